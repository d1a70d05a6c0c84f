import { isSearchable } from '../domain/search-text.ts'
import type { Content } from '../publishing/load.ts'
import { helpFor } from '../search/distress/help-results.ts'
import { sensitiveViewer } from '../search/found.ts'
import { SearchView } from '../views/search/search-page.tsx'
import { isOpened, openedBy, page } from './define-page.tsx'

/** Guides to begin with, for an empty search. */
const beginnings = [
  ['week', '8-weeks-pregnant'],
  ['month', '0-month-old-baby'],
  ['article', 'safe-sleep-for-babies'],
  ['article', 'foods-to-limit-in-pregnancy'],
  ['article', 'when-are-you-most-fertile'],
  ['article', 'checklist-packing-a-hospital-bag'],
] as const
const longestTitle = 60 // code points of a search text in the page's title

const guides = (content: Content) => beginnings.flatMap(([kind, slug]) => content.card(kind, slug) ?? [])

function titleOf(text: string): string {
  const letters = [...text.trim().replace(/\s+/g, ' ')]
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle).join('')}…` : letters.join('')
}

export const searchPage = page({
  path: '/search',
  query: ['q', 'targetUrl', openedBy.name],
  cacheable: false, // what was typed, and where, belongs to one visitor
  async load({ content, input }) {
    const text = input.query.q ?? null
    const isAfterLoss = input.sensitive === true
    const isHeldBack = isAfterLoss && !isOpened(input)
    if (text === null || !isSearchable(text))
      return { text, found: null, help: null, guides: guides(content), isHeldBack, isAfterLoss }
    const help = await helpFor(content, text, isHeldBack)
    const found = help?.searched ?? (await content.search(text, isHeldBack ? sensitiveViewer : undefined))
    return { text, found, help, guides: guides(content), isHeldBack, isAfterLoss }
  },
  head: ({ text, found, help }) => ({
    // A search in distress is not repeated in the title of the tab.
    title: found && text && !help ? `“${titleOf(text)}”: search` : 'Search',
    description: 'Search the guides by week and by month, the articles, topics and news of the almanac.',
    path: text === null ? '/search' : undefined,
    noindex: true,
    sheet: 'search',
  }),
  view: ({ loaded }) => <SearchView {...loaded} />,
  ads: () => ({ kind: 'search' }),
  aboutLoss: ({ found, help }) => help !== null || (found?.onLoss ?? false),
  whenSensitive: 'itself',
  examples: ['/search'],
})
