// The few danger signs that a card read in a minute names; the box of all of them stands on the same page.
import type { DangerSign } from './danger-sign.ts'

/** Signs that mean a call at any hour, those to know first ahead. */
const order = [
  'pregnancy-movement',
  'pregnancy-early-bleeding',
  'pregnancy-bleeding',
  'pregnancy-late-bleeding',
  'pregnancy-swelling',
  'pregnancy-one-side',
  'pregnancy-pain',
  'pregnancy-fluid',
  'pregnancy-fever',
  'newborn-fever',
  'newborn-feeding',
  'newborn-diapers',
  'child-fever',
  'child-ill-fever',
  'child-diapers',
  'child-head-injury',
]
const most = 3

/** The first signs to know of those that hold in a week or month, three at most. */
export const firstSigns = (signs: readonly DangerSign[]): DangerSign[] =>
  order.flatMap(id => signs.find(sign => sign.id === id) ?? []).slice(0, most)
