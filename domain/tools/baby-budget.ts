// A budget for the first year, as it is entered: lines, leave, gifts. What it comes to is in budget-year.ts.
import { type Currency, currencies } from './money.ts'
import type { LeaveEntry } from './pay-gap.ts'

export type BudgetKind = 'once' | 'monthly'

export interface BudgetLine {
  /** What the device stores: the text may change, the id may not. */
  id: string
  text: string
  kind: BudgetKind
  /** The month of life in which it is bought or begins: 0 is before the birth, 1 to 12 the months after. */
  start: number
  note?: string
  /** What to know of a used one; without it there is no used one. */
  used?: string
}

export interface BudgetGroup {
  id: string
  title: string
  lines: readonly BudgetLine[]
}

/** What somebody entered for a line, as it was typed. Kind and start stand here so that a sum needs no list of lines. */
export interface BudgetEntry {
  kind: BudgetKind
  amount: string
  isNeeded: boolean
  isUsed: boolean
  start: number
}

export interface OwnBudgetLine {
  id: string
  text: string
  kind: BudgetKind
}

export interface Budget {
  /** '' for the one of the visitor's country. */
  currency: Currency | ''
  /** By the ids of lines. */
  lines: Readonly<Record<string, BudgetEntry>>
  own: readonly OwnBudgetLine[]
  leaves: readonly LeaveEntry[]
  gifts: string
}

export const emptyBudget: Budget = { currency: '', lines: {}, own: [], leaves: [], gifts: '' }
export const mostOwnBudgetLines = 30
export const currencyFor = (country: 'US' | 'other'): Currency => (country === 'US' ? 'USD' : 'EUR')

/** What a line is before anything was entered. */
export const newEntry = ({ kind, start }: Pick<BudgetLine, 'kind' | 'start'>): BudgetEntry => ({
  kind,
  amount: '',
  isNeeded: true,
  isUsed: false,
  start,
})

/** The entry of a line, or what it is before anything was entered. */
export const entryOf = ({ lines }: Budget, line: Pick<BudgetLine, 'id' | 'kind' | 'start'>): BudgetEntry =>
  lines[line.id] ?? newEntry(line)

export const withEntry = (budget: Budget, line: BudgetLine, fields: Partial<BudgetEntry>): Budget => ({
  ...budget,
  lines: { ...budget.lines, [line.id]: { ...entryOf(budget, line), ...fields } },
})

/** An own line as any other; it begins with the birth. */
export const asBudgetLine = ({ id, text, kind }: OwnBudgetLine): BudgetLine => ({
  id,
  text,
  kind,
  start: kind === 'once' ? 0 : 1,
  used: '',
})

export const isCurrency = (text: string): text is Currency => currencies.some(currency => currency === text)
