// The page for an unknown address, and for a page that is still being written: both offer other pages.
import type { Head } from '../views/head.ts'
import type { Presented } from '../views/page.tsx'
import { NotFoundView } from '../views/status/not-found.tsx'
import { PlannedView } from '../views/status/planned.tsx'
import type { Missing } from './define-page.tsx'

const usual = [
  { title: 'Pregnancy week by week', path: '/pregnancy-week-by-week' },
  { title: 'Baby month by month', path: '/baby-month-by-month' },
  { title: 'All topics', path: '/topics' },
  { title: 'All articles', path: '/a/' },
]

const titles = {
  missing: 'Page not found',
  gone: 'Taken out of the almanac',
  'not-here': 'For readers in the United States',
  'no-name': 'No figures for this name',
  'no-given-name': 'An entry that is no name',
  'no-list': 'No names for this list',
  'no-registry': 'No list at this link',
} as const

/** The page for an address without a page. @param sensitive the viewer is after a loss */
export function presentMissing(what: Missing, sensitive = false): Presented {
  const head: Head = {
    title: titles[what.reason ?? 'missing'],
    description: 'There is no page at this address.',
    noindex: true,
  }
  const body = <NotFoundView reason={what.reason} suggestions={what.suggestions.length ? what.suggestions : usual} />
  return { head, body, ads: null, sensitive }
}

/** The page for one that is still being written. @param title its title when it is written */
export function presentPlanned(title: string, path: string, sensitive = false): Presented {
  const head: Head = {
    title: `${title}: still being written`,
    description: `${title}: this page has its place in the almanac and is still being written. What you can read until then.`,
    path,
    noindex: true,
  }
  return { head, body: <PlannedView title={title} suggestions={usual} />, ads: null, sensitive }
}
