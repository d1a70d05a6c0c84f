import t from 'tap'
import {
  type LogLine,
  lastOf,
  lastOfEachMedicine,
  lastOfMedicine,
  minutesOf,
  mostLines,
  sorted,
  stopped,
  withChanged,
  withLine,
  withoutLine,
} from '../../../domain/tools/baby-log.ts'
import { lineInWords, lineName, sinceInWords, spanInWords } from '../../../domain/tools/baby-words.ts'

const minute = 60_000
const at = (minutes: number) => 1_790_000_000_000 + minutes * minute
const feed = (id: number, minutes: number, rest: Partial<LogLine> = {}): LogLine => ({
  id,
  kind: 'feed',
  way: 'left',
  at: at(minutes),
  end: at(minutes + 10),
  ...rest,
})

t.test('lines stay newest first, with ids of their own', async t => {
  let log = withLine([], { kind: 'diaper', way: 'wet', at: at(5) })
  log = withLine(log, { kind: 'diaper', way: 'dirty', at: at(9) })
  log = withLine(log, { kind: 'sleep', at: at(7), end: null })
  t.same(
    log.map(({ id, at: then }) => [id, (then - at(0)) / minute]),
    [
      [2, 9],
      [3, 7],
      [1, 5],
    ],
  )
  t.same(
    withChanged(log, { id: 1, kind: 'diaper', way: 'wet', at: at(20) }).map(({ id }) => id),
    [1, 2, 3],
  )
  t.same(
    withoutLine(log, 3).map(({ id }) => id),
    [2, 1],
  )
  t.equal(lastOf(log, 'sleep', at(20))?.id, 3)
  t.equal(lastOf(log, 'medicine', at(20)), undefined)
})

t.test('the oldest go when there are too many', async t => {
  const log = sorted(Array.from({ length: mostLines + 5 }, (_, i) => feed(i + 1, i)))
  t.equal(log.length, mostLines)
  t.equal(log.at(-1)?.id, 6)
})

t.test('a timer that is stopped has its length', async t => {
  const log = [feed(1, 0, { end: null }), feed(2, -30)]
  t.equal(minutesOf(log[0] as LogLine, at(12)), 12)
  t.equal(stopped(log, 1, at(12))[0]?.end, at(12))
  t.equal(stopped(log, 2, at(12))[1]?.end, at(-20), 'what ended already stays')
})

t.test('a clock that was set back gives no length, least of all a negative one', async t => {
  const log = [feed(1, 0, { end: null })]
  t.equal(minutesOf(log[0] as LogLine, at(-60)), null)
  t.equal(stopped(log, 1, at(-60))[0]?.end, null, 'the timer is left as it is')
  t.equal(sinceInWords(at(0), at(-60)), null)
  t.equal(lineInWords(log[0] as LogLine, at(-60)), 'Left side')
  t.equal(sinceInWords(at(0), at(0) - 30_000), 'just now', 'half a minute is no such thing')
})

t.test('each medicine has its own last time, in any letters', async t => {
  const log = sorted([
    { id: 1, kind: 'medicine', what: 'Vitamin D', amount: '1 drop', at: at(0) },
    { id: 2, kind: 'medicine', what: 'vitamin d ', amount: '2 drops', at: at(60) },
    { id: 3, kind: 'medicine', what: 'Paracetamol', at: at(30) },
  ])
  t.same(
    lastOfEachMedicine(log, at(90)).map(({ id }) => id),
    [2, 3],
  )
  t.equal(lastOfMedicine(log, ' VITAMIN D', at(90))?.id, 2)
  t.equal(lastOfMedicine(log, 'vitamin', at(90)), undefined)
  t.equal(lastOfMedicine(log, ' ', at(90)), undefined)
})

t.test('a line of a clock that was ahead never hides what was given since', async t => {
  const log = sorted([
    { id: 1, kind: 'medicine', what: 'Ibuprofen', at: at(20 * 60) },
    { id: 2, kind: 'medicine', what: 'Ibuprofen', at: at(0) },
  ])
  t.equal(lastOfMedicine(log, 'ibuprofen', at(10))?.id, 2)
  t.equal(lastOf(log, 'medicine', at(10))?.id, 2)
  t.same(
    lastOfEachMedicine(log, at(10)).map(({ id }) => id),
    [2],
  )
  t.equal(lastOfMedicine(log, 'ibuprofen', at(-1))?.id, 2, 'half a minute ahead is now')
  t.equal(lastOfMedicine(log, 'ibuprofen', at(-90))?.id, 1, 'where all are ahead the newest is told')
})

t.test('words', async t => {
  t.equal(spanInWords(0), '0 min')
  t.equal(spanInWords(59), '59 min')
  t.equal(spanInWords(60), '1 h')
  t.equal(spanInWords(190), '3 h 10 min')
  t.equal(spanInWords(1440), '1 day')
  t.equal(spanInWords(3 * 1440 + 240), '3 days 4 h')
  t.equal(sinceInWords(at(0), at(190)), '3 h 10 min ago')
  t.equal(
    lineName({ id: 1, kind: 'feed', way: 'bottle', amount: '4', unit: 'oz', what: 'formula', at: 0 }),
    'Bottle, 4 oz, formula',
  )
  t.equal(lineName({ id: 1, kind: 'feed', way: 'bottle', at: 0, unit: 'oz' }), 'Bottle')
  t.equal(lineName({ id: 1, kind: 'medicine', what: 'Vitamin D', amount: '1 drop', at: 0 }), 'Vitamin D, 1 drop')
  t.equal(lineName({ id: 1, kind: 'diaper', way: 'both', at: 0 }), 'Wet and dirty diaper')
  t.equal(lineInWords({ id: 1, kind: 'sleep', at: at(0), end: at(80) }, at(200)), 'Sleep, 1 h 20 min')
})
