import type { StageColour } from '../home/stages.ts'

interface Props {
  /** The progress in units of `label`, limited to 0 to `max`. */
  value: number
  /** The value at the end; 0 or less shows an empty ring. */
  max: number
  /** The name of a unit: Week, Step. */
  label: string
  tone?: StageColour
}

/** With more ticks they could not be told apart. */
const mostTicks = 60

/** A number limited to 0 to `max`; 0 for NaN. */
export const clamped = (value: number, max: number): number => (value > 0 && max > 0 ? Math.min(value, max) : 0)

/** Progress as a ring with the words in its middle. */
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

/** @param share of the ring that is filled, 0 to 100 @param ticks around it; none are drawn below 2 or above 60 */
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
