// The drawing for new members: its dates, prize, odds and outcome. /sweepstakes, its rules, the page to join and every
// invitation read them here.
//
// This is the text of an example. Whoever runs the site puts their own in its place before they invite anybody, with a
// lawyer's help, or sets it to null: then no page speaks of a prize.

export interface Sweepstakes {
  /** Names the drawing in the store: an entry is one for each member and period. */
  period: string
  prize: string
  /** Instants, ISO 8601 with their offset: the first in which an entry counts, and the first in which none does. */
  opens: string
  closes: string
  /** Days, YYYY-MM-DD. */
  mailBy: string
  drawn: string
  /** Who gives the prize. */
  sponsor: { name: string; address: string }
  odds: string
  /** First name and state of whoever has won; null until the prize is confirmed. */
  winner: string | null
}

export const sweepstakes: Sweepstakes | null = {
  period: 'new-members-2027',
  prize: '$1000',
  opens: '2026-01-01T00:00:00-05:00',
  closes: '2028-01-01T00:00:00-05:00',
  mailBy: '2028-01-10',
  drawn: '2028-01-17',
  sponsor: {
    name: '[legal name of the operator]',
    address: '[postal address of the operator]',
  },
  odds: 'One entry is drawn of all that count, so the odds depend on how many there are.',
  winner: null,
}

export type SweepstakesState = 'none' | 'before' | 'open' | 'closed' | 'drawn'

/** Where a drawing is at an instant, in milliseconds. */
export function stateOfSweepstakes(of: Sweepstakes | null, now: number): SweepstakesState {
  if (of === null) return 'none'
  if (of.winner !== null) return 'drawn'
  if (now < Date.parse(of.opens)) return 'before'
  return now < Date.parse(of.closes) ? 'open' : 'closed'
}
