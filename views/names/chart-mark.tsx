import { type MarkShape, markShapes } from '../../domain/names/chart-drawing.ts'

/** Outlines around 0 0, about 10 px across. */
const outlines: Record<MarkShape, string> = {
  circle: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z',
  square: 'M-4 -4h8v8h-8z',
  triangle: 'M0 -5.2L5 3.8H-5z',
  diamond: 'M0 -5.6L5.6 0L0 5.6L-5.6 0z',
  cross: 'M-1.7 -5h3.4v3.3h3.3v3.4h-3.3v3.3h-3.4v-3.3h-3.3v-3.4h3.3z',
}

/** The outline of a line's mark. @param style of the line, from 0 */
export const markPath = (style: number): string => outlines[markShapes[style % markShapes.length] ?? 'circle']

/** A sample of a line of the chart, next to its name. */
export const ChartKey = ({ style, broken }: { style: number; broken: boolean }) => (
  <svg className={`chart-key chart-style-${style}`} viewBox="-17 -8 34 16" width="34" height="16" aria-hidden="true">
    <path className={broken ? 'chart-line chart-broken' : 'chart-line'} d="M-17 0h34" />
    <path className="chart-mark" d={markPath(style)} />
  </svg>
)
