// The lines of a baby budget, in the order in which they fall due, with the month in which each begins. The device stores ids, so a text may be written anew, and an id stays as it is.
import type { BudgetGroup, BudgetKind, BudgetLine } from '../domain/tools/baby-budget.ts'

type More = Pick<BudgetLine, 'note' | 'used'>
const line = (kind: BudgetKind, id: string, text: string, start: number, more: More = {}): BudgetLine => ({
  id,
  text,
  kind,
  start,
  ...more,
})
const once = (id: string, text: string, start = 0, more?: More) => line('once', id, text, start, more)
const monthly = (id: string, text: string, start = 1, more?: More) => line('monthly', id, text, start, more)

const anyUsed = { used: '' }
const checkedUsed = { used: 'Look for recalls, missing parts and sharp edges first.' }

export const budgetGroups: readonly BudgetGroup[] = [
  {
    id: 'sleep',
    title: 'Sleep and room, once',
    lines: [
      once('crib', 'Crib and mattress', 0, { used: 'Only if it meets the rules of today, with every screw.' }),
      once('bassinet', 'Bassinet', 0, checkedUsed),
      once('dresser', 'Dresser, changing pad', 0, { used: 'It has to be fixed to the wall.' }),
      once('glider', 'Glider', 0, anyUsed),
      once('monitor', 'Monitor', 0, anyUsed),
      once('bedding', 'Bedding', 0, anyUsed),
    ],
  },
  {
    id: 'ways',
    title: 'On the way, once',
    lines: [
      once('stroller', 'Stroller', 0, checkedUsed),
      once('infant-seat', 'Infant car seat', 0, {
        used: 'Only from somebody you trust: never in a crash, not expired, not recalled.',
      }),
      once('convertible', 'Convertible car seat', 12, {
        used: 'Only from somebody you trust: never in a crash, not expired, not recalled.',
      }),
      once('carrier', 'Carrier', 0, checkedUsed),
    ],
  },
  {
    id: 'things',
    title: 'Feeding, clothes and play, once',
    lines: [
      once('bottles', 'Bottles, something to clean them', 0, { used: 'With new nipples.' }),
      once('pump', 'Breast pump', 0, { note: 'Most US health plans cover one.' }),
      once('high-chair', 'High chair', 6, checkedUsed),
      once('bath', 'Bath tub', 0, anyUsed),
      once('first-aid', 'Thermometer and first aid', 0),
      once('first-clothes', 'Clothes to start with', 0, anyUsed),
      once('mat', 'Play mat', 2, anyUsed),
    ],
  },
  {
    id: 'bills',
    title: 'Birth, once',
    lines: [
      once('birth-bills', 'Bills for the birth', 1, { note: 'What your plan leaves to you, at worst its maximum.' }),
    ],
  },
  {
    id: 'each-month',
    title: 'Each month',
    lines: [
      monthly('diapers', 'Diapers and wipes'),
      monthly('milk', 'Formula, or things for nursing and pumping'),
      monthly('solids', 'Solid food', 7),
      monthly('care', 'Child care', 4, { note: 'From the month in which you go back.' }),
      monthly('health', 'Health premiums and co-pays'),
      monthly('clothes', 'Clothes by size', 3, anyUsed),
      monthly('toys', 'Toys and books', 3, anyUsed),
      monthly('household', 'Laundry and household'),
      monthly('insurance', 'Insurance and life cover'),
      monthly('savings', 'Savings'),
    ],
  },
]
