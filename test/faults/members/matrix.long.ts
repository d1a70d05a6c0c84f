import { shortForm } from '../../support/faults/part.ts'
import { matrix } from './matrix.ts'

shortForm(matrix)
