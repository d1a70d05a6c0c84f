import { formatLong } from '../../domain/dates.ts'
import { placeInWords } from '../../domain/tools/growth.ts'
import { type GrowthChild, type GrowthPoint, leftOut, pointsOf } from '../../domain/tools/growth-chart.ts'
import type { Measured } from '../../domain/tools/growth-tables.ts'

interface Props {
  child: GrowthChild
  measured: Measured
}

/** A measurement as it was typed, and its place on the chart. */
export function placeWords(point: GrowthPoint): string {
  const place = point.isOdd
    ? 'this lies far off the chart. Check the number, its unit and the day.'
    : placeInWords(point.z)
  return `${point.typed}, ${place}${point.corrected ? ' (by the corrected age)' : ''}`
}

/** The place of each measurement in words; of what the chart has no place for, why. */
export function GrowthPlaces({ child, measured }: Props) {
  const points = pointsOf(child, measured)
  return (
    <section aria-label="Result">
      {points.length === 0 && (
        <p className="tool-note">
          No measurement stands on this chart yet. It begins with the birth, or with the due date of a child born before
          37 weeks, and ends with {measured === 'head' ? 'three' : 'five'} years.
        </p>
      )}
      <ul className="baby-places">
        {points.toReversed().map(point => (
          <li key={point.id}>
            {formatLong(point.day)}: {placeWords(point)}
          </li>
        ))}
        {leftOut(child, measured).map(({ id, day, typed, why }) => (
          <li key={id}>
            {formatLong(day)}: {typed}, not on this chart: {why}
          </li>
        ))}
      </ul>
    </section>
  )
}
