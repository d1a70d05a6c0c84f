import type { ReactNode } from 'react'
import type { Front } from '../../content/schema.ts'
import { lengthInWords, weightInWords } from '../../domain/body-measures.ts'
import { fetalSizes, sizeAt } from '../../domain/fetal-size.ts'
import { Art } from '../ui/art.tsx'

interface Props {
  /** Completed weeks. */
  week: number
  /** Left out in weeks for which there are no good measurements. */
  size: Front['week']['size']
  /** The week's drawing, shown instead. */
  art?: string
}

const measuredFrom = { 'crown-rump': 'head to rump', 'crown-heel': 'head to heel' } as const
const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** How big the baby is: an object of that length or weight, the usual figures, and where they come from. */
export function SizePanel({ week, size, art }: Props) {
  const usual = sizeAt(week)
  if (!size || !usual) return <NoSize week={week} art={art} />
  return (
    <section className="week-size" aria-labelledby="size">
      <Art name={size.art} alt="" eager />
      <h2 id="size">
        About the {size.by} of {withArticle(size.object)}
      </h2>
      <dl>
        <dt>Length, {measuredFrom[usual.measured]}</dt>
        <dd>
          <b>{lengthInWords(usual).metric}</b> {lengthInWords(usual).us}
        </dd>
        {usual.weightG !== null && (
          <>
            <dt>Weight</dt>
            <dd>
              <b>{weightInWords(usual.weightG).metric}</b> {weightInWords(usual.weightG).us}
              {usual.weightRangeG &&
                `; 8 in 10 weigh ${usual.weightRangeG.map(g => g.toLocaleString('en-US')).join(' to ')} g (10th to 90th percentile)`}
            </dd>
          </>
        )}
      </dl>
      <aside className="text-small">{notes.find(({ until }) => week <= until)?.note}</aside>
    </section>
  )
}

/** Before the first week of the table of sizes, and after the last. */
const outside = {
  before: {
    art: 'cycle',
    title: 'Nothing to measure yet',
    text: 'Weeks are counted from the first day of the last period, so the first ones pass before there is an embryo that anybody could measure. The formula behind our lengths begins at week 6.',
  },
  after: {
    art: 'stage-newborn',
    title: 'Beyond the table of sizes',
    text: 'Our table of lengths and weights ends at week 41. Too few babies stay longer to say what is usual.',
  },
} as const

function NoSize({ week, art }: Pick<Props, 'week' | 'art'>) {
  const { art: usualArt, title, text } = outside[fetalSizes.every(size => week < size.week) ? 'before' : 'after']
  return (
    <section className="week-size week-size-none" aria-labelledby="size">
      <Art name={art ?? usualArt} alt="" eager />
      <h2 id="size">{title}</h2>
      <aside className="text-small">{text}</aside>
    </section>
  )
}

const source = (name: string, url: string) => (
  <a href={url} rel="noopener">
    {name}
  </a>
)
const robinson = source('Robinson and Fleming, 1975', 'https://pubmed.ncbi.nlm.nih.gov/1182090/')
const intergrowth = source('INTERGROWTH-21st, Lancet 2014', 'https://doi.org/10.1016/S0140-6736(14)61490-2')
const hadlock = source('Hadlock and others, Radiology 1991', 'https://doi.org/10.1148/radiology.181.1.1887021')
const sources = (
  <>
    Length: worked out from the usual thigh bone ({intergrowth}) as Vintzileos and others found, Obstetrics &amp;
    Gynecology 1984. Weight: {hadlock}.
  </>
)

/** Where the figures of a week come from, by the last week that the source is used for. */
const notes: readonly { until: number; note: ReactNode }[] = [
  {
    until: 13,
    note: (
      <>Length: {robinson}. Published weights before week 14 differ by more than the baby weighs, so we give none.</>
    ),
  },
  {
    until: 14,
    note: <>From this week length includes the legs, which is why it seems to double. No scan measures it. {sources}</>,
  },
  {
    until: 40,
    note: <>Usual sizes, not limits: healthy babies are found on both sides. {sources}</>,
  },
  {
    until: 41,
    note: <>Usual sizes, not limits. The formulas were made from weeks up to 40; this is one week further. {sources}</>,
  },
]
