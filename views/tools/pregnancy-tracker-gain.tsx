import { weeksAndDays } from '../../domain/dashboard.ts'
import { addDays } from '../../domain/dates.ts'
import { gestationalAge, lastPeriodOf } from '../../domain/pregnancy-dating.ts'
import { type GainRange, type GainRow, gainBy, totalGain, type WeightUnit } from '../../domain/tools/weight-gain.ts'
import { gainsOf, tenth, weightFacts } from '../../state/tools/tracker-weight.ts'
import { WeightChart } from './pregnancy-tracker-charts.tsx'
import type { UnitProps } from './pregnancy-tracker-log-props.ts'

const rangeInWords = ([low, high]: GainRange, unit: string) => `${low} to ${high} ${unit}`
const signed = (gain: number) => (gain > 0 ? `+${gain}` : String(gain).replace('-', '−'))

/** What the report gives for a row: for one baby also what that comes to in a week. */
function reportInWords(row: GainRow, isTwins: boolean, unit: WeightUnit): string {
  const total = totalGain(row, isTwins, unit)
  if (!total) return 'For twins and an index below 18.5 the Institute of Medicine gives no range.'
  const most = `For ${row.bmi} the Institute of Medicine gives ${rangeInWords(total, unit)}`
  return isTwins
    ? `${most} for twins, by 37 weeks or later.`
    : `${most} over the whole pregnancy, and ${rangeInWords(row.weekly[unit], unit)} a week after the first trimester.`
}

/** What was gained, drawn into the range that goes with the body mass index before the pregnancy. */
export function WeightGain({ value: { weight, weights }, due, unit }: UnitProps) {
  const { before, index } = weightFacts(weight, unit)
  if (before === null)
    return <p className="tool-note">With height and weight before pregnancy, the range for you is drawn here.</p>
  if (!due) return <p className="tool-note">With a due date, the weights are drawn by week here.</p>
  const points = gainsOf(weights, before, unit, due)
  const last = points.at(-1)
  const bandAt = (days: number) => (index ? gainBy(index.row, weight.isTwins, unit, days) : null)
  const range = last && bandAt(last.days)
  return (
    <section className="tracker-gain" aria-label="Weight gained">
      <WeightChart
        points={points}
        bandAt={bandAt}
        caption={`Weight gained, in ${unit}, by week. ${index ? 'The band is the range of the Institute of Medicine; dots are yours.' : 'With your height, a range is drawn.'}`}
      />
      {last && (
        <p>
          {signed(last.gain)} {unit} since before pregnancy, at{' '}
          {weeksAndDays(gestationalAge(due, addDays(lastPeriodOf(due), last.days)))}
          {range && `. The range at that point: ${rangeInWords([tenth(range[0]), tenth(range[1])], unit)}`}.
        </p>
      )}
      {index && (
        <p>
          Body mass index before pregnancy {index.value}. {reportInWords(index.row, weight.isTwins, unit)}
        </p>
      )}
      <p className="tool-note">
        A range found in many pregnancies. Nobody has to be in it, and a single weight says little. What it means for
        you is a question for your care team.{' '}
        <a href="https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2013/01/weight-gain-during-pregnancy">
          ACOG, 2013
        </a>
      </p>
    </section>
  )
}
