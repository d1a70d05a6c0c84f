import { formatLong, localDay } from '../../domain/dates.ts'
import { birthDateOf, dueDateOf } from '../../domain/tools/baby-dates.ts'
import { type DayTotals, volumeInWords } from '../../domain/tools/baby-days.ts'
import { lastOfEachMedicine, type VolumeUnit } from '../../domain/tools/baby-log.ts'
import { measureDay, measureInWords } from '../../domain/tools/baby-measures.ts'
import { weekTotals } from '../../domain/tools/baby-week.ts'
import { lineName, spanInWords } from '../../domain/tools/baby-words.ts'
import { growthChild } from '../../domain/tools/growth-chart.ts'
import { clockTime, dayWords } from '../../domain/tools/local-time.ts'
import { BabyAge } from './baby-tracker-age.tsx'
import { SheetGrowth } from './baby-tracker-sheet-growth.tsx'
import type { BabyState } from './baby-tracker-state.ts'

const figures = ['Feeds', 'Nursing', 'Bottles', 'Solids', 'Sleep', 'Wet', 'Dirty'] as const
/** Of a day without a line. */
const noFigures: readonly string[] = figures.map(() => '–')

const figuresOf = (totals: DayTotals, volume: VolumeUnit): readonly string[] => [
  `${totals.feeds}`,
  spanInWords(totals.nursing),
  `${totals.bottles}${totals.bottleMl > 0 ? ` (${volumeInWords(totals.bottleMl, volume)})` : ''}`,
  `${totals.solids}`,
  spanInWords(totals.sleep),
  `${totals.wet}`,
  `${totals.dirty}`,
]

/** The sheet for a visit to the pediatrician: a week in figures, medicines, what was measured. */
export function BabySheet({ state, name, now }: { state: BabyState; name: string; now: number }) {
  const { baby, volume, units } = state
  const today = localDay(now)
  const birth = birthDateOf(baby, today)
  const due = birth && dueDateOf(baby, birth)
  const child = growthChild(baby, today)
  const medicines = lastOfEachMedicine(baby.log, now)
  return (
    <div className="baby-sheet">
      <h1>Baby tracker: {name}</h1>
      <p>
        {birth && `Born ${formatLong(birth)}. `}
        {due && `Due date ${formatLong(due)}. `}Written down by the family until {formatLong(today)}, {clockTime(now)}.
      </p>
      <BabyAge baby={baby} name={name} today={today} />
      <h2>The last seven days</h2>
      <table>
        <thead>
          <tr>
            {['Day', ...figures].map(title => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekTotals(baby.log, now).map(({ from, totals }) => (
            <tr key={from}>
              <th scope="row">{dayWords(from)}</th>
              {(totals ? figuresOf(totals, volume) : noFigures).map((words, i) => (
                <td key={figures[i]}>{words}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {medicines.length > 0 && <h2>Medicines, each with its last time</h2>}
      <ul>
        {medicines.map(line => (
          <li key={line.id}>
            {lineName(line)}: {dayWords(line.at)}, {clockTime(line.at)}
          </li>
        ))}
      </ul>
      {baby.measures.length > 0 && <h2>Measured</h2>}
      <ul>
        {baby.measures.slice(0, 12).map(measure => (
          <li key={measure.id}>
            {measureDay(measure)}: {measureInWords(measure)}
          </li>
        ))}
      </ul>
      {child && <SheetGrowth child={child} units={units} name={name} />}
      <h2>Questions for this visit</h2>
      <div className="baby-write" aria-hidden="true">
        {[1, 2, 3, 4, 5].map(line => (
          <hr key={line} />
        ))}
      </div>
    </div>
  )
}
