import { lengthInWords, timeOfDay } from '../../domain/tools/clock-words.ts'
import { type Contraction, gapsOf, hour, latest, minute } from '../../domain/tools/contractions.ts'
import { useNow } from './use-now.ts'

const shownMs = 2 * hour
/** A drawing of 360 by 86, three units a minute. */
const across = (ms: number) => (ms / minute) * 3
const ground = 76
const step = 13
/** Height of one that nobody rated, between mild and middling. */
const unrated = 1.5

/** From the least to the most of some lengths, in words. */
function spanInWords(lengths: readonly number[]): string {
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)].map(lengthInWords)
  return least === most ? `${least}` : `${least} to ${most}`
}

/** @param open the start of one that is not over: it counts as every other does, and has no length yet */
function inWords(list: readonly Contraction[], open: number | null): string {
  const starts = [...list.map(({ start }) => start), ...(open === null ? [] : [open])]
  const gaps = gapsOf(starts)
  const parts = [
    `${starts.length || 'No'} contraction${starts.length === 1 ? '' : 's'} in the last two hours`,
    list.length && `${spanInWords(list.map(({ start, end }) => end - start))} long`,
    gaps.length && `${spanInWords(gaps)} from start to start`,
    open !== null && `${gaps.length ? 'the last ' : ''}not over yet`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

interface Props {
  list: readonly Contraction[]
  running: number | null
}

/** The last two hours: a bar for each, as wide as it was long and as high as it was strong. */
export function Timeline({ list, running }: Props) {
  const now = useNow(30_000)
  if (now === null || (list.length === 0 && running === null)) return null
  const from = now - shownMs
  const shown = latest(list, now, shownMs)
  const open = running !== null && running >= from && running <= now ? running : null
  const words = inWords(shown, open)
  return (
    <figure className="contractions-timeline">
      <svg viewBox="0 0 360 86" role="img" aria-label={words}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map(quarter => (
          <path key={quarter} className="tick" d={`M${quarter * 45} ${ground}v${quarter % 2 ? 4 : 8}`} />
        ))}
        <path className="ground" d={`M0 ${ground}h360`} />
        {shown.map(({ start, end, strength }) => (
          <rect
            key={start}
            className={strength ? 'bar' : 'bar bar-unrated'}
            x={across(start - from)}
            y={ground - step * (strength ?? unrated)}
            width={Math.max(1.5, across(end - start))}
            height={step * (strength ?? unrated)}
          />
        ))}
        {open !== null && (
          <rect
            className="bar bar-open"
            x={across(open - from)}
            y={ground - step}
            width={Math.max(1.5, across(now - open))}
            height={step}
          />
        )}
      </svg>
      <p className="contractions-hours" aria-hidden="true">
        {[from, now - hour, now].map(moment => (
          <span key={moment}>{timeOfDay(moment)}</span>
        ))}
      </p>
      <figcaption className="tool-note">
        {words} Width is length, height is strength; pale bars have no strength yet.
      </figcaption>
    </figure>
  )
}
