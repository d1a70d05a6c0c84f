// The categories of the forum, which is a site of its own.
import { forum } from './site.ts'

export interface Board {
  label: string
  href: string
  /** Who meets there. */
  line: string
}

const board = (label: string, slug: string, line: string): Board => ({ label, href: `${forum}/${slug}`, line })

/** In the order of the menu. */
export const boards: readonly Board[] = [
  board('Month clubs', 'month-clubs', 'People whose babies are due, or were born, in the same month.'),
  board('Trimesters', 'trimesters', 'Questions that come up in each third of a pregnancy.'),
  board('Babies 0-3 months', 'babies-0-3-months', 'The first weeks at home, night shifts included.'),
  board('Parenting', 'parenting', 'Everything after that: sleep, food, work, relatives.'),
  board('Trying to conceive', 'trying-to-conceive', 'Waiting, testing, treatment, and the months between.'),
  board('Adoption', 'adoption', 'Becoming a family by adoption or foster care.'),
  board('Multiples', 'multiples', 'Twins, triplets and how other people carry the shopping.'),
  board('Preemies', 'preemies', 'Babies born early, from intensive care to corrected age.'),
  board('Toddlers', 'toddlers', 'Big feelings, small words, and what to do about shoes.'),
  board('Eco-friendly family', 'eco-friendly-family', 'Cloth, second-hand, less of everything.'),
]
