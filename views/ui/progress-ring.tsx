import type { StageColour } from '../home/stages.ts'

interface Props {
  /** How far, in units of `label`; outside 0 to `max` it counts as the nearer end. */
  value: number
  /** The whole way; nothing to go when it is not above 0. */
  max: number
  /** One unit of the way: Week, Step. */
  label: string
  tone?: StageColour
}

/** A dial has no more ticks than can be told apart. */
const mostTicks = 60

/** A number within 0 to `max`; what is no number is 0. */
export const clamped = (value: number, max: number): number => (value > 0 && max > 0 ? Math.min(value, max) : 0)

/** How far along the way is, as a dial with the words in its middle. */
export function ProgressRing({ value, max, label, tone }: Props) {
  const whole = clamped(max, Number.MAX_SAFE_INTEGER)
  const done = clamped(value, whole)
  const share = whole > 0 ? (100 * done) / whole : 0
  return (
    <div
      className={tone ? `progress-ring tone-${tone}` : 'progress-ring'}
      role="img"
      aria-label={`${label} ${done} of ${whole}`}
    >
      <Dial share={share} ticks={whole} />
      <p className="progress-ring-text">
        <span className="text-kicker">{label}</span> <b>{done}</b> <span>of {whole}</span>
      </p>
    </div>
  )
}

/** @param share of the circle that is done, 0 to 100 @param ticks around it; none when they could not be told apart */
export const Dial = ({ share, ticks }: { share: number; ticks: number }) => (
  <svg viewBox="0 0 120 120" width="160" height="160" aria-hidden="true">
    {ticks >= 2 && ticks <= mostTicks && (
      <circle
        className="progress-ring-ticks"
        cx="60"
        cy="60"
        r="56.5"
        pathLength="360"
        strokeDasharray={`1 ${360 / ticks - 1}`}
        strokeDashoffset="0.5"
      />
    )}
    <circle className="progress-ring-track" cx="60" cy="60" r="48" />
    {share > 0 && (
      <circle className="progress-ring-done" cx="60" cy="60" r="48" pathLength="100" strokeDasharray={`${share} 100`} />
    )}
  </svg>
)
