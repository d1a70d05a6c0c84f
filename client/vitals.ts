// The three figures by which a page's speed is judged, as Google's web-vitals measures them: loaded late, on sampled
// pages only. What happened before is in the browser's own record, which web-vitals reads.
import { onCLS, onINP, onLCP } from 'web-vitals'
import type { EventOf } from '../domain/events.ts'
import { pageKindOf } from '../domain/page-kinds.ts'
import { report } from '../state/report.ts'

type Speed = EventOf<'page-speed'>['properties']

const longest = 600_000 // milliseconds that the event takes

/** Reports the figures of this page once, when it is left or put into the background. */
export function reportVitals() {
  const kind = pageKindOf(location.pathname)
  let figures: Omit<Speed, 'kind'> = {}
  const ms = (value: number) => Math.min(longest, Math.round(value))
  // Whole numbers only: a fraction of a millisecond could tell two devices apart, and says nothing of a page.
  onLCP(({ value }) => {
    figures.lcp = ms(value)
  })
  onINP(({ value }) => {
    figures.inp = ms(value)
  })
  onCLS(({ value }) => {
    figures.cls = Math.min(10_000, Math.round(value * 1000))
  })
  // After those of web-vitals, which finish their figures at the same moment.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !Object.keys(figures).length) return
    report({ name: 'page-speed', properties: { kind, ...figures } })
    figures = {}
  })
}
