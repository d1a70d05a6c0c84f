// Drawings of the logs. What they show stands in words beside them; a caption says how to read them.
import type { ReactNode } from 'react'
import { callThresholds } from '../../domain/tools/blood-pressure.ts'
import { newestFirst } from '../../domain/tools/dated-lines.ts'
import { shortDayOf } from '../../domain/tools/log-words.ts'
import type { GainRange } from '../../domain/tools/weight-gain.ts'
import type { MovementLine, PressureLine } from '../../state/tools/tracker-lines.ts'

const width = 320
const height = 180
const [left, right, top, bottom] = [34, 312, 8, 160]
/** How many lines a drawing shows. */
const most = 30

/** The place of a value between two others, on a scale that goes up. */
const upScale = (low: number, high: number) => (value: number) =>
  Math.round(bottom - ((value - low) / (high - low)) * (bottom - top))

/** The places of the newest lines, the newest at the right. */
function placed<L extends { id: number; day: MovementLine['day'] }>(lines: readonly L[]) {
  const shown = newestFirst(lines).slice(0, most).reverse()
  const step = (right - left - 12) / Math.max(1, shown.length - 1)
  return shown.map((line, i) => ({ line, x: Math.round(left + 6 + i * step) }))
}

const Level = ({ y, text, isDashed = false }: { y: number; text: string | number; isDashed?: boolean }) => (
  <>
    <path className="tracker-grid" strokeDasharray={isDashed ? '4 3' : undefined} d={`M${left} ${y}h${right - left}`} />
    <text x={left - 6} y={y + 4} textAnchor="end">
      {text}
    </text>
  </>
)

/** The days of the first and the last line, and of one halfway where there is room. */
function Days({ shown }: { shown: ReturnType<typeof placed<MovementLine | PressureLine>> }) {
  const [first, middle, last] = [shown[0], shown.length > 4 ? shown[shown.length >> 1] : undefined, shown.at(-1)]
  const [begin, between, end] = [first, middle, last].map(at => shortDayOf(at?.line))
  return (
    <>
      <text x={left} y={height - 4}>
        {begin}
      </text>
      {middle && between !== begin && between !== end && (
        <text x={middle.x} y={height - 4} textAnchor="middle">
          {between}
        </text>
      )}
      {end !== begin && (
        <text x={right} y={height - 4} textAnchor="end">
          {end}
        </text>
      )}
    </>
  )
}

const Drawing = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <figure className="tracker-figure">
    <svg className="tracker-chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
    <figcaption className="tool-note">{caption}</figcaption>
  </figure>
)

/** Each reading as a stroke from its lower to its upper number, between the lines at which one calls. */
export function PressureChart({ lines }: { lines: readonly PressureLine[] }) {
  if (lines.length < 2) return null
  const shown = placed(lines)
  const { now, emergency } = callThresholds
  const low = Math.min(now.lower, ...shown.map(({ line }) => line.lower))
  const high = Math.max(emergency.upper, ...shown.map(({ line }) => line.upper))
  const y = upScale(low - 4, high + 4)
  return (
    <Drawing caption="Each stroke runs from the lower to the upper number of a reading. Dashed lines: 90 and 140, from which one calls now. Solid lines: 110 and 160, emergency care.">
      <Level y={y(now.lower)} text={now.lower} isDashed />
      <Level y={y(emergency.lower)} text={emergency.lower} />
      <Level y={y(now.upper)} text={now.upper} isDashed />
      <Level y={y(emergency.upper)} text={emergency.upper} />
      {shown.map(({ line, x }) => (
        <path key={line.id} className="tracker-stroke" d={`M${x} ${y(line.lower)}V${y(line.upper)}`} />
      ))}
      <Days shown={shown} />
    </Drawing>
  )
}

/** Each count as a dot at its minutes, joined in their order. No line says what would be right. */
export function MovementChart({ lines }: { lines: readonly MovementLine[] }) {
  if (lines.length < 2) return null
  const shown = placed(lines)
  const minutes = shown.map(({ line }) => line.minutes)
  const [low, high] = [Math.min(...minutes), Math.max(...minutes)]
  const room = Math.max(2, (high - low) / 8)
  const y = upScale(low - room, high + room)
  return (
    <Drawing caption="Each dot is a count, in minutes to ten movements; the newest is at the right. The lines: your shortest and your longest.">
      <Level y={y(low)} text={low} isDashed />
      {high > low && <Level y={y(high)} text={high} isDashed />}
      <path className="tracker-own" d={`M${shown.map(({ line, x }) => `${x} ${y(line.minutes)}`).join('L')}`} />
      {shown.map(({ line, x }) => (
        <circle key={line.id} className="tracker-dot" cx={x} cy={y(line.minutes)} r="4" />
      ))}
      <Days shown={shown} />
    </Drawing>
  )
}

interface WeightChartProps {
  /** What was gained, by gestational age in days. */
  points: readonly { days: number; gain: number }[]
  /** The range by gestational age; null where there is none. */
  bandAt: (days: number) => GainRange | null
  caption: string
}

/** Where the edges of the band bend. */
const bends = [0, 98, 259, 280]

/** The range as a band over forty weeks, and one's own points. */
export function WeightChart({ points, bandAt, caption }: WeightChartProps) {
  const band = bends.flatMap(days => {
    const range = bandAt(days)
    return range ? [{ days, low: range[0], high: range[1] }] : []
  })
  const gains = [0, ...points.map(({ gain }) => gain), ...band.map(({ high }) => high)]
  const [low, high] = [Math.min(...gains), Math.max(10, ...gains)]
  const y = upScale(low, high * 1.05)
  const x = (days: number) => Math.round(left + (Math.min(days, 300) / 300) * (right - left))
  const edge = (of: 'low' | 'high') => band.map(at => `${x(at.days)} ${y(at[of])}`)
  return (
    <Drawing caption={caption}>
      {band.length > 0 && (
        <path className="tracker-band" d={`M${[...edge('high'), ...edge('low').reverse()].join('L')}z`} />
      )}
      <Level y={y(0)} text={0} />
      <Level y={y(high)} text={Math.round(high)} />
      {[10, 20, 30, 40].map(week => (
        <text key={week} x={x(week * 7)} y={height - 4} textAnchor="middle">
          {week === 40 ? 'week 40' : week}
        </text>
      ))}
      {points.length > 1 && (
        <path className="tracker-own" d={`M${points.map(({ days, gain }) => `${x(days)} ${y(gain)}`).join('L')}`} />
      )}
      {points.map(({ days, gain }, i) => (
        <circle key={`${days} ${i}`} className="tracker-dot" cx={x(days)} cy={y(gain)} r="3.5" />
      ))}
    </Drawing>
  )
}
