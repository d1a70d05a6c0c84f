import fc from 'fast-check'
import t from 'tap'
import { addDays, calendarDate as d, toUnixSeconds, toWireBirthDate } from '../../domain/dates.ts'
import { check, type MemberField } from '../../domain/member-fields.ts'

const today = d('2026-11-20')
const birth = (date: string) => toWireBirthDate(d(date))
const due = (date: string) => toUnixSeconds(d(date))
const mountain = '🏔' // one code point, two halves

/** A value for a test's name: some of these would end its line. */
const shown = (value: unknown) =>
  String(JSON.stringify(value)).replace(/[^ -~]/g, half => `\\u${half.charCodeAt(0).toString(16)}`)

const tooShort = 'At least 2 characters'
const blank = 'Name cannot be only spaces'
const letters = 'Only letters, spaces, apostrophes or hyphens'
const outside = 'Please enter a date within 10 months from now.'
const noEmail = 'Please enter an e-mail address, such as name@example.com.'
const noUsername = 'Please use 3 to 30 letters, digits, hyphens or underscores, with a letter or digit first.'

/** Field, value, message: null where the value can be saved. */
const rows: readonly (readonly [MemberField, unknown, string | null])[] = [
  ['child.first_name', '', null],
  ['child.first_name', null, null],
  ['child.first_name', undefined, null],
  ['child.first_name', ' ', blank],
  ['child.first_name', ' \u00a0\t\n ', blank],
  ['child.first_name', 'A', tooShort],
  ['child.first_name', ' A ', tooShort],
  ['child.first_name', '1', tooShort],
  ['child.first_name', '𐐀', tooShort],
  ['child.first_name', 'Al', null],
  ['child.first_name', ' Al ', null],
  ['child.first_name', '𐐀𐐨', null],
  ['child.first_name', 'a'.repeat(50), null],
  ['child.first_name', '𐐨'.repeat(50), null],
  ['child.first_name', 'a'.repeat(51), 'Please use at most 50 characters.'],
  ['child.first_name', ` ${'a'.repeat(50)} `, null],
  ['child.first_name', 'Anne-Marie', null],
  ['child.first_name', 'Anne‑Marie', null],
  ['child.first_name', "D'Arcy Jane", null],
  ['child.first_name', 'D’Arcy', null],
  ['child.first_name', 'ʻOlena', null],
  ['child.first_name', 'Zoë Ångström Łucja Ñandú', null],
  ['child.first_name', 'Zoe\u0308', null],
  ['child.first_name', 'Иван', null],
  ['child.first_name', '小明', null],
  ['child.first_name', "--'", letters],
  ['child.first_name', '- -', letters],
  ['child.first_name', 'Ann1', letters],
  ['child.first_name', 'J.R.', letters],
  ['child.first_name', 'Ann_Lee', letters],
  ['child.first_name', 'Ann—Lee', letters],
  ['child.first_name', '</script>', letters],
  ['child.first_name', 'Ann\nLee', letters],
  ['child.first_name', 'Ann\u202eLee', letters],
  ['child.first_name', 'An\u200b', letters],
  ['child.first_name', `An${mountain}`, letters],
  ['child.first_name', 12, letters],

  ['child.birth_date', null, null],
  ['child.birth_date', '', null],
  ['child.birth_date', undefined, null],
  ['child.birth_date', birth('2026-11-19'), null],
  ['child.birth_date', birth('2026-11-20'), null],
  ['child.birth_date', birth('2026-11-21'), 'Birthdate must be in the past'],
  ['child.birth_date', birth('1990-01-01'), null],
  ['child.birth_date', '2026-11-19', 'Invalid date'],
  ['child.birth_date', 'yesterday', 'Invalid date'],
  ['child.birth_date', '/Date(999999999999999)/', 'Invalid date'],
  ['child.birth_date', 1767225600000, 'Invalid date'],

  ['child.due_date', null, null],
  ['child.due_date', '', null],
  ['child.due_date', undefined, null],
  ['child.due_date', due('2026-11-20'), null],
  ['child.due_date', due('2001-09-10'), null],
  ['child.due_date', due('2001-09-08'), 'Invalid date'],
  ['child.due_date', due('2026-11-20') * 1000, 'Invalid date'],
  ['child.due_date', '2026-11-20', 'Invalid date'],

  ['child.gender', 1, null],
  ['child.gender', 2, null],
  ['child.gender', 3, null],
  ['child.gender', 0, null],
  ['child.gender', null, null],
  ['child.gender', -1, 'Invalid gender'],
  ['child.gender', 4, 'Invalid gender'],
  ['child.gender', 1.5, 'Invalid gender'],
  ['child.gender', '1', 'Invalid gender'],
  ['child.gender', true, 'Invalid gender'],

  ['pregnancy.due_date', due('2026-10-20'), outside],
  ['pregnancy.due_date', due('2026-10-21'), null],
  ['pregnancy.due_date', due('2027-09-19'), null],
  ['pregnancy.due_date', due('2027-09-20'), outside],
  ['pregnancy.due_date', null, outside],
  ['pregnancy.due_date', undefined, outside],
  ['pregnancy.due_date', '', outside],
  ['pregnancy.due_date', String(due('2027-01-05')), outside],
  ['pregnancy.due_date', due('2027-01-05') * 1000, outside],
  ['pregnancy.due_date', Number.NaN, outside],

  ['pregnancy.multiples', 'true', null],
  ['pregnancy.multiples', 'false', null],
  ['pregnancy.multiples', true, 'Please choose Single or Twins/Multiples.'],
  ['pregnancy.multiples', '', 'Please choose Single or Twins/Multiples.'],

  ['member.username', 'abc', null],
  ['member.username', 'ab', noUsername],
  ['member.username', ` ${'a'.repeat(30)} `, null],
  ['member.username', 'a'.repeat(31), noUsername],
  ['member.username', 'Member-4_x', null],
  ['member.username', '7th', null],
  ...['-abc', '_abc', 'a b c', 'a/b/c', '..', 'a.b', 'zoë', 'me', '', null].map(
    value => ['member.username', value, noUsername] as const,
  ),

  ['member.email', 'a@b.co', null],
  ['member.email', ' first.last+tag@mail.example.com ', null],
  ['member.email', 'zoë@exämple.com', null],
  ['member.email', `${'a'.repeat(64)}@b.co`, null],
  ['member.email', `${'a'.repeat(65)}@b.co`, noEmail],
  ['member.email', `a@${'b.'.repeat(125)}co`, null], // 254
  ['member.email', `a@${'b.'.repeat(125)}com`, noEmail], // 255
  ...[
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a@@b.co',
    'a@b..co',
    'a@.co',
    'a@-b.co',
    'a@b.co-',
    'a b@c.co',
    'a@b.co, c@d.co',
    'a@b.co\nBcc: c@d.co',
  ].map(value => ['member.email', value, noEmail] as const),
  ...['<a@b.co>', '"a"@b.co', 'a\u0000@b.co', 'a\u202e@b.co', 'a@b.co\n', 7, null].map(
    value => ['member.email', value, noEmail] as const,
  ),

  ['member.password', 'a'.repeat(7), 'Please choose a password of at least 8 characters.'],
  ['member.password', 'a'.repeat(8), null],
  ['member.password', mountain.repeat(7), 'Please choose a password of at least 8 characters.'],
  ['member.password', mountain.repeat(128), null],
  ['member.password', mountain.repeat(129), 'Please choose a password of at most 128 characters.'],
  ['member.password', `  ${'a'.repeat(6)}`, 'Please choose a password of at least 8 characters.'],
  ['member.password', ' '.repeat(20), 'Please choose a password of at least 8 characters.'],
  ['member.password', null, 'Please choose a password of at least 8 characters.'],
]

