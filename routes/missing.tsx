// The page for an address where nothing is: it says so and offers the places people usually look for.
import type { Head } from '../views/head.ts'
import { NotFoundView } from '../views/status/not-found.tsx'
import type { Missing, Presented } from './define.tsx'

const usual = [
  { title: 'Pregnancy week by week', path: '/pregnancy-week-by-week' },
  { title: 'Baby month by month', path: '/baby-month-by-month' },
  { title: 'All topics', path: '/topics' },
  { title: 'All articles', path: '/a/' },
]

const titles = { missing: 'Page not found', gone: 'Taken out of the almanac', planned: 'Still being written' } as const

export function presentMissing(what: Missing): Presented {
  const head: Head = {
    title: titles[what.reason ?? 'missing'],
    description: 'There is no page at this address.',
    noindex: true,
  }
  const body = <NotFoundView reason={what.reason} suggestions={what.suggestions.length ? what.suggestions : usual} />
  return { head, body, ads: null, quiet: false }
}
