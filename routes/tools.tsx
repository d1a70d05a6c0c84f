import type { ComponentType } from 'react'
import { addressOf } from '../content/addresses.ts'
import { genderChartPromo } from '../experiments/gender-chart-promo.ts'
import { ovulationPromo } from '../experiments/ovulation-promo.ts'
import { breadcrumbs } from '../views/content/breadcrumbs.ts'
import { usePage } from '../views/page.tsx'
import { DueDateTables } from '../views/tools/due-date-tables.tsx'
import { type Promo, PromoCard } from '../views/tools/promo-card.tsx'
import { ToolPageView } from '../views/tools/tool-page.tsx'
import type { ToolPartName } from '../views/tools/tool-part.tsx'
import { isOpened, missing, page } from './define-page.tsx'
import { related, relatedTools } from './related-pages.ts'
import { textPage } from './structured-data.ts'
import { toolData } from './tool-data.ts'

interface ToolRow {
  /** Its file in content/tool-pages. */
  slug: string
  part: ToolPartName
  /** What an experiment adds below the tool. */
  promo?: Promo
  /** Stands below the text. */
  Below?: ComponentType
}

/** Who opened a page although it was put away wanted the tool, and is led on to nothing. */
const PromoUnlessOpened = (promo: Promo) => (isOpened(usePage()) ? null : <PromoCard {...promo} />)

/** A tool at an address of its own. No ad stands in a tool, nor beside it. After a loss it is put away. */
function toolPage({ slug, part, promo, Below }: ToolRow) {
  const path = addressOf('tool', slug)
  return page({
    path,
    listed: { kind: 'tools', pages: content => content.cards('tool').filter(card => card.path === path) },
    async load({ content, input }) {
      const piece = await content.piece('tool', slug)
      const card = content.card('tool', slug)
      if (!piece || !card) throw missing({ suggestions: [] })
      return {
        piece,
        related: related(content, { ...card, next: piece.next }),
        tools: relatedTools({ own: piece.tools, except: path }),
        data: await toolData(part, content, input.country),
      }
    },
    head: ({ piece }) => ({
      title: piece.title,
      description: piece.description,
      path,
      image: 'previews/tool.png',
      sheet: 'tools',
      breadcrumbs: breadcrumbs.tool(),
      jsonLd: [textPage(piece)],
    }),
    view: ({ loaded }) => (
      <ToolPageView {...loaded} part={part} below={Below && <Below />}>
        {promo && <PromoUnlessOpened {...promo} />}
      </ToolPageView>
    ),
    experiments: promo && [promo.experiment],
    whenSensitive: 'put-away',
    examples: [path],
  })
}

/** The tools with a page of their own; those within an article stand in its front matter. */
const rows: readonly ToolRow[] = [
  { slug: 'due-date-calculator', part: 'tool-due-date', Below: DueDateTables },
  {
    slug: 'ovulation-calculator',
    part: 'tool-ovulation',
    promo: {
      prompt: 'ovulation-promo',
      experiment: ovulationPromo,
      kicker: 'From the guides',
      title: 'Getting pregnant',
      line: 'What helps, what makes no difference, how long it tends to take, and when to ask for help.',
      path: '/topics/getting-pregnant',
      art: 'stage-trying',
    },
  },
  {
    slug: 'chinese-gender-chart',
    part: 'tool-gender-chart',
    promo: {
      prompt: 'gender-chart-promo',
      experiment: genderChartPromo,
      kicker: 'From the guides',
      title: 'Pregnancy week by week',
      line: 'What each week is known to bring: how big the baby is, what changes for you, and what comes at the visits.',
      path: '/pregnancy-week-by-week',
      art: 'stage-first-trimester',
    },
  },
  { slug: 'contraction', part: 'tool-contractions' },
  { slug: 'pregnancy-tracker', part: 'tool-pregnancy-tracker' },
  { slug: 'baby-tracker', part: 'tool-baby-tracker' },
]

export const toolPages = rows.map(toolPage)
