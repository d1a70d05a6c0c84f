// The signs that stay in view while contractions are timed: rows of the table, in a word or two for a small band.
import { signsPagePath } from './danger-stages.ts'

/** By the ids of the rows that they stand for, in the order of the band. */
export const laborSignWords = {
  'pregnancy-fluid': 'waters leak or gush',
  'pregnancy-late-bleeding': 'bleeding',
  'pregnancy-movement': 'baby moves less',
  'pregnancy-contractions': 'before 37 weeks',
  'pregnancy-headache': 'bad headache, or sight changes',
  'pregnancy-pain': 'pain that stays',
  'pregnancy-fever': 'fever',
} as const

export interface LaborSigns {
  band: readonly string[]
  /** The address of all signs, with numbers to call. */
  all: string
}

/** For the contraction timer. */
export const laborSigns: LaborSigns = { band: Object.values(laborSignWords), all: `${signsPagePath}#pregnancy` }
