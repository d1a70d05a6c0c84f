import { shortForm } from '../../support/faults/part.ts'
import { interleaved } from './interleaved.ts'

shortForm(interleaved)
