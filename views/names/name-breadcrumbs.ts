// The breadcrumbs of each kind of page on names, shown to readers and to search engines.
import type { Step } from '../head.ts'

const top: Step = { title: 'Baby names', path: '/baby-names' }

export const nameBreadcrumbs = {
  /** The breadcrumbs of a page right below the front page of names. */
  below: (): readonly Step[] => [top],
  list: (): readonly Step[] => [top, { title: 'Lists', path: '/b/baby-name-lists' }],
  origin: (): readonly Step[] => [top, { title: 'Origins', path: '/b/baby-name-origins' }],
  letter: (): readonly Step[] => [top, { title: 'A to Z', path: '/b/a-z-baby-names' }],
  /** The breadcrumbs of a name: the list of its first letter. */
  name: ({ letters }: { letters: string }): readonly Step[] => {
    const letter = letters.charAt(0)
    return [top, { title: letter.toUpperCase(), path: `/b/baby-names-that-start-with-${letter}` }]
  },
  year: (): readonly Step[] => [top, { title: 'Most popular', path: '/b/most-popular-baby-names' }],
}
