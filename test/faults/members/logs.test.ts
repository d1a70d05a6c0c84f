import { shortForm } from '../../support/faults/part.ts'
import { logs } from './logs.ts'

shortForm(logs)
