// The member as the outside sees it.
import t from 'tap'
import { recordOf } from '../../contract/fields.ts'
import { writtenFields } from '../../contract/member.ts'
import { calendarDate } from '../../domain/dates.ts'
import { ageString } from '../../members/age-string.ts'
import { firstAvatarSlug } from '../../members/avatars/rows.ts'
import { type MemberRows, memberEntity } from '../../members/member.ts'
import type { ChildRow } from '../../members/store/schema.ts'

const child = (id: string, birth: string | null, more: Partial<ChildRow> = {}): ChildRow => ({
  id,
  member_id: 'm',
  first_name: 'Ada',
  birth_date: birth === null ? null : calendarDate(birth),
  gender: 0,
  due_date: null,
  created_at: '2026-01-01T00:00:00.000Z',
  ...more,
})

const names = recordOf(writtenFields, name => `my ${name}`)
const rows: MemberRows = {
  member: {
    id: 'm',
    key_slot: 1,
    ...names,
    email: 'Emma@example.com',
    is_ttc: 0,
    had_profile: 1,
    is_created_on_tk: 0,
    parent_role: 3,
    after_loss_since: null,
    version: 7,
    epoch: 1,
    email_confirmed_at: null,
    created_at: '2026-01-01T00:00:00.000Z',
  },
  pregnancy: undefined,
  children: [],
  amazonUrl: '',
  avatarFile: 'x.svg',
}
const today = calendarDate('2026-11-21')

t.test('every field of the specification, and nothing else', async t => {
  t.same(memberEntity(rows, today), {
    id: 'm',
    id_string: 'm',
    ...names,
    avatar_url: '/avatars/x.svg',
    amazon_url: '',
    email: 'Emma@example.com',
    is_ttc: false,
    pregnancy: {},
    born_children: [],
    had_profile: true,
    is_created_on_tk: false,
    after_loss: false,
    parent_role: 3,
    version: 7,
  })
})

t.test('after a loss, until a pregnancy follows', async t => {
  const pregnancy = {
    id: 'p',
    member_id: 'm',
    code_name: null,
    due_date: calendarDate('2027-03-01'),
    multiples: 0,
    created_at: '',
  } as const
  const lost = { ...rows.member, after_loss_since: '2026-11-01T00:00:00.000Z' }
  t.equal(memberEntity({ ...rows, member: lost }, today).after_loss, true)
  t.equal(memberEntity({ ...rows, member: lost, pregnancy }, today).after_loss, false)
})

t.test('a pregnancy has a due date of ten digits and says multiples in words', async t => {
  const pregnancy = {
    id: 'p',
    member_id: 'm',
    due_date: calendarDate('2027-03-01'),
    multiples: 1 as const,
    code_name: null,
    created_at: '',
  }
  const entity = memberEntity({ ...rows, pregnancy }, today)
  t.same(entity.pregnancy, { id: 'p', code_name: null, due_date: 1_803_859_200, multiples: 'true' })
  t.equal(new Date(1_803_859_200_000).toISOString(), '2027-03-01T00:00:00.000Z')
  t.match(memberEntity({ ...rows, pregnancy: { ...pregnancy, multiples: 0, code_name: 'Bean' } }, today).pregnancy, {
    code_name: 'Bean',
    multiples: 'false',
  })
})

t.test('children come newest first, those without a birth date last', async t => {
  const children = [
    child('old', '2001-09-08'),
    child('unknown', null),
    child('new', '2026-11-01', { gender: 2, due_date: calendarDate('2026-12-24') }),
    child('twin', '2026-11-01', { created_at: '2026-02-01T00:00:00.000Z' }),
    child('before', '1969-12-31'),
  ]
  const entity = memberEntity({ ...rows, children }, today)
  t.same(
    entity.born_children.map(({ id }) => id),
    ['twin', 'new', 'old', 'before', 'unknown'],
  )
  t.same(entity.born_children[1], {
    id: 'new',
    id_string: 'new',
    first_name: 'Ada',
    birth_date: `/Date(${Date.UTC(2026, 10, 1)})/`,
    gender: 2,
    middle_name: null,
    due_date: Date.UTC(2026, 11, 24) / 1000,
    age_string: '2 weeks, 6 days',
  })
  t.match(entity.born_children[4], { birth_date: null, due_date: null, age_string: '' })
})

t.test('an age is said in its two largest units', async t => {
  const table: [birth: string, words: string][] = [
    ['2026-11-22', 'newborn'],
    ['2026-11-21', 'newborn'],
    ['2026-11-20', '1 day'],
    ['2026-11-14', '1 week'],
    ['2026-10-22', '4 weeks, 2 days'],
    ['2026-10-21', '1 month'],
    ['2026-10-14', '1 month, 1 week'],
    ['2025-11-22', '11 months, 4 weeks'],
    ['2025-11-21', '1 year'],
    ['2024-09-21', '2 years, 2 months'],
    ['2024-02-29', '2 years, 8 months'],
  ]
  for (const [birth, words] of table) t.equal(ageString(calendarDate(birth), calendarDate('2026-11-21')), words, birth)
})

t.test('a first avatar is the initial when that is a Latin letter', async t => {
  const table = {
    emma: 'e-526399',
    Zoë: 'z-526399',
    Émile: 'e-526399',
    李: 'a-526399',
    '': 'a-526399',
    '1st': 'a-526399',
  }
  for (const [name, slug] of Object.entries(table)) t.equal(firstAvatarSlug(name), slug, name)
})
