// A drawing that somebody holds: as the site is delivered, nobody does.
import type { Sweepstakes } from '../../content/sweepstakes.ts'
import type { Content } from '../../publishing/load.ts'

export const openDrawing: Sweepstakes = {
  period: 'new-members-2027',
  prize: '$1000',
  opens: '2026-01-01T00:00:00-05:00',
  closes: '2028-01-01T00:00:00-05:00',
  mailBy: '2028-01-10',
  drawn: '2028-01-17',
  sponsor: { name: 'Almanac House, Inc.', address: '1 Main Street, Dayton, Ohio' },
  odds: 'One entry is drawn of all that count, so the odds depend on how many there are.',
  winner: null,
}

/** For `content` of a site of tests: the drawing is open from 2026 to 2028. */
export const withDrawing = (own: Content): Content => ({ ...own, drawing: () => openDrawing })
