import { houseAds } from '../content/house-ads.ts'
import { mainMenu } from '../content/navigation.ts'
import type { KindName } from '../content/schema.ts'
import type { Content } from '../publishing/load.ts'
import { stages } from '../views/home/stages.ts'
import { UiPage } from '../views/ui-page/ui-page.tsx'
import { page } from './define-page.tsx'

/** Drawings of empty states and errors. */
const states = ['empty-search', 'empty-saved', 'empty-list', 'not-found', 'broken'].map(art => ({ art }))

const illustrated: readonly KindName[] = ['week', 'month', 'topic', 'article', 'news', 'page']

/** Names of the drawings that stages, pieces, tools, house ads, sizes and empty places show, each once. */
async function drawingsOf(content: Content): Promise<string[]> {
  const cards = illustrated.flatMap(kind => content.cards(kind))
  const weeks = await Promise.all(content.cards('week').map(({ slug }) => content.piece('week', slug)))
  const tools = mainMenu.flatMap(item => item.tools)
  return [
    ...new Set(
      [...stages, ...cards, ...tools, ...houseAds, ...states, ...weeks.flatMap(week => week?.size ?? [])].map(
        ({ art }) => art,
      ),
    ),
  ]
}

/** All UI components on one page, for developers. */
export const uiPage = page({
  path: '/kit',
  load: async ({ content }) => ({
    cards: content.cards('article').slice(0, 3),
    news: content.cards('news').slice(0, 2),
    drawings: await drawingsOf(content),
  }),
  head: () => ({
    title: 'The kit',
    description: 'Every piece that the pages of this site are made of.',
    path: '/kit',
    noindex: true,
  }),
  view: ({ loaded }) => <UiPage {...loaded} />,
  whenSensitive: 'itself',
  examples: ['/kit'],
})
