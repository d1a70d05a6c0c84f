import fc from 'fast-check'
import t from 'tap'
import { fromLocalField, parseLength, toLocalField } from '../../../domain/tools/typed-times.ts'

t.test('typed lengths', async t => {
  const read = { '62': 62, '1:02': 62, ' 0:45 ': 45, '1 min 2 s': 62, '45 s': 45, '2m': 120, '90 sec': 90 }
  for (const [text, seconds] of Object.entries(read)) t.equal(parseLength(text), seconds, text)
  for (const text of ['', 'a minute', '1:2', '1:75', '-5', '1.5', '5:', '1:02:03', '99999'])
    t.equal(parseLength(text), null, `'${text}'`)
})

t.test('fields of day and time', async t => {
  t.equal(toLocalField(new Date(2026, 0, 2, 3, 4, 5).getTime()), '2026-01-02T03:04:05')
  for (const text of ['', '2026-13-01T00:00', 'now', '2026-01-02']) t.equal(fromLocalField(text), null, text)
  t.equal(fromLocalField('2026-01-02T03:04'), new Date(2026, 0, 2, 3, 4).getTime())
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2e9 }), seconds => {
      const field = toLocalField(seconds * 1000)
      const back = fromLocalField(field)
      // An hour that a change of clocks repeats reads as its first
      return back !== null && toLocalField(back) === field
    }),
  )
})
