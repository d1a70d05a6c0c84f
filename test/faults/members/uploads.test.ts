import { shortForm } from '../../support/faults/part.ts'
import { uploads } from './uploads.ts'

shortForm(uploads)
