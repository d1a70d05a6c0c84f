import { leadingNumber } from '../content/card-order.ts'
import type { Card } from '../content/schema.ts'
import { slugOfWeek } from '../domain/dating-by-period.ts'
import { guideWeeks } from '../domain/pregnancy-dating.ts'
import { saveSide, sideOf } from '../experiments/save-side.ts'
import { breadcrumbs } from '../views/content/breadcrumbs.ts'
import { WeekView } from '../views/content/week.tsx'
import { WeeksIndexView } from '../views/content/weeks-index.tsx'
import { useVersion } from '../views/page.tsx'
import { missing, page } from './define-page.tsx'
import { neighbours, related, relatedTools } from './related-pages.ts'
import { indexHead, textPage } from './structured-data.ts'

export const weekIndex = page({
  path: '/pregnancy-week-by-week',
  async load({ content }) {
    const week = 20 // half the way
    const piece = await content.piece('week', slugOfWeek(week))
    return { weeks: content.cards('week'), drawn: { week, size: piece?.size } }
  },
  head: ({ weeks }) => ({
    ...indexHead(
      {
        title: 'Pregnancy week by week',
        description:
          'What happens in each week of pregnancy: your baby, your body and mind, tests and visits, and when to call your care team.',
        path: '/pregnancy-week-by-week',
        image: 'previews/week.png',
      },
      weeks,
    ),
    sheet: 'fetus',
    isGuide: true,
  }),
  view: ({ loaded }) => <WeeksIndexView {...loaded} />,
  ads: () => ({ kind: 'guide', category: 'pregnancy' }),
  whenSensitive: 'put-away',
  examples: ['/pregnancy-week-by-week'],
})

export const week = page({
  path: '/pregnancy-week-by-week/:slug',
  listed: { kind: 'weeks', pages: content => content.cards('week') },
  async load({ content, params }) {
    const weeks = content.cards('week')
    const piece = await content.piece('week', params.slug ?? '')
    if (!piece) throw missing({ suggestions: nearestWeeks(params.slug ?? '', weeks) })
    const tools = relatedTools({ own: piece.tools ?? toolsFor(leadingNumber(piece.slug)) })
    return {
      piece,
      ...neighbours(weeks, piece.slug),
      weeks: weeks.map(({ slug, path }) => ({ week: leadingNumber(slug), path })),
      related: related(content, {
        ...{ path: piece.path, next: piece.next, art: piece.art, drawings: tools.map(tool => tool.art) },
        ...topicsFor(leadingNumber(piece.slug)),
        span: content.card('week', piece.slug)?.span,
      }),
      tools,
    }
  },
  head: ({ piece }) => ({
    title: `${piece.title}: ${piece.size ? `${piece.size.object} size, ` : ''}symptoms and visits`,
    description: piece.description,
    path: piece.path,
    image: 'previews/week.png',
    type: 'article',
    isGuide: true,
    breadcrumbs: breadcrumbs.week(leadingNumber(piece.slug)),
    sheet: 'fetus',
    jsonLd: [textPage(piece)],
  }),
  view: function Week({ loaded }) {
    return <WeekView {...loaded} saveSide={sideOf(useVersion(saveSide))} />
  },
  experiments: [saveSide],
  ads: () => ({ kind: 'guide', category: 'pregnancy' }),
  whenSensitive: 'itself',
  examples: ['/pregnancy-week-by-week/8-weeks-pregnant'],
})

/** Topics, related ones and tools by part of the pregnancy; `until` is its last week. */
const weekParts = [
  {
    until: 3,
    topics: ['getting-pregnant'],
    also: ['first-trimester'],
    tools: ['due-date', 'ovulation', 'fertile-days'],
  },
  {
    until: 13,
    topics: ['pregnancy'],
    also: ['first-trimester'],
    tools: ['due-date', 'pregnancy-tracker', 'gender-chart'],
  },
  {
    until: 27,
    topics: ['pregnancy'],
    also: ['second-trimester'],
    tools: ['pregnancy-tracker', 'registry', 'name-generator'],
  },
  {
    until: 42,
    topics: ['pregnancy'],
    also: ['third-trimester', 'pregnancy-labor-and-birth'],
    tools: ['contractions', 'hospital-bag', 'birth-plan'],
  },
] as const
const partOf = (week: number) => weekParts.find(({ until }) => week <= until)
function topicsFor(week: number) {
  const { topics = [], also = [] } = partOf(week) ?? {}
  return { topics, also }
}
const toolsFor = (week: number) => partOf(week)?.tools ?? []

/** Suggestions for an unknown week such as 99-weeks-pregnant: the guides with the nearest numbers. */
function nearestWeeks(slug: string, weeks: readonly Card[]): readonly Card[] {
  const asked = Math.min(Math.max(leadingNumber(slug), guideWeeks.first), guideWeeks.last)
  return weeks
    .toSorted((a, b) => Math.abs(leadingNumber(a.slug) - asked) - Math.abs(leadingNumber(b.slug) - asked))
    .slice(0, 3)
}
