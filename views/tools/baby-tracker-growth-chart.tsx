import type { UnitSystem } from '../../domain/tools/babies.ts'
import { chartOf, type GrowthChild, pointsOf } from '../../domain/tools/growth-chart.ts'
import type { Measured } from '../../domain/tools/growth-tables.ts'
import { cmPerInch, kgPerPound } from '../../domain/us-units.ts'

const [left, right, top, bottom, width, height] = [52, 44, 14, 52, 640, 420]

/** Of a kilogram or a centimeter. */
const perUnit: Record<UnitSystem, Record<Measured, { factor: number; unit: string }>> = {
  us: {
    weight: { factor: 1 / kgPerPound, unit: 'lb' },
    length: { factor: 1 / cmPerInch, unit: 'in' },
    head: { factor: 1 / cmPerInch, unit: 'in' },
  },
  metric: {
    weight: { factor: 1, unit: 'kg' },
    length: { factor: 1, unit: 'cm' },
    head: { factor: 1, unit: 'cm' },
  },
}

/** About six round numbers between two. */
function ticks(low: number, high: number): number[] {
  const step = [0.5, 1, 2, 5, 10, 20, 50].find(step => (high - low) / step <= 8) ?? 50
  const first = Math.ceil(low / step) * step
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step)
}

export interface GrowthProps {
  child: GrowthChild
  measured: Measured
  units: UnitSystem
  name: string
}

/** The child's points over the lines of the chart. */
export function GrowthDrawing({ child, measured, units, name }: GrowthProps) {
  const fine = pointsOf(child, measured).filter(({ isOdd }) => !isOdd)
  const { from, to, low, high, lines } = chartOf(child.sex, measured, fine)
  const { factor, unit } = perUnit[units][measured]
  const x = (months: number) => left + ((months - from) / (to - from)) * (width - left - right)
  const y = (value: number) => height - bottom - ((value - low) / (high - low)) * (height - top - bottom)
  const path = (line: readonly { months: number; value: number }[]) =>
    line.map(({ months, value }, i) => `${i ? 'L' : 'M'}${x(months).toFixed(1)} ${y(value).toFixed(1)}`).join('')
  const monthStep = to > 36 ? 12 : to > 12 ? 6 : to > 6 ? 2 : 1
  return (
    <svg
      className="baby-growth"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${name} on the growth chart for ${measured}. The list below says the same.`}
    >
      {ticks(low * factor, high * factor).map(value => (
        <g key={value}>
          <path className="baby-hour" d={`M${left} ${y(value / factor).toFixed(1)}H${width - right}`} />
          <text x={left - 6} y={y(value / factor) + 5} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {Array.from({ length: Math.floor((to - from) / monthStep) + 1 }, (_, i) => from + i * monthStep).map(month => (
        <text key={month} x={x(month)} y={height - bottom + 24} textAnchor="middle">
          {month}
        </text>
      ))}
      <text x={width - right} y={height - 4} textAnchor="end">
        months
      </text>
      <text x="2" y={height - 4}>
        {unit}
      </text>
      {lines.map(({ percentile, points }) => (
        <g key={`${percentile} ${points[0]?.months}`}>
          <path className={percentile === 50 ? 'baby-line baby-line-half' : 'baby-line'} d={path(points)} />
          {points.at(-1)?.months === to && (
            <text x={width - right + 5} y={y(points.at(-1)?.value ?? low) + 5}>
              {percentile}
            </text>
          )}
        </g>
      ))}
      <path className="baby-own" d={path(fine)} />
      {fine.map(({ id, months, value }) => (
        <circle key={id} className="baby-point" cx={x(months)} cy={y(value)} r="5" />
      ))}
    </svg>
  )
}
