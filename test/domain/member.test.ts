import fc from 'fast-check'
import t from 'tap'
import type { Pregnancy } from '../../contract/member.ts'
import { addDays, calendarDate as d, daysBetween, toUnixSeconds, toWireBirthDate } from '../../domain/dates.ts'
import {
  ageString,
  birthDateOf,
  displayName,
  dueDateOf,
  expectingLine,
  newestFirst,
  pregnancyOf,
  stagesOf,
} from '../../domain/member.ts'

const pregnancy: Pregnancy = { id: 'p1', due_date: 1799107200, multiples: 'false' }
const anyDate = fc.integer({ min: 0, max: 20_000 }).map(days => addDays(d('2001-09-10'), days))

t.test('birth dates on the wire', async t => {
  t.equal(birthDateOf('/Date(1767225600000)/'), '2026-01-01')
  t.equal(birthDateOf('/Date(1767311999999)/'), '2026-01-01', 'the UTC day of the instant')
  for (const wire of [null, undefined, '', '2026-01-01', 1767225600000, '/Date()/', '/Date(soon)/'])
    t.equal(birthDateOf(wire), null, String(wire))
  fc.assert(fc.property(anyDate, date => birthDateOf(toWireBirthDate(date)) === date))
})

t.test('due dates on the wire have ten digits', async t => {
  t.equal(dueDateOf(1799107200), '2027-01-05')
  t.equal(dueDateOf(1_000_000_000), '2001-09-09')
  t.equal(dueDateOf(999_999_999), null)
  t.equal(dueDateOf(9_999_999_999), '2286-11-20')
  t.equal(dueDateOf(10_000_000_000), null)
  for (const wire of [1799107200000, 1799107200.5, '1799107200', null, undefined, Number.NaN])
    t.equal(dueDateOf(wire), null, String(wire))
  fc.assert(fc.property(anyDate, date => dueDateOf(toUnixSeconds(date)) === date))
})

t.test('the stage, and the pregnancy when there is one', async t => {
  t.equal(stagesOf({ is_ttc: false, pregnancy: {}, born_children: [] }), 'none')
  t.equal(stagesOf({ is_ttc: true, pregnancy: {}, born_children: [] }), 'trying-to-conceive')
  t.equal(stagesOf({ is_ttc: false, pregnancy, born_children: [] }), 'pregnant')
  t.equal(pregnancyOf({ pregnancy }), pregnancy)
  t.equal(pregnancyOf({ pregnancy: {} }), null)
  t.equal(pregnancyOf({ pregnancy: { ...pregnancy, due_date: 1799107200000 } }), null, 'milliseconds are no due date')
})

t.test('the newest child is first', async t => {
  const child = (id: string, birth: string | null) => ({ id, birth_date: birth && toWireBirthDate(d(birth)) })
  const ids = (children: readonly { id: string }[]) => children.map(({ id }) => id).join(' ')
  const [old, middle, young, unknown] = [
    child('old', '1999-05-05'),
    child('middle', '2020-01-01'),
    child('young', '2026-11-20'),
    child('unknown', null),
  ]
  t.equal(
    ids(newestFirst([unknown, old, young, middle])),
    'young middle old unknown',
    'also when the milliseconds have fewer digits',
  )
  const given = [old, young]
  newestFirst(given)
  t.equal(ids(given), 'old young', 'the list that was given stays')
  const twins = [child('first', '2024-02-29'), child('second', '2024-02-29'), child('third', '2024-02-29')]
  t.equal(ids(newestFirst([old, ...twins])), 'first second third old', 'twins keep their order')
  t.equal(ids(newestFirst([{ ...unknown, birth_date: 'soon' }, old])), 'old unknown')
  fc.assert(
    fc.property(fc.array(anyDate, { maxLength: 9 }), dates => {
      const sorted = newestFirst(dates.map(date => ({ birth_date: toWireBirthDate(date) }))).map(child =>
        birthDateOf(child.birth_date),
      )
      return sorted.every((date, i) => i === 0 || (date !== null && daysBetween(date, sorted[i - 1] ?? date) >= 0))
    }),
  )
})

t.test('a name as it is shown', async t => {
  const names = [
    ['anna', 'Anna'],
    ['anna maria', 'Anna Maria'],
    ['  anna ', 'Anna'],
    ['mary-kate', 'Mary-Kate'],
    ["o'neil", "O'neil"],
    ['McKenna', 'McKenna'],
    ['LEO', 'LEO'],
    ['élodie', 'Élodie'],
    ['e\u0301lodie', 'E\u0301lodie'],
    ['ólafur örn', 'Ólafur Örn'],
    ['иван', 'Иван'],
    ['李', '李'],
    ['𐐨lan', '𐐀lan'],
    ['Child', 'Child'],
    ['', 'Child'],
    ['   ', 'Child'],
  ] as const
  for (const [name, shown] of names) t.equal(displayName(name), shown, JSON.stringify(name))
})

t.test('an age as it is shown', async t => {
  t.equal(ageString({ age_string: '1 year, 2 months' }), '1 year & 2 months')
  t.equal(ageString({ age_string: '1 year, 2 months, 3 days' }), '1 year & 2 months & 3 days')
  t.equal(ageString({ age_string: '5 months' }), '5 months')
  t.equal(ageString({ age_string: '' }), '')
})

t.test('the line of a pregnancy', async t => {
  t.equal(expectingLine({ ...pregnancy, code_name: 'Peanut' }), 'Expecting "Peanut" January 5, 2027')
  for (const code_name of [undefined, null, '', '  '])
    t.equal(expectingLine({ ...pregnancy, code_name }), 'Expecting January 5, 2027')
  t.equal(expectingLine({ ...pregnancy, code_name: ' Little One ' }), 'Expecting "Little One" January 5, 2027')
  t.equal(expectingLine({ code_name: 'Peanut', due_date: Number.NaN }), 'Expecting "Peanut"')
})
