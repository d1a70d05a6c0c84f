// /b/…: the page of a name, or a list of names by a rule.
import { redirect } from 'react-router'
import { listsOf } from '../../names/all-lists.ts'
import { knownEndings, letterSlug } from '../../names/letter-lists.ts'
import { letters, uses } from '../../names/name-filter.ts'
import { pathOf } from '../../names/name-list.ts'
import { nameSearch } from '../../names/name-search.ts'
import type { Names } from '../../names/names.ts'
import { placeholders } from '../../names/placeholder-names.ts'
import { NameListView } from '../../views/names/list.tsx'
import { PopularView } from '../../views/names/popular.tsx'
import { missing, page } from '../define-page.tsx'
import { listHead, listQuery, loadList } from './list.tsx'
import { loadName, NameView, nameHead, nameQuery } from './name.tsx'
import { loadYear, yearHead } from './popular.tsx'

const nearest = 6
const namePattern = /^(.+)-baby-name$/
const yearPattern = /^top-baby-names-(.+)$/

/** Suggestions for an unknown name or list. */
function instead(names: Names, slug: string) {
  const asked = namePattern.exec(slug)?.[1]
  if (asked === undefined)
    return listsOf(names)
      .instead(slug)
      .map(({ slug, title }) => ({ title, path: pathOf(slug) }))
  return nameSearch(names)
    .near(asked, nearest)
    .map(({ name, path }) => ({ title: name, path }))
}
const usual = [
  { title: 'Search names', path: '/b/search' },
  { title: 'All lists of names', path: '/b/baby-name-lists' },
]

/** Addresses for the sitemap: all names, years, and lists that pages link to. */
function listed(names: Names): { path: string }[] {
  const lists = listsOf(names)
  const starts = [undefined, ...uses].flatMap(use =>
    letters.map(letter => letterSlug({ use, where: 'starts', letters: letter })),
  )
  const ends = knownEndings.map(ending => letterSlug({ where: 'ends', letters: ending }))
  const slugs = [...lists.all.map(({ slug }) => slug), ...[...starts, ...ends].filter(slug => lists.find(slug))]
  const years = names.counts.years.map(year => `top-baby-names-${year}`)
  return [...[...slugs, ...years].map(slug => ({ path: pathOf(slug) })), ...names.all]
}

export const nameBySlug = page({
  path: '/b/:slug',
  query: [...listQuery, ...nameQuery],
  listed: { kind: 'names', pages: async content => listed(await content.names()) },
  async load(loading) {
    const names = await loading.content.names()
    const slug = loading.params.slug ?? ''
    const small = slug.toLowerCase()
    const year = yearPattern.exec(small)?.[1]
    if (year !== undefined) return { kind: 'year' as const, page: loadYear(names, year, loading.input.query, true) }
    const asked = namePattern.exec(small)?.[1]
    const name = asked === undefined ? undefined : names.find(asked)
    const list = name ? undefined : listsOf(names).find(small)
    if (asked !== undefined && placeholders.has(asked)) throw missing({ reason: 'no-given-name', suggestions: usual })
    if (!name && !list)
      throw missing({
        reason: asked === undefined ? 'no-list' : 'no-name',
        suggestions: [...instead(names, small), ...usual],
      })
    if (small !== slug) throw redirect(pathOf(small), 301)
    if (name) return { kind: 'name' as const, page: await loadName(name, loading) }
    // The cast: without a name there is a list.
    return { kind: 'list' as const, page: loadList(names, list as NonNullable<typeof list>, loading.input.query) }
  },
  head(loaded) {
    if (loaded.kind === 'name') return nameHead(loaded.page)
    return loaded.kind === 'year' ? yearHead(loaded.page) : listHead(loaded.page)
  },
  view({ loaded }) {
    if (loaded.kind === 'name') return <NameView page={loaded.page} />
    return loaded.kind === 'year' ? <PopularView {...loaded.page} /> : <NameListView {...loaded.page} />
  },
  ads: () => ({ kind: 'names' }),
  whenSensitive: 'itself',
  examples: [
    '/b/olivia-baby-name',
    '/b/girl-baby-names',
    '/b/baby-names-that-start-with-q',
    '/b/hebrew-baby-names',
    '/b/top-baby-names-1961',
  ],
})
