import { objectMm } from '../../content/fetus/object-sizes.ts'
import type { Front } from '../../content/schema.ts'
import { slugOfWeek } from '../../domain/dating-by-period.ts'
import { sizeAt } from '../../domain/fetal-size.ts'
import { isTwin } from '../amp/twin.tsx'
import { trimesterOf } from '../content/trimester.ts'
import { Island } from '../island.tsx'
import { usePage } from '../page.tsx'
import { drawingName, stripMarkup } from './drawing-markup.ts'
import { drawingWords, objectInWords, sourcesMarkup } from './drawing-words.ts'
import { drawnWeeks } from './drawn-weeks.ts'

interface Props {
  /** Completed weeks; nothing is drawn outside 4 to 42. */
  week: number
  /** The week's object, which stands beside the baby. */
  size?: Front['week']['size']
  /** On a page that is not this week's own. */
  elsewhere?: boolean
}

export const isDrawn = (week: number): boolean => drawnWeeks.includes(week)

/** The baby of a week, drawn and to scale, with the other weeks a finger's width away; nothing after a loss. */
export function BabyDrawn({ week, size, elsewhere = false }: Props) {
  const { build, country, path, sensitive } = usePage()
  if (sensitive || !isDrawn(week)) return null
  const units = country === 'US' ? 'us' : 'metric'
  const mm = size && objectMm[size.art]
  const object = size && mm ? { src: build.asset(`art/${size.art}.svg`), mm } : undefined
  const src = build.asset(drawingName(week, true))
  const strip = stripMarkup(week, { src, units, lengthCm: sizeAt(week)?.lengthCm ?? null, object })
  const { alt, shows, length, scale, ...drawnAfter } = drawingWords(week, units)
  return (
    <figure className={`fetus-panel tone-${trimesterOf(week).colour}`}>
      <div className="fetus-circle">
        <img src={build.asset(drawingName(week, false))} alt={alt} width="400" height="400" />
      </div>
      <Island name="week-scrubber" when="visible" props={{ week, units, elsewhere }} />
      <noscript>
        <nav className="fetus-list" aria-label="The baby in other weeks">
          {drawnWeeks.map(n => (
            <a key={n} href={`/pregnancy-week-by-week/${slugOfWeek(n)}`} aria-label={`Week ${n}`}>
              {n}
            </a>
          ))}
        </nav>
      </noscript>
      <figcaption data-fetus="shows">{shows}</figcaption>
      <div data-fetus="strip" dangerouslySetInnerHTML={{ __html: strip }} />
      <p className="text-small">
        At the ruler: <span data-fetus="length">{length}</span>.{' '}
        <span data-fetus="object">
          {/* A twin has the ruler alone. */}
          {object && size && !isTwin(path) && objectInWords(size)}
        </span>
        <span data-fetus="scale">{scale}</span>{' '}
        <span data-fetus="sources" dangerouslySetInnerHTML={{ __html: sourcesMarkup(drawnAfter) }} />
      </p>
    </figure>
  )
}
