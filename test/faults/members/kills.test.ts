import { shortForm } from '../../support/faults/part.ts'
import { kills } from './kills.ts'

shortForm(kills)
