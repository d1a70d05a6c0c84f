import t, { type Test } from 'tap'
import type { Member } from '../../../contract/member.ts'
import { calendarDate, toUnixSeconds, toWireBirthDate } from '../../../domain/dates.ts'
import type { Carried } from '../../../domain/tools/carried.ts'
import { carryAtom, storeCarried } from '../../../state/tools/carry-to-profile.ts'
import { forgetCarried } from '../../../state/tools/forget-carried.ts'
import { fakeDevice } from '../../support/device.ts'
import { ada, expecting, json, member, page, type Reply } from '../../support/profile-store.ts'

const dueDate = calendarDate('2027-03-04')
const pregnancy: Carried = { kind: 'pregnancy', dueDate }
const cycle: Carried = { kind: 'cycle', lastPeriod: calendarDate('2026-11-01'), cycleLength: 30, lutealLength: 13 }
const child: Carried = { kind: 'child', birthDate: calendarDate('2026-05-01'), dueDate: calendarDate('2026-06-26') }
const grown = ({ url }: { url: string }) =>
  json(url.endsWith('/me') ? { member } : { member: { ...member, version: 8 } })

/** A member who asked for it, on a page of theirs. */
function carry(t: Test, carried: Carried | null, known: Member | null, ...replies: Reply[]) {
  const device = fakeDevice(t)
  const { store, calls } = page(t, known, ...(replies.length ? replies : [grown]))
  if (carried) storeCarried(carried)
  return { device, calls, carry: (isAsked = true) => store.set(carryAtom, isAsked) }
}
const asked = (calls: readonly { method: string | undefined; url: string; body: unknown }[]) =>
  calls.map(({ method, url, body }) => [method, url.replace('/api/members/m-1', ''), body])

t.test('what was worked out goes into the profile', async t => {
  const one = carry(t, pregnancy, member)
  t.equal(await one.carry(), 'kept')
  const body = { pregnancy: { due_date: toUnixSeconds(dueDate), multiples: 'false' } }
  t.same(asked(one.calls), [['POST', '/pregnancies', body]])
  t.equal(one.device.tabItems.size, 0, 'and waits no more')
  t.equal(await one.carry(), 'nothing')

  const two = carry(t, cycle, member)
  t.equal(await two.carry(), 'kept')
  t.same(asked(two.calls), [
    ['PATCH', '', { member: { is_ttc: true } }],
    ['PUT', '/cycle', { last_period: '2026-11-01', cycle_length: 30, luteal_length: 13 }],
  ])

  const three = carry(t, child, member)
  t.equal(await three.carry(), 'kept')
  t.match(asked(three.calls), [['POST', '/children', { child: { birth_date: toWireBirthDate(child.birthDate) } }]])
})

t.test('a member who is not known yet is asked for', async t => {
  const { carry: go, calls } = carry(t, pregnancy, null)
  t.equal(await go(), 'kept')
  t.same(asked(calls)[0]?.slice(0, 2), [undefined, '/api/members/me'])
})

t.test('nothing of a profile is changed unasked', async t => {
  const withAda: Member = { ...member, born_children: [{ ...ada, birth_date: toWireBirthDate(child.birthDate) }] }
  for (const [carried, known] of [
    [pregnancy, expecting],
    [cycle, expecting],
    [child, withAda],
  ] as const) {
    const { carry: go, calls, device } = carry(t, carried, known)
    t.equal(await go(), 'there', carried.kind)
    t.same([calls.length, device.tabItems.size], [0, 0])
  }
})

t.test('a cycle that is there is left alone', async t => {
  const trying: Member = { ...member, is_ttc: true }
  const stored = (last_period: string | null) => () =>
    json({ cycle: { last_period, cycle_length: 28, luteal_length: 14 } })
  const one = carry(t, cycle, trying, stored('2026-10-20'))
  t.equal(await one.carry(), 'there')
  t.same(
    asked(one.calls).map(call => call.slice(0, 2)),
    [['GET', '/cycle']],
  )
  const two = carry(t, cycle, trying, stored(null), grown)
  t.equal(await two.carry(), 'kept')
  const none = carry(t, cycle, { ...trying, version: 1 }, () => json({ error: { code: 'not-found' } }, 404), grown)
  t.equal(await none.carry(false), 'kept', 'who has just joined as trying has entered none')
  const three = carry(t, cycle, trying, () => json({}, 503))
  t.equal(await three.carry(), 'failed', 'what cannot be known is not written over')
  t.equal(three.device.tabItems.size, 1)
})

t.test('unasked it goes only into a profile that is new', async t => {
  const older = carry(t, pregnancy, member)
  t.equal(await older.carry(false), 'nothing')
  t.same([older.calls.length, older.device.tabItems.size], [0, 0])
  const fresh = carry(t, pregnancy, { ...member, version: 1 })
  t.equal(await fresh.carry(false), 'kept')
})

t.test('after a loss it is forgotten without a word', async t => {
  const { carry: go, calls, device } = carry(t, pregnancy, { ...member, after_loss: true })
  t.equal(await go(), 'nothing')
  t.same([calls.length, device.tabItems.size], [0, 0])
})

t.test('what was refused for good is not tried for ever', async t => {
  for (const status of [400, 403, 409, 422]) {
    const { carry: go, device } = carry(t, pregnancy, member, () => json({}, status))
    t.equal(await go(), 'failed', String(status))
    t.equal(device.tabItems.size, 0)
  }
})

t.test('what does not get through waits for the next page, and no longer than at first', async t => {
  for (const status of [401, 429, 503]) {
    const { carry: go, device } = carry(t, pregnancy, member, () => json({}, status))
    t.equal(await go(), 'failed', String(status))
    t.equal(device.tabItems.size, 1)
  }
  const { carry: go, device } = carry(t, pregnancy, null, () => json({}, 401))
  t.equal(await go(), 'failed', 'nobody is signed in')
  t.equal(device.tabItems.size, 1)
})

t.test('whoever forgets the tool that it comes from takes it back', async t => {
  for (const [carried, own, other] of [
    [pregnancy, 'due-date', 'ovulation'],
    [pregnancy, 'pregnancy-tracker', 'baby-tracker'],
    [cycle, 'ovulation', 'due-date'],
    [child, 'baby-tracker', 'hospital-bag'],
  ] as const) {
    const { device } = carry(t, carried, null)
    forgetCarried(other)
    t.equal(device.tabItems.size, 1, `${other} has no part in it`)
    forgetCarried(own)
    t.equal(device.tabItems.size, 0, own)
    forgetCarried(own)
  }
})
