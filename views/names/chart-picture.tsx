// The chart as a picture file. It cannot use the style sheet, so its colors are written out.
import { site } from '../../content/site.ts'
import { axesOf, type Drawing, marksOn } from '../../domain/names/chart-drawing.ts'
import { pathHeight } from '../../domain/names/line-path.ts'
import { markPath } from './chart-mark.tsx'

/** As in views/tokens.css. */
const paper = '#fbf6ec'
const ink = '#1f2b38'
const soft = '#55606b'
const rule = '#e2d6c0'
const gold = '#d9a441'
const card = '#fffdf8'
/** The colors of the lines, in the order of chart.css. */
const styles = ['#a63a2a', '#3a5f82', '#47693f', '#865a0c', '#8a3f6b']
const display = "'Brygada 1918', 'Iowan Old Style', Georgia, serif"

const size = { width: 1200, height: 630 }
const plot = { x: 110, y: 200, width: 1030, height: 320 }
/** The number of names in a row of the legend, and the distance between rows. */
const [inRow, rowHeight] = [5, 28]

interface Props {
  drawing: Drawing
  title: string
  /** The title and the years of the chart. */
  what: string
}

const styleOf = (style: number) => styles[style % styles.length]

/** 1200 by 630, the size in which other sites show a picture. */
export function ChartPicture({ drawing, title, what }: Props) {
  const { lines, years } = drawing
  const [yearAxis, valueAxis] = axesOf(drawing)
  const down = lines.length > inRow ? rowHeight : 0
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...size}
      viewBox={`0 0 ${size.width} ${size.height}`}
      fontFamily={display}
      fill={ink}
    >
      <title>{`${title}: ${what}`}</title>
      <path fill={paper} d={`M0 0h${size.width}v${size.height}H0z`} />
      <path
        fill="none"
        stroke={gold}
        d={`M18.5 18.5h${size.width - 37}v${size.height - 37}h-${size.width - 37}zM24.5 24.5h${size.width - 49}v${size.height - 49}h-${size.width - 49}z`}
      />
      <text x="60" y="92" fontSize={title.length > 44 ? 36 : 48}>
        {title}
      </text>
      <text x="60" y="128" fontSize="22" fill={soft}>
        {what}
      </text>
      {lines.map(({ label, style, broken }, i) => (
        <g key={label} transform={`translate(${60 + (i % inRow) * 220} ${162 + Math.floor(i / inRow) * rowHeight})`}>
          <path d="M0 0h36" stroke={styleOf(style)} strokeWidth="3" strokeDasharray={broken ? '8 6' : undefined} />
          <path transform="translate(18 0)" d={markPath(style)} fill={card} stroke={styleOf(style)} strokeWidth="2" />
          <text x="46" y="6" fontSize="19">
            {label}
          </text>
        </g>
      ))}
      <svg {...plot} y={plot.y + down} height={plot.height - down} overflow="visible" fontSize="18" aria-hidden="true">
        {valueAxis.ticks.map(({ at, label }) => (
          <g key={label}>
            <line x2="100%" y1={`${at}%`} y2={`${at}%`} stroke={rule} />
            <text x="-12" y={`${at}%`} dy="0.32em" textAnchor="end" fill={soft}>
              {label}
            </text>
          </g>
        ))}
        {yearAxis.ticks.map(({ at, label }) => (
          <text key={label} x={`${at}%`} y="100%" dy="1.6em" textAnchor="middle" fill={soft}>
            {label}
          </text>
        ))}
        <svg
          width="100%"
          height="100%"
          viewBox={`0 0 ${Math.max(years[1] - years[0], 1)} ${pathHeight}`}
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          {lines.map(({ label, style, broken, path }) => (
            <path
              key={label}
              d={path}
              fill="none"
              stroke={styleOf(style)}
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeDasharray={broken ? '8 6' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {lines.map(line => (
          <g key={line.label} fill={card} stroke={styleOf(line.style)} strokeWidth="2">
            {marksOn(drawing, line).map(([x, y]) => (
              <svg key={x} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
                <path d={markPath(line.style)} />
              </svg>
            ))}
          </g>
        ))}
      </svg>
      <text x="60" y="592" fontSize="17" fill={soft}>
        Data: US Social Security Administration
      </text>
      <text x="1140" y="592" fontSize="20" textAnchor="end">
        {site.name}
      </text>
    </svg>
  )
}
