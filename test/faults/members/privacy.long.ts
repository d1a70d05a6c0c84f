import { shortForm } from '../../support/faults/part.ts'
import { privacy } from './privacy.ts'

shortForm(privacy)
