import { formatLong } from '../../domain/dates.ts'
import type { UnitSystem } from '../../domain/tools/babies.ts'
import { type GrowthChild, pointsOf } from '../../domain/tools/growth-chart.ts'
import { GrowthDrawing } from './baby-tracker-growth-chart.tsx'
import { placeWords } from './baby-tracker-growth-places.tsx'

const names = { weight: 'Weight', length: 'Length', head: 'Head' } as const
const measures = ['weight', 'length', 'head'] as const

interface Props {
  child: GrowthChild
  units: UnitSystem
  name: string
}

/** The last place of each measure on the charts, and the curve of the weight. */
export function SheetGrowth({ child, units, name }: Props) {
  const places = measures.flatMap(measured => {
    const point = pointsOf(child, measured).at(-1)
    return point ? [{ measured, point }] : []
  })
  if (places.length === 0) return null
  return (
    <>
      <h2>Last places on the growth chart for {child.sex}</h2>
      <p>WHO Child Growth Standards up to 24 months, CDC Growth Charts from then on.</p>
      <ul>
        {places.map(({ measured, point }) => (
          <li key={measured}>
            {names[measured]}, {formatLong(point.day)}: {placeWords(point)}
          </li>
        ))}
      </ul>
      {places[0]?.measured === 'weight' && <GrowthDrawing child={child} measured="weight" units={units} name={name} />}
    </>
  )
}
