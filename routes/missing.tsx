// The page for an address where nothing is: it says so and offers the places people usually look for.
import type { Head } from '../views/head.ts'
import { NotFoundView } from '../views/status/not-found.tsx'
import type { Missing } from './define.tsx'

const usual = [
  { title: 'Pregnancy week by week', path: '/pregnancy-week-by-week' },
  { title: 'Baby month by month', path: '/baby-month-by-month' },
  { title: 'All topics', path: '/topics' },
  { title: 'All articles', path: '/a/' },
]

export function presentMissing(what: Missing) {
  const head: Head = {
    title: what.reason === 'gone' ? 'Taken out of the almanac' : 'Page not found',
    description: 'There is no page at this address.',
    noindex: true,
  }
  return { head, body: <NotFoundView reason={what.reason} suggestions={what.suggestions.length ? what.suggestions : usual} /> }
}
