import { shortForm } from '../../support/faults/part.ts'
import { matchKills } from './match-kills.ts'

shortForm(matchKills)
