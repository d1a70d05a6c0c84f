import t from 'tap'
import { dayInWords, lengthInWords, onTheClock, shortDay, timeOfDay } from '../../../domain/tools/clock-words.ts'

t.test('times of day', async t => {
  t.equal(timeOfDay(new Date(2026, 10, 23, 0, 5, 9).getTime()), '12:05 am')
  t.equal(timeOfDay(new Date(2026, 10, 23, 12, 0, 9).getTime(), true), '12:00:09 pm')
  t.equal(timeOfDay(new Date(2026, 10, 23, 18, 40).getTime()), '6:40 pm')
  t.equal(dayInWords(new Date(2026, 10, 3, 1).getTime()), 'November 3')
  t.equal(shortDay(new Date(2026, 10, 3, 1).getTime()), 'Nov 3')
})

t.test('lengths', async t => {
  t.same([42_000, 725_999, 3_725_000, -5].map(onTheClock), ['0:42', '12:05', '1:02:05', '0:00'])
  const words = ['58 s', '1 min', '5 min 12 s', '1 h', '1 h 5 min', '0 s']
  t.same([58_200, 60_000, 312_000, 3_600_000, 3_900_000, -1].map(lengthInWords), words)
})
