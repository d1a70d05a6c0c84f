import type { Front } from '../../content/schema.ts'
import { lengthInWords, weightInWords } from '../../domain/body-measures.ts'
import { sizeAt } from '../../domain/fetal-size.ts'
import { Art } from '../kit/art.tsx'

interface Props {
  /** Completed weeks. */
  week: number
  /** Left out while there is nothing to measure. */
  size: Front['week']['size']
  /** The week's drawing, shown then. */
  art?: string
}

/** The formula behind the weights was made from later weeks; below this one it reads several times too heavy. */
const firstWeighed = 14

const measuredFrom = { 'crown-rump': 'head to rump', 'crown-heel': 'head to heel' } as const
const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** How big the baby is: an object of that length or weight, the usual figures, and where they come from. */
export function SizePanel({ week, size, art = 'cycle' }: Props) {
  if (!size) return <NothingYet art={art} />
  const usual = sizeAt(week)
  return (
    <section className="week-size" aria-labelledby="size">
      <Art name={size.art} alt="" eager />
      <h2 id="size">
        About the {size.by} of {withArticle(size.object)}
      </h2>
      {usual && (
        <dl>
          <dt>Length, {measuredFrom[usual.measured]}</dt>
          <dd>
            <b>{lengthInWords(usual).metric}</b> {lengthInWords(usual).us}
          </dd>
          {week >= firstWeighed && (
            <>
              <dt>Weight</dt>
              <dd>
                <b>{weightInWords(usual).metric}</b> {weightInWords(usual).us}
                {usual.weightRangeG &&
                  `; 8 in 10 weigh ${usual.weightRangeG.map(g => g.toLocaleString('en-US')).join(' to ')} g (10th to 90th percentile)`}
              </dd>
            </>
          )}
        </dl>
      )}
      <aside className="text-small">{usual ? noteOn(week) : 'Too early to measure.'}</aside>
    </section>
  )
}

const NothingYet = ({ art }: { art: string }) => (
  <section className="week-size week-size-none" aria-labelledby="size">
    <Art name={art} alt="" eager />
    <h2 id="size">Nothing to measure yet</h2>
    <aside className="text-small">
      Weeks are counted from the first day of the last period, so the first three pass before there is an embryo that anybody could measure.
    </aside>
  </section>
)

function noteOn(week: number): string {
  if (week < firstWeighed)
    return 'Scans measure length this early. Published weights before week 14 differ by more than the baby weighs, so we give none.'
  if (week === 14)
    return 'From this week length includes the legs, which is why it seems to double. Weights: Hadlock and others, Radiology 1991.'
  return 'Usual sizes, not limits: healthy babies are found on both sides. Weights: Hadlock and others, Radiology 1991.'
}
