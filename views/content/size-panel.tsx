import type { ReactNode } from 'react'
import type { Front } from '../../content/schema.ts'
import { lengthInWords, weightInWords } from '../../domain/body-measures.ts'
import { fetalSizes, sizeAt } from '../../domain/fetal-size.ts'
import { comparedWith } from '../../domain/size-words.ts'
import { BabyDrawn, isDrawn } from '../fetus/baby-drawn.tsx'
import { usePage } from '../page.tsx'
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

/** How big the baby is: an object of that length or weight, the usual figures, and where they come from. */
export function SizePanel({ week, size, art }: Props) {
  const usual = sizeAt(week)
  const { country, sensitive } = usePage()
  const isUs = country === 'US'
  const isSmall = usual !== null && usual.lengthCm < 12 // too small to be made out beside the ruler
  const note = notes.find(({ until }) => week <= until)
  if (!size || !usual) return <NoSize week={week} art={art} />
  return (
    <section className="week-size" aria-labelledby="size">
      <BabyDrawn week={week} size={size} />
      {(isSmall || sensitive) && <Art name={size.art} alt="" eager />}
      {!sensitive && <p className="fetus-own">Week {week}</p>}
      <h2 id="size">{comparedWith(size)}</h2>
      <dl>
        <dt>Length, {measuredFrom[usual.measured]}</dt>
        <dd>
          <InBoth {...lengthInWords(usual)} isUs={isUs} />
        </dd>
        {usual.weightG !== null && (
          <>
            <dt>Weight</dt>
            <dd>
              <InBoth {...weightInWords(usual.weightG)} isUs={isUs} />
              {usual.weightRangeG &&
                `; 8 in 10 weigh ${rangeInWords(usual.weightRangeG, isUs)} (10th to 90th percentile)`}
            </dd>
          </>
        )}
      </dl>
      <aside className="text-small">
        {note?.says}
        <details>
          <summary>Where the figures come from</summary>
          <p>{note?.sources}</p>
        </details>
      </aside>
    </section>
  )
}

/** A measure in the visitor's units, then in the others. */
const InBoth = ({ metric, us, isUs }: { metric: string; us: string; isUs: boolean }) => (
  <>
    <b>{isUs ? us : metric}</b> {isUs ? metric : us}
  </>
)

/** `1,013 to 1,407 g`; in the US `2 lb 4 oz to 3 lb 2 oz, or 1,013 to 1,407 g`. */
function rangeInWords(range: readonly [number, number], isUs: boolean): string {
  const metric = `${range.map(grams => grams.toLocaleString('en-US')).join(' to ')} g`
  return isUs ? `${range.map(grams => weightInWords(grams).us).join(' to ')}, or ${metric}` : metric
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
  const { sensitive } = usePage()
  const { art: usualArt, title, text } = outside[fetalSizes.every(size => week < size.week) ? 'before' : 'after']
  return (
    <section className="week-size week-size-none" aria-labelledby="size">
      {isDrawn(week) && !sensitive ? <BabyDrawn week={week} /> : <Art name={art ?? usualArt} alt="" eager />}
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

/** What is to be known of the figures of a week, and where they come from, by the last week for which that holds. */
const notes: readonly { until: number; says: string; sources: ReactNode }[] = [
  {
    until: 13,
    says: 'Published weights before week 14 differ by more than the baby weighs, so we give none.',
    sources: <>Length: {robinson}.</>,
  },
  {
    until: 14,
    says: 'From this week length includes the legs, which is why it seems to double. No scan measures it.',
    sources,
  },
  { until: 40, says: 'Usual sizes, not limits: healthy babies are found on both sides.', sources },
  {
    until: 41,
    says: 'Usual sizes, not limits. The formulas were made from weeks up to 40; this is one week further.',
    sources,
  },
]
