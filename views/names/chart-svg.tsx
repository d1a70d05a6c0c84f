import { axesOf, type Drawing, marksOn, type Place } from '../../domain/names/chart-drawing.ts'
import { pathHeight } from '../../domain/names/line-path.ts'
import { markPath } from './chart-mark.tsx'

/**
 * The chosen year: its place from the left in percent, and the heights of the lines; null for a line with a gap there.
 */
export interface Pointed {
  x: number
  places: readonly (Place | null)[]
}

const percent = (value: number) => `${value}%`

/** The drawing, as large as its box: the lines are stretched to fit, letters and marks are not. */
export function ChartSvg({ drawing, pointed }: { drawing: Drawing; pointed?: Pointed }) {
  const { lines, years } = drawing
  const [yearAxis, valueAxis] = axesOf(drawing)
  return (
    <svg className="chart-plot" aria-hidden="true">
      {valueAxis.ticks.map(({ at, label }) => (
        <g key={label}>
          <line x2="100%" y1={percent(at)} y2={percent(at)} />
          <text className="chart-value" x="-8" y={percent(at)}>
            {label}
          </text>
        </g>
      ))}
      {yearAxis.ticks.map(({ at, label }) => (
        <text key={label} x={percent(at)} y="100%">
          {label}
        </text>
      ))}
      {pointed && <line className="chart-pointed" x1={percent(pointed.x)} x2={percent(pointed.x)} y2="100%" />}
      <svg
        viewBox={`0 0 ${Math.max(years[1] - years[0], 1)} ${pathHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {lines.map(({ label, style, broken, path }) => (
          <path
            key={label}
            className={`chart-style-${style} chart-line${broken ? ' chart-broken' : ''}`}
            d={path}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {lines.map(line => (
        <g key={line.label} className={`chart-style-${line.style}`}>
          {marksOn(drawing, line).map(([x, y]) => (
            <svg key={x} x={percent(x)} y={percent(y)} aria-hidden="true">
              <path className="chart-mark" d={markPath(line.style)} />
            </svg>
          ))}
        </g>
      ))}
      {pointed?.places.map(
        (place, i) =>
          place && (
            <circle
              key={lines[i]?.label}
              className={`chart-style-${lines[i]?.style} chart-dot`}
              cx={percent(place[0])}
              cy={percent(place[1])}
              r="6"
            />
          ),
      )}
    </svg>
  )
}
