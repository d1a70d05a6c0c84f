import { leadingNumber } from '../content/card-order.ts'
import { milestonesAt } from '../content/milestones.ts'
import type { Card } from '../content/schema.ts'
import { vaccinesDueAt } from '../content/vaccines.ts'
import { saveSide, sideOf } from '../experiments/save-side.ts'
import type { Content } from '../publishing/load.ts'
import { breadcrumbs } from '../views/content/breadcrumbs.ts'
import { MonthView } from '../views/content/month.tsx'
import { BabyMonthsIndexView, ToddlerMonthsIndexView } from '../views/content/months-index.tsx'
import { useVersion } from '../views/page.tsx'
import { missing, page } from './define-page.tsx'
import { neighbours, related, relatedTools } from './related-pages.ts'
import { indexHead, textPage } from './structured-data.ts'

const families = {
  baby: {
    path: '/baby-month-by-month',
    title: 'Baby month by month',
    description: 'The first year by months: growing and learning, sleep, feeding, play, safety, and how you are doing.',
    view: BabyMonthsIndexView,
    breadcrumbs: breadcrumbs.babyMonth(),
    example: '0-month-old-baby',
  },
  toddler: {
    path: '/toddler-month-by-month',
    title: 'Toddler month by month',
    description:
      'The second and third year: walking, talking, big feelings, sleep, food and safety, at the ages where something changes.',
    view: ToddlerMonthsIndexView,
    breadcrumbs: breadcrumbs.toddlerMonth(),
    example: '18-month-old',
  },
} as const

const monthsOf = (content: Content, family: keyof typeof families): readonly Card[] =>
  content.cards('month').filter(card => card.path.startsWith(`${families[family].path}/`))

/** The last month whose log and growth charts are worth opening every day. */
const lastTracked = 24
const toolsAt = (month: number) => (month <= lastTracked ? ['baby-tracker'] : ['community'])

const pagesOf = (family: keyof typeof families) => {
  const { path, title, description, view: IndexView, breadcrumbs, example } = families[family]
  return [
    page({
      path,
      load: ({ content }) => ({ months: monthsOf(content, family) }),
      head: ({ months }) => indexHead({ title, description, path, image: 'previews/month.png' }, months),
      view: ({ loaded }) => <IndexView months={loaded.months} />,
      ads: () => ({ kind: 'guide', category: 'parenting' }),
      whenSensitive: 'put-away',
      examples: [path],
    }),
    page({
      path: `${path}/:slug`,
      listed: { kind: 'months', pages: content => monthsOf(content, family) },
      async load({ content, params }) {
        const months = monthsOf(content, family)
        const card = months.find(({ slug }) => slug === params.slug)
        const piece = card && (await content.piece('month', card.slug))
        if (!piece) throw missing({ suggestions: months.slice(0, 4) })
        const month = leadingNumber(piece.slug)
        return {
          piece,
          ...neighbours(months, piece.slug),
          months: months.map(({ slug, path }) => ({ month: leadingNumber(slug), path })),
          milestones: milestonesAt(month),
          vaccines: vaccinesDueAt(month),
          related: related(content, { path: piece.path, span: card.span, topics: ['parenting'], next: piece.next }),
          tools: relatedTools({ own: piece.tools ?? toolsAt(month) }),
        }
      },
      head: ({ piece }) => ({
        title: piece.title,
        description: piece.description,
        path: piece.path,
        image: 'previews/month.png',
        type: 'article',
        isGuide: true,
        breadcrumbs,
        jsonLd: [textPage(piece)],
      }),
      view: function Month({ loaded }) {
        return <MonthView {...loaded} saveSide={sideOf(useVersion(saveSide))} />
      },
      experiments: [saveSide],
      ads: () => ({ kind: 'guide', category: 'parenting' }),
      whenSensitive: 'itself',
      examples: [`${path}/${example}`],
    }),
  ]
}

export const babyMonths = pagesOf('baby')
export const toddlerMonths = pagesOf('toddler')
