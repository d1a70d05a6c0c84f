import type { Baby } from '../../domain/tools/babies.ts'
import type { Log, LogLine, VolumeUnit } from '../../domain/tools/baby-log.ts'
import { feedParts, weekTotals } from '../../domain/tools/baby-week.ts'
import { spanInWords } from '../../domain/tools/baby-words.ts'
import { dayWords, startOfDay } from '../../domain/tools/local-time.ts'

interface Props {
  baby: Baby
  volume: VolumeUnit
  now: number | null
}

const [left, width, rowHeight, top] = [84, 576, 40, 26]

/** The last seven days: each a strip from midnight to midnight, and the same as a table. */
export function BabyWeek({ baby, volume, now }: Props) {
  if (now === null) return null
  const week = weekTotals(baby.log, now)
  const lines = baby.log.filter(({ at, end }) => (end ?? at) >= startOfDay(now, -6) || end === null)
  return (
    <>
      <div>
        <svg
          className="baby-week"
          viewBox={`0 0 ${left + width + 8} ${top + 7 * rowHeight + 4}`}
          role="img"
          aria-label="The last seven days as strips. The table below says the same."
        >
          {[0, 6, 12, 18, 24].map(hour => (
            <g key={hour}>
              <text x={left + (hour / 24) * width} y="16" textAnchor={hour === 24 ? 'end' : hour ? 'middle' : 'start'}>
                {['12 AM', '6 AM', '12 PM', '6 PM', '12 AM'][hour / 6]}
              </text>
              <path className="baby-hour" d={`M${left + (hour / 24) * width} ${top}V${top + 7 * rowHeight}`} />
            </g>
          ))}
          {week.map(({ from }, i) => (
            <Strip key={from} from={from} lines={lines} y={top + i * rowHeight} now={now} />
          ))}
        </svg>
      </div>
      <p className="baby-key tool-note">
        <span>
          <Key sign="sleep" /> asleep
        </span>
        <span>
          <Key sign="feed" /> feed
        </span>
        <span>
          <Key sign="diaper" /> diaper
        </span>
        <span>
          <Key sign="medicine" /> medicine
        </span>
      </p>
      <table className="tool-table baby-week-table">
        <thead>
          <tr>
            {['Day', 'Feeds', 'Sleep', 'Diapers'].map(title => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.toReversed().map(({ from, totals }) => (
            <tr key={from}>
              <th scope="row">{from === startOfDay(now) ? 'Today' : dayWords(from, 'short').replace(' ', '\u00a0')}</th>
              <Cell parts={totals && [`${totals.feeds}`, ...feedParts(totals, volume)]} />
              <Cell parts={totals && [totals.sleep ? spanInWords(totals.sleep) : '0']} />
              <Cell parts={totals && [`${totals.wet} wet`, `${totals.dirty} dirty`]} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tool-note">
        It shows what was logged; a dash is a day without a line. Babies differ, and so do days: there is no right
        number here to reach.
      </p>
    </>
  )
}

/** Its parts stand below each other; a number is never parted from its unit, nor hours from minutes. */
const Cell = ({ parts }: { parts: readonly string[] | null }) => (
  <td>{parts ? parts.map(part => <span key={part}>{unbroken(part)}</span>) : '–'}</td>
)

const unbroken = (part: string) => part.replace(/(\d|h) /g, '$1\u00a0')

const drawn = {
  feed: 'M-2 -14h4v28h-4z',
  diaper: 'M0 -5a5 5 0 1 0 .01 0z',
  medicine: 'M0 -7l7 7l-7 7l-7 -7z',
  sleep: 'M-10 -8h20v16h-20z',
} as const

const Key = ({ sign }: { sign: keyof typeof drawn }) => (
  <svg className="baby-week" viewBox="-12 -16 24 32" width="24" height="32" aria-hidden="true">
    <path className={`baby-${sign}`} d={drawn[sign]} />
  </svg>
)

interface StripProps {
  from: number
  lines: Log
  y: number
  now: number
}

/** A day: bands of sleep, and marks for all else, each of a form of its own. */
function Strip({ from, lines, y, now }: StripProps) {
  const to = startOfDay(from, 1)
  const x = (at: number) => left + ((Math.min(Math.max(at, from), to) - from) / (to - from)) * width
  const isOn = ({ at }: LogLine) => at >= from && at < to
  return (
    <>
      <text x="0" y={y + 25}>
        {dayWords(from, 'short')}
      </text>
      <path className="baby-hour" d={`M${left} ${y + rowHeight - 2}h${width}`} />
      {lines
        .filter(({ kind, at, end }) => kind === 'sleep' && at < to && (end ?? now) > from)
        .map(({ id, at, end }) => (
          <rect
            key={id}
            className="baby-sleep"
            x={x(at)}
            y={y + 6}
            width={Math.max(1, x(end ?? now) - x(at))}
            height={rowHeight - 14}
          />
        ))}
      {lines
        .filter(line => line.kind !== 'sleep' && isOn(line))
        .map(({ id, kind, at }) => (
          <path
            key={id}
            className={`baby-${kind}`}
            transform={`translate(${x(at)} ${y + rowHeight / 2 - 1})`}
            d={drawn[kind]}
          />
        ))}
    </>
  )
}
