// The site's rules for fields as refusals: each has its field and its code.
import t from 'tap'
import { calendarDate, toUnixSeconds, toWireBirthDate } from '../../domain/dates.ts'
import type { UndatedField } from '../../domain/member-fields.ts'
import { requireDated, requireField } from '../../members/fields.ts'
import { codeOf } from '../../members/messages.ts'

const today = calendarDate('2026-11-21')

const broken: [rule: UndatedField, value: unknown, code: string][] = [
  ['child.first_name', 'A', 'child-name-short'],
  ['child.first_name', ' ', 'child-name-blank'],
  ['child.first_name', 'A1', 'child-name-characters'],
  ['child.first_name', 'a'.repeat(51), 'name-long'],
  ['child.gender', 4, 'gender-invalid'],
  ['pregnancy.multiples', 'three', 'multiples-invalid'],
  ['pregnancy.code_name', 'a'.repeat(51), 'name-long'],
  ['member.first_name', 'Em\u0007ma', 'name-characters'],
  ['member.last_name', 'a'.repeat(51), 'name-long'],
  ['member.username', 'a', 'username-invalid'],
  ['member.email', 'emma@localhost', 'email-invalid'],
  ['member.password', '1234567', 'password-short'],
  ['member.password', 'a'.repeat(129), 'password-long'],
]

t.test('a rule that is not kept is a 422 for its field', async t => {
  for (const [rule, value, code] of broken) {
    const field = rule.slice(rule.indexOf('.') + 1)
    t.throws(() => requireField(rule, value), { statusCode: 422, code, field }, `${rule} ${code}`)
    t.throws(() => requireField(rule, value, 'new_one'), { statusCode: 422, code, field: 'new_one' })
  }
  t.doesNotThrow(() => requireField('child.first_name', 'Ada'))
})

t.test('a rule that asks for the day', async t => {
  const born = (day: string) => () => requireDated('child.birth_date', toWireBirthDate(calendarDate(day)), { today })
  t.doesNotThrow(born('2026-11-21'))
  t.throws(born('2026-11-22'), { statusCode: 422, code: 'birth-date-future', field: 'birth_date' })
  t.throws(() => requireDated('child.birth_date', 'yesterday', { today }), {
    code: 'date-invalid',
    field: 'birth_date',
  })
  const past = toUnixSeconds(calendarDate('2026-01-01'))
  t.throws(() => requireDated('pregnancy.due_date', past, { today }), {
    code: 'due-date-range',
    field: 'due_date',
  })
  t.doesNotThrow(() => requireDated('pregnancy.due_date', past, { today, saved: past }))
})

t.test('words without a code are a mistake of ours', async t => {
  t.throws(() => codeOf('You cannot do that.'), RangeError)
})
