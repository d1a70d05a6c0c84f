import type { Card } from '../content/schema.ts'
import { guideWeeks } from '../domain/pregnancy.ts'
import { saveSide } from '../experiments/save-side.ts'
import { WeekView } from '../views/content/week.tsx'
import { WeeksIndexView } from '../views/content/weeks-index.tsx'
import { useVersion } from '../views/page.tsx'
import { missing, page } from './define.tsx'
import { leading, neighbours, related } from './lists.ts'
import { sideOf } from './save-side.ts'
import { textPage } from './structured-data.ts'

export const weekIndex = page({
  path: '/pregnancy-week-by-week',
  load: ({ content }) => ({ weeks: content.cards('week') }),
  head: () => ({
    title: 'Pregnancy week by week',
    description:
      'What happens in each week of pregnancy: your baby, your body and mind, tests and visits, and when to call your care team.',
    path: '/pregnancy-week-by-week',
  }),
  view: ({ loaded }) => <WeeksIndexView weeks={loaded.weeks} />,
  ads: () => ({ kind: 'guide', category: 'pregnancy' }),
  examples: ['/pregnancy-week-by-week'],
})

export const week = page({
  path: '/pregnancy-week-by-week/:slug',
  async load({ content, params }) {
    const weeks = content.cards('week')
    const piece = await content.piece('week', params.slug ?? '')
    if (!piece) throw missing({ suggestions: nearestWeeks(params.slug ?? '', weeks) })
    return {
      piece,
      ...neighbours(weeks, piece.slug),
      weeks: weeks.map(({ slug, path }) => ({ week: leading(slug), path })),
      related: related(content, trimesterTopics(leading(piece.slug))),
    }
  },
  head: ({ piece }) => ({
    title: `${piece.title}: ${piece.size.object} size, symptoms and visits`,
    description: piece.description,
    path: piece.path,
    type: 'article',
    jsonLd: [textPage(piece)],
  }),
  view: function Week({ loaded }) {
    return <WeekView {...loaded} saveSide={sideOf(useVersion(saveSide))} />
  },
  experiments: [saveSide],
  ads: () => ({ kind: 'guide', category: 'pregnancy' }),
  examples: ['/pregnancy-week-by-week/8-weeks-pregnant'],
})

const trimesterTopics = (week: number) => [week < 14 ? 'first-trimester' : 'second-trimester', 'pregnancy']

/** For an address such as 99-weeks-pregnant: the guides whose numbers are next to it, within the weeks that there are. */
function nearestWeeks(slug: string, weeks: readonly Card[]): readonly Card[] {
  const asked = Math.min(Math.max(leading(slug), guideWeeks.first), guideWeeks.last)
  return weeks.toSorted((a, b) => Math.abs(leading(a.slug) - asked) - Math.abs(leading(b.slug) - asked)).slice(0, 3)
}
