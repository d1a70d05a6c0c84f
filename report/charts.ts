// Charts as SVG. Each says in words what it shows, and stands beside a table with the same numbers.

import type { Estimate } from '../lib/intervals.ts'
import { type Html, html } from './html.ts'

const width = 720
const left = 4

export interface Bar {
  label: string
  value: number
  /** The part of it that stands out, in front. */
  part?: number
}

/** Upright bars side by side, such as one for each day. @param says what it shows */
export function upright(bars: readonly Bar[], says: string): Html {
  const [height, foot] = [180, 22]
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = Math.min(60, (width - 2 * left) / Math.max(1, bars.length))
  const y = (value: number) => height - (value / most) * (height - 18)
  const every = Math.ceil(bars.length / 8)
  const rect = (i: number, value: number, name: string) =>
    html`<rect class="${name}" x="${(left + i * step + step * 0.1).toFixed(1)}" y="${y(value).toFixed(1)}" width="${(step * 0.8).toFixed(1)}" height="${(height - y(value)).toFixed(1)}"></rect>`
  return html`<svg viewBox="0 0 ${width} ${height + foot}" role="img" aria-label="${says}">
<line class="rule" x1="0" x2="${width}" y1="${height}" y2="${height}"></line>
<line class="rule faint" x1="0" x2="${width}" y1="${y(most)}" y2="${y(most)}"></line><text x="${width}" y="${y(most) - 3}" text-anchor="end">${most.toLocaleString('en-US')}</text>
${bars.map(({ value, part, label }, i) => html`<g><title>${label}: ${value}</title>${rect(i, value, 'bar')}${part === undefined ? '' : rect(i, part, 'part')}</g>`)}
${bars.map(({ label }, i) => (i % every ? '' : html`<text x="${(left + (i + 0.1) * step).toFixed(1)}" y="${height + 16}">${label}</text>`))}
</svg>`
}

/** Estimates below each other, each a point in its interval, on one scale with a line at zero. */
export function intervals(rows: readonly { label: string; estimate: Estimate }[], says: string): Html {
  const [row, from] = [30, 250]
  const reach = Math.max(0.001, ...rows.flatMap(({ estimate: { low, high } }) => [Math.abs(low), Math.abs(high)]))
  const x = (value: number) => (from + width) / 2 + (value / reach) * ((width - from) / 2 - 8)
  const height = rows.length * row + 8
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${says}">
<line class="rule" x1="${x(0)}" x2="${x(0)}" y1="0" y2="${height}"></line>
${rows.map(({ label, estimate: { value, low, high } }, i) => {
  const y = i * row + row / 2 + 4
  return html`<text x="0" y="${y + 4}">${label}</text><line class="interval" x1="${x(low).toFixed(1)}" x2="${x(high).toFixed(1)}" y1="${y}" y2="${y}"></line><circle class="part" cx="${x(value).toFixed(1)}" cy="${y}" r="5"></circle>`
})}
</svg>`
}

/** Lying bars with their values, such as one for each kind of page, and a line at a limit. */
export function lying(bars: readonly (Bar & { text: string })[], says: string, limit?: number): Html {
  const [row, from, to] = [28, 120, width - 90]
  const most = Math.max(1, limit ?? 0, ...bars.map(({ value }) => value))
  const length = (value: number) => (value / most) * (to - from)
  const height = bars.length * row + 8
  const mark =
    limit === undefined
      ? ''
      : html`<line class="limit" x1="${(from + length(limit)).toFixed(1)}" x2="${(from + length(limit)).toFixed(1)}" y1="0" y2="${height}"></line>`
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${says}">
${bars.map(({ label, value, text }, i) => html`<text x="0" y="${i * row + 20}">${label}</text><rect class="bar" x="${from}" y="${i * row + 6}" width="${length(value).toFixed(1)}" height="18"></rect><text x="${(from + length(value) + 6).toFixed(1)}" y="${i * row + 20}">${text}</text>`)}
${mark}
</svg>`
}
