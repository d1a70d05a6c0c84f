// Which day it is, for ages and for rules about dates: the visitor's, as far as it can be one.
import t from 'tap'
import { addDays, addMonths, toUnixSeconds, toWireBirthDate } from '../../domain/dates.ts'
import { visitorDayOf } from '../../members/visitor-day.ts'
import { today, withEmma } from '../support/members/emma.ts'
import { password } from '../support/members.ts'
import { onStore } from '../support/stores.ts'

const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
const on = (day: string) => ({ 'x-visitor-day': day })

t.test('a day is believed when it is at most one from the UTC day', async t => {
  for (const now of [Date.parse('2026-11-21T00:00:00.000Z'), Date.parse('2026-11-21T23:59:59.999Z')]) {
    for (const day of [yesterday, today, tomorrow]) t.equal(visitorDayOf(day, now), day)
    for (const day of [addDays(today, -2), addDays(today, 2), '2025-11-21', '9999-12-31', '0000-01-01'])
      t.equal(visitorDayOf(day, now), today, day)
  }
})

t.test('what is no day is the UTC day', async t => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  for (const header of [
    undefined,
    '',
    'tomorrow',
    '2026-11-22T00:00',
    ' 2026-11-22',
    '2026-11-22, 2026-11-22',
    '22.11.2026',
    20_261_122,
  ])
    t.equal(visitorDayOf(header, now), today, String(header))
  t.equal(visitorDayOf('2026-02-29', Date.parse('2026-02-28T12:00:00Z')), '2026-02-28', 'a day that does not exist')
})

onStore('an age is that of the visitor’s day, in every answer that has the member', async (t, place) => {
  const { members, send, token, home } = await withEmma(t, place)
  const child = { first_name: 'Ada', birth_date: toWireBirthDate(addDays(today, -7)) }
  const ageOf = (body: string) => /"age_string":"([^"]*)"/.exec(body)?.[1]
  const ages: [day: string, age: string][] = [
    [yesterday, '6 days'],
    [today, '1 week'],
    [tomorrow, '1 week, 1 day'],
    [addDays(today, 2), '1 week'],
  ]
  await send('POST', '/children', { child })
  for (const [day, age] of ages) {
    const login = await members.ask('POST', '/sessions', {
      body: { email: 'emma@example.com', password },
      headers: on(day),
    })
    const answers = {
      me: await members.ask('GET', '/members/me', { token, headers: on(day) }),
      change: await send('PATCH', '', { member: {} }, on(day)),
      conflict: await send('PATCH', '', { member: {} }, { ...on(day), 'if-match': '"1"' }),
      export: await members.ask('GET', `${home}/export`, { token, headers: on(day) }),
      login,
    }
    for (const [what, { body }] of Object.entries(answers)) t.equal(ageOf(body), age, `${what} on ${day}`)
  }
})

onStore('a birth date is in the past where the visitor is', async (t, place) => {
  const { send } = await withEmma(t, place)
  const add = async (born: typeof today, headers?: Record<string, string>) =>
    (await send('POST', '/children', { child: { birth_date: toWireBirthDate(born) } }, headers)).statusCode
  t.equal(await add(tomorrow, on(tomorrow)), 201, 'in Auckland it is tomorrow already')
  t.equal(await add(tomorrow, on(today)), 422)
  t.equal(await add(tomorrow), 422)
  t.equal(await add(today, on(yesterday)), 422, 'in Honolulu it is yesterday still')
  t.equal(await add(today, on(addDays(today, -2))), 201, 'which is nobody’s day')
  t.equal(await add(addDays(today, 2), on(addDays(today, 2))), 422, 'nor is this')
  const { id } = (await send('GET', '/export')).json().member.born_children[0]
  const changed = { child: { birth_date: toWireBirthDate(today) } }
  t.equal((await send('PUT', `/children/${id}`, changed, on(yesterday))).statusCode, 422)
  t.equal((await send('PUT', `/children/${id}`, changed, on(today))).statusCode, 200)
})

onStore('due dates and periods are counted from the visitor’s day', async (t, place) => {
  const { send } = await withEmma(t, place)
  const expect = async (day: typeof today, visitorDay: string) => {
    const answer = await send(
      'POST',
      '/pregnancies',
      { pregnancy: { due_date: toUnixSeconds(day), multiples: 'false' } },
      on(visitorDay),
    )
    if (answer.statusCode === 201) await send('DELETE', `/pregnancies/${answer.json().data.member.pregnancy.id}`)
    return answer.statusCode
  }
  const [first, last] = [addDays(addMonths(today, -1), 1), addDays(addMonths(today, 10), -1)]
  t.equal(await expect(first, yesterday), 201)
  t.equal(await expect(first, tomorrow), 422, 'a day too long ago')
  t.equal(await expect(addDays(first, -1), yesterday), 201)
  t.equal(await expect(last, tomorrow), 201)
  t.equal(await expect(last, yesterday), 422, 'a day too far away')
  t.equal(await expect(addDays(last, 1), tomorrow), 201)
  const period = async (day: string, visitorDay: string) =>
    (await send('PUT', '/cycle', { last_period: day }, on(visitorDay))).statusCode
  t.equal(await period(tomorrow, tomorrow), 200)
  t.equal(await period(today, yesterday), 422)
})
