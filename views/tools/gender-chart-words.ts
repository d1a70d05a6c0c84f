// What the chart has for two days, in words for the page, for paper and for sharing.
import { formatLong } from '../../domain/dates.ts'
import { chartAges, type Reading } from '../../domain/tools/gender-chart.ts'
import type { ChartAnswer } from '../../domain/tools/read-chart.ts'
import { study } from './gender-chart-result.tsx'

const letterWords = { B: 'boy', G: 'girl' } as const

/** The answer itself, as 'B, boy'. */
export const letterInWords = ({ letter }: Reading) => (letter ? `${letter}, ${letterWords[letter]}` : 'No row')

/** Where it stands. */
export const placeInWords = ({ age, month }: Reading) => `Lunar age ${age}, month ${month}`

/** Why there is no row. */
export const noRow = ({ age }: Reading) =>
  `The chart has rows for lunar ages ${chartAges.first} to ${chartAges.last}. This one is ${age}, so the chart has nothing to say.`

/** Why there are two answers; '' when there is one. */
export function edgeInWords({ own, other }: ChartAnswer): string {
  if (!other) return ''
  const later = other.age * 12 + other.month > own.age * 12 + own.month ? other : own
  const both = own.letter && own.letter === other.letter ? 'Both cells say the same.' : 'So both cells are shown.'
  const year = own.age === other.age ? '' : ', and a lunar age one higher with it,'
  return `Column ${later.month}${year} begins on ${formatLong(other.edge)}, within 2 days of this conception. Hardly anybody knows that day so exactly. ${both}`
}

/** How the row and the column came about. */
export function stepsInWords({ birth, conception, own }: ChartAnswer): string[] {
  const { month, day, year, isLeap } = conception
  const column =
    own.month === month
      ? `column ${own.month}`
      : `column ${own.month}, since the second half of a leap month counts to the next month`
  return [
    `Born in the Chinese year ${birth.year}: ${year} - ${birth.year} + 1 is lunar age ${year - birth.year + 1}.`,
    `Conceived on day ${day} of ${isLeap ? 'the leap month after ' : ''}month ${month} of the Chinese year ${year}: ${column}.`,
  ]
}

/** All of it as plain lines. */
export function linesOf(answer: ChartAnswer): string[] {
  const readings = answer.other ? [answer.own, answer.other] : [answer.own]
  const edge = edgeInWords(answer)
  return [
    ...readings.map(reading => `${placeInWords(reading)}: ${letterInWords(reading)}`),
    ...(edge ? [edge] : []),
    `${study.finding}: that is what a study of ${study.births} births in Sweden found of the method (${study.cited}). It is a game.`,
  ]
}
