import { isLoss } from '../content/loss.ts'
import type { Card } from '../content/schema.ts'
import { site } from '../content/site.ts'
import { toolByKey } from '../content/tools.ts'
import { HomeView } from '../views/home/home.tsx'
import { stages } from '../views/home/stages.ts'
import { QuietHomeView, quietTitle } from '../views/quiet/quiet-home.tsx'
import { page } from './define-page.tsx'
import { quietShelves } from './quiet-almanac.tsx'
import { webSite } from './structured-data.ts'

const shown = { articles: 6, news: 3 } // cards on the front page
const shownTools = ['due-date', 'contractions', 'baby-tracker', 'ovulation', 'hospital-bag', 'birth-plan'] as const

/** A tool has its row above the guides. */
const isShownTool = ({ path }: Card) => shownTools.some(key => toolByKey.get(key)?.path === path)

export const home = page({
  path: '/',
  load: ({ content }) => ({
    rising: content.risingNames(),
    quiet: quietShelves(content),
    weeks: content.cards('week'),
    articles: content
      .cards('article')
      .filter(card => !isLoss(card) && !isShownTool(card))
      .slice(0, shown.articles),
    news: content.cards('news').slice(0, shown.news),
    tools: shownTools.flatMap(key => toolByKey.get(key) ?? []),
  }),
  head: () => ({
    title: site.tagline,
    description: site.description,
    path: '/',
    image: 'previews/home.png',
    jsonLd: [webSite()],
    sheet: 'home',
  }),
  view: ({ loaded }) => <HomeView stages={stages} {...loaded} />,
  whenSensitive: { title: quietTitle, view: QuietHomeView },
  examples: ['/'],
})
