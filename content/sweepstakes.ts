// The drawing for new members: its dates, prize, odds and outcome. /sweepstakes, its rules, the page to join and every
// invitation read them here.
//
// Nobody holds it until `sponsor` is filled in: then no page speaks of a prize, and nobody can enter. Whoever runs the site
// fills it in, with dates of their own and with rules that a lawyer has read; `npm run content:check` says what is missing.

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
  /** Who gives the prize; null until that is settled: there is no drawing before. */
  sponsor: { name: string; address: string } | null
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
  sponsor: null,
  odds: 'One entry is drawn of all that count, so the odds depend on how many there are.',
  winner: null,
}

export type SweepstakesState = 'none' | 'before' | 'open' | 'closed' | 'drawn'

/** A drawing, and where it is now. */
export interface SweepstakesNow {
  drawing: Sweepstakes | null
  state: SweepstakesState
}

/** Where a drawing is at an instant, in milliseconds. */
export function stateOfSweepstakes(of: Sweepstakes | null, now: number): SweepstakesState {
  if (!of?.sponsor) return 'none'
  if (of.winner !== null) return 'drawn'
  if (now < Date.parse(of.opens)) return 'before'
  return now < Date.parse(of.closes) ? 'open' : 'closed'
}
