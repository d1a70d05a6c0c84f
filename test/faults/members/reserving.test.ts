import { shortForm } from '../../support/faults/part.ts'
import { reserving } from './reserving.ts'

shortForm(reserving)
