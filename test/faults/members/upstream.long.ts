import { shortForm } from '../../support/faults/part.ts'
import { upstream } from './upstream.ts'

shortForm(upstream)