t.test('both sides of every rule', async t => {
  for (const [field, value, message] of rows)
    t.equal(check(field, value, { today }), message, `${field} ${shown(value)}`)
})

t.test('names that are no child’s', async t => {
  for (const field of ['member.first_name', 'member.last_name', 'pregnancy.code_name'] as const) {
    for (const name of [
      '',
      null,
      undefined,
      'J.R. O’Neil 3rd',
      'Peanut 🥜',
      '👨‍👩‍👧',
      '<b>',
      'x'.repeat(50),
      ` ${mountain.repeat(50)} `,
    ])
      t.equal(check(field, name, { today }), null, `${field} ${shown(name)}`)
    t.equal(check(field, mountain.repeat(51), { today }), 'Please use at most 50 characters.', field)
    for (const name of ['a\nb', 'a\u0000', 'a\u2028b', 'a\u202eb', 'a\ud800', 7])
      t.equal(
        check(field, name, { today }),
        'Please leave out line breaks and control characters.',
        `${field} ${shown(name)}`,
      )
  }
})

t.test('a due date that did not change can always be saved', async t => {
  const passed = due('2026-08-01')
  t.equal(check('pregnancy.due_date', passed, { today }), outside)
  t.equal(check('pregnancy.due_date', passed, { today, saved: passed }), null)
  t.equal(check('pregnancy.due_date', passed, { today, saved: passed + 3600 }), null, 'the day counts, not the second')
  t.equal(check('pregnancy.due_date', passed, { today, saved: due('2026-08-02') }), outside, 'another day is a change')
  t.equal(check('pregnancy.due_date', null, { today, saved: null }), outside, 'no date is not unchanged')
})

t.test('a child’s due date is within 20 weeks of its birth', async t => {
  const born = { today, birth: birth('2026-06-01') }
  const far = 'Please enter a date within 20 weeks of the birthdate.'
  t.equal(check('child.due_date', due('2026-10-19'), born), null)
  t.equal(check('child.due_date', due('2026-10-20'), born), far)
  t.equal(check('child.due_date', due('2026-01-12'), born), null)
  t.equal(check('child.due_date', due('2026-01-11'), born), far)
  t.equal(check('child.due_date', due('2026-10-20'), { today, birth: null }), null, 'while the birth is not known, any')
  t.equal(check('child.due_date', null, born), null)
})

t.test('months differ in length', async t => {
  const march = d('2027-03-31')
  t.equal(
    check('pregnancy.due_date', due('2027-02-28'), { today: march }),
    outside,
    'a month before is the end of February',
  )
  t.equal(check('pregnancy.due_date', due('2027-03-01'), { today: march }), null)
  t.equal(check('pregnancy.due_date', due('2028-01-30'), { today: march }), null)
  t.equal(check('pregnancy.due_date', due('2028-01-31'), { today: march }), outside)
})

t.test('whatever comes in, there is an answer, and a date is judged by its day', async t => {
  const fields: MemberField[] = [
    'child.first_name',
    'child.birth_date',
    'child.due_date',
    'child.gender',
    'pregnancy.due_date',
    'member.email',
    'member.username',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.anything(), (field, value) => {
      const message = check(field, value, { today })
      return message === null || message.length > 0
    }),
  )
  const step = fc.integer({ min: -4000, max: 4000 })
  fc.assert(
    fc.property(
      step,
      days => (check('child.birth_date', birth(addDays(today, days)), { today }) === null) === days <= 0,
    ),
  )
  const hyphens = fc.stringMatching(/^[-' ]{2,20}$/)
  t.doesNotThrow(
    () => fc.assert(fc.property(hyphens, name => check('child.first_name', name, { today }) !== null)),
    'no name without a letter',
  )
})
