import { lineLabel } from '../../domain/names/chart-drawing.ts'
import { countText, percentText } from '../../domain/names/percent.ts'
import type { NameLine, YearPoint } from '../../domain/names/year-points.ts'
import type { YearCells } from './chart-island.tsx'

/** The cell for a year in which a name is not on the list. */
const none = '–'

const unlisted: YearCells = [none, none, none]

/** The cells of a line for one year. */
export const cellsOf = ({ births, rank, percent }: YearPoint): YearCells =>
  rank === null || percent === null ? unlisted : [countText(rank), countText(births), percentText(percent)]

interface Props {
  id: string
  caption: string
  lines: readonly NameLine[]
  /** First and last year. */
  years: readonly [number, number]
}

/** The figures behind a chart: a row for every year, the newest first, and for each line rank, births and percent. */
export function ChartTable({ id, caption, lines, years }: Props) {
  const labels = lines.map(lineLabel)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
    <section className="chart-table" aria-label={caption} tabIndex={0}>
      <table id={id}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              Year
            </th>
            {labels.map(label => (
              <th key={label} colSpan={3} scope="colgroup">
                {label}
              </th>
            ))}
          </tr>
          <tr>
            {labels.flatMap(label =>
              ['Rank', 'Births', 'Percent'].map(title => (
                <th key={label + title} scope="col">
                  {title}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody dangerouslySetInnerHTML={{ __html: rowsOf(lines, years) }} />
      </table>
    </section>
  )
}

/** The rows as HTML: as React elements their thousand cells would take longer to render than the rest of the page. */
function rowsOf(lines: readonly NameLine[], [from, to]: readonly [number, number]): string {
  const points = lines.map(line => new Map(line.points.map(point => [point.year, point])))
  let rows = ''
  for (let year = to; year >= from; year--) {
    rows += `<tr><th scope="row">${year}</th>`
    for (const line of points) {
      const point = line.get(year)
      for (const cell of point ? cellsOf(point) : unlisted) rows += `<td>${cell}</td>` // figures, nothing that anybody wrote
    }
    rows += '</tr>'
  }
  return rows
}

/** What the figures mean, and their limits. @param estimated the first year whose number of all births is estimated */
export const ChartNotes = ({ lines, estimated }: { lines: readonly NameLine[]; estimated: number | undefined }) => {
  const combined = lines.filter(({ spellings }) => spellings.length > 1)
  return (
    <div className="chart-notes text-small">
      {combined.map(line => (
        <p key={lineLabel(line)}>
          <b>{lineLabel(line)}</b> counts these spellings together: {line.spellings.join(', ')}. Its rank is the place
          that they would have as one name.
        </p>
      ))}
      <p>
        {`Percent is of all births of the sex in the year${estimated === undefined ? '' : `; from ${estimated} on, their number is estimated`}. A dash: fewer than five births.`}
      </p>
    </div>
  )
}

/** The cells of a year, line by line. */
export const newestOf = (lines: readonly NameLine[], year: number): YearCells[] =>
  lines.map(({ points }) => {
    const point = points.find(point => point.year === year)
    return point ? cellsOf(point) : unlisted
  })
