import { listsOf } from '../../names/all-lists.ts'
import { filterQuery, passes, readFilter } from '../../names/name-filter.ts'
import { pathOf } from '../../names/name-list.ts'
import { type MatchKind, matchKinds, nameSearch } from '../../names/name-search.ts'
import type { Name } from '../../names/names.ts'
import { helpFor } from '../../search/distress/help-results.ts'
import { nameBreadcrumbs } from '../../views/names/name-breadcrumbs.ts'
import { NameSearchView } from '../../views/names/search.tsx'
import { missing, page } from '../define-page.tsx'
import { paged } from '../paging.ts'
import { listPath, listQuery, listSize, originChoices } from './list.tsx'
import { rowsOf, trendSpan } from './list-rows.ts'

const path = '/b/search'
const breadcrumbs = nameBreadcrumbs.below()
/** Lists to go on with. */
const begin = [
  'girl-baby-names',
  'boy-baby-names',
  'unisex-baby-names',
  'classic-baby-names',
  'unique-baby-names',
  'rising-baby-names',
]

interface Match {
  name: Name
  how: MatchKind | 'filtered'
}

export const nameSearchPage = page({
  path,
  query: ['q', ...listQuery],
  cacheable: false, // what was typed belongs to one visitor
  async load({ content, input: { query, sensitive } }) {
    const names = await content.names()
    const text = query.q ?? ''
    const filter = readFilter(query)
    const narrowed = filterQuery(filter) !== ''
    const asked = text.trim() !== ''
    const help = await helpFor(content, text, sensitive)
    const all: readonly Match[] = asked
      ? nameSearch(names).find(text)
      : narrowed
        ? names.list({}).map(name => ({ name, how: 'filtered' }))
        : []
    const left = narrowed ? all.filter(({ name }) => passes(name, filter, names.about(name))) : all
    const part = help ? paged([], undefined, listSize) : paged(left, query.page, listSize)
    if (!part) throw missing({ suggestions: [{ title: 'Search names', path }] })
    const from = (part.page - 1) * listSize + 1
    const groups = ([...matchKinds, 'filtered'] as const).flatMap(how => {
      const first = part.shown.findIndex(match => match.how === how)
      const own = part.shown.filter(match => match.how === how).map(({ name }) => name)
      return first < 0 ? [] : [{ how, from: from + first, rows: rowsOf(names, own) }]
    })
    const own: Record<string, string> = asked ? { q: text.toWellFormed() } : {}
    const lists = listsOf(names)
    return {
      text,
      help,
      filter,
      origins: originChoices(names, names.all),
      found: asked || narrowed ? { count: left.length, groups } : null,
      page: part.page,
      pages: part.pages,
      pathOf: (page: number) => listPath(path, filter, page, own),
      lists: begin.flatMap(slug => lists.find(slug) ?? []).map(({ title, slug }) => ({ title, path: pathOf(slug) })),
      span: trendSpan(names),
    }
  },
  head: ({ found, help }) => ({
    title: found && !help ? 'Names that were found' : 'Search names',
    description:
      'Search all baby names by spelling, by a part of the name, or by meaning; near spellings are found too.',
    path: found ? undefined : path,
    noindex: true,
    sheet: 'search',
  }),
  view: ({ loaded }) => <NameSearchView {...loaded} breadcrumbs={breadcrumbs} />,
  ads: () => ({ kind: 'names' }),
  aboutLoss: ({ help }) => help !== null,
  whenSensitive: 'itself',
  examples: [path],
})
