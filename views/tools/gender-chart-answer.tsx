// What two dates lead to, with the table of the Chinese calendar: it is loaded once there is a date to look up.
import { brandName } from '../../domain/brand.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import type { Reading } from '../../domain/tools/gender-chart.ts'
import { type ChartMethod, conceptionBy } from '../../domain/tools/gender-chart-entries.ts'
import { problemWithBirth, problemWithDay } from '../../domain/tools/gender-chart-problems.ts'
import { type ChartAnswer, readChart } from '../../domain/tools/read-chart.ts'
import { ChartTable, cellOf } from './gender-chart-table.tsx'
import { edgeInWords, letterInWords, linesOf, noRow, placeInWords, stepsInWords } from './gender-chart-words.ts'

const Says = ({ reading }: { reading: Reading }) => (
  <p>
    <b>{letterInWords(reading)}</b> {placeInWords(reading)}.
  </p>
)

function Answer({ answer }: { answer: ChartAnswer }) {
  const { own, other } = answer
  const outside = [own, other].find(reading => reading?.letter === null)
  return (
    <>
      <Says reading={own} />
      {other && (
        <>
          <p className="chart-or">or</p>
          <Says reading={other} />
        </>
      )}
      {[outside ? noRow(outside) : '', edgeInWords(answer), ...stepsInWords(answer)].filter(Boolean).map(words => (
        <p key={words} className="tool-note">
          {words}
        </p>
      ))}
      {own.letter && (
        <a href="#your-cell" className="chart-way">
          See your cell
        </a>
      )}
    </>
  )
}

/**
 * What the chart has for two days: on the page, in plain lines, on paper, and the cells to mark.
 * @returns null when one of them is outside the table
 */
function answerFor(birth: CalendarDate, conception: CalendarDate) {
  const answer = readChart(birth, conception)
  if (!answer) return null
  const { own, other } = answer
  const marked = other ? `${cellOf(own)} ${cellOf(other)}` : cellOf(own)
  const lines = linesOf(answer)
  return {
    marked,
    lines,
    shown: <Answer answer={answer} />,
    sheet: (
      <div className="chart-sheet">
        <p>{brandName}</p>
        <h1>Chinese gender chart</h1>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        <ChartTable marked={marked} />
      </div>
    ),
  }
}

interface ChartDates {
  birth: CalendarDate | null
  method: ChartMethod
  date: CalendarDate | null
  today: CalendarDate | null
}

/** What is wrong with each date, and what the chart has for both. */
export function lookUp({ birth, method, date, today }: ChartDates) {
  const birthProblem = birth ? problemWithBirth(birth, today) : ''
  const dayProblem = date ? problemWithDay(method, date, birthProblem ? null : birth, today) : ''
  const conception = date && !birthProblem && !dayProblem ? conceptionBy(method, date) : null
  return { birthProblem, dayProblem, answer: birth && conception ? answerFor(birth, conception) : null }
}
