import { mock } from 'node:test'
import { createStore } from 'jotai'
import t, { type Test } from 'tap'
import { addChildForm, updateChildForm } from '../../client/state/child-form.ts'
import { memberAtom, refreshMemberAtom } from '../../client/state/member.ts'
import { addPregnancyForm, updatePregnancyForm } from '../../client/state/pregnancy-form.ts'
import { addingAtom, chooseProfileAtom, nowPregnantAtom, openProfileAtom } from '../../client/state/profile-dialogs.ts'
import { childAtom, childState, pregnancyAtom, pregnancyState, successMs, ttcAtom, ttcState } from '../../client/state/profile-save.ts'
import { openTtcForm } from '../../client/state/ttc-form.ts'
import { calendarDate, toUnixSeconds } from '../../domain/dates.ts'
import type { Member } from '../../domain/member.ts'

const day = calendarDate('2026-11-21')
const due_date = toUnixSeconds(calendarDate('2027-03-04'))
const ada = {
  id: 'c1',
  id_string: 'c1',
  first_name: 'Ada',
  birth_date: null,
  gender: 2,
  middle_name: null,
  age_string: '',
} as const
const member: Member = {
  id: 'm1',
  id_string: 'm-1',
  username: 'jo',
  first_name: 'Jo',
  last_name: '',
  avatar_url: '',
  email: '',
  is_ttc: false,
  pregnancy: {},
  born_children: [],
  had_profile: false,
  is_created_on_tk: false,
  parent_role: null,
  version: 7,
}
const expecting: Member = { ...member, pregnancy: { id: 'p1', due_date, multiples: 'false' } }

interface Sent {
  method: string | undefined
  url: string
  headers: Headers
  body: unknown
}
type Reply = (sent: Sent) => Response | Promise<Response>
const json = (body: object, status = 200) => Response.json(body, { status })
const nothing = () => new Promise<Response>(() => {})

/** A store that knows a member, with a network that answers in turn, the last one for ever. */
function page(t: Test, known: Member | null, ...replies: Reply[]) {
  const calls: Sent[] = []
  const counted: unknown[] = []
  const fake = async (url: string, { method, headers, body }: RequestInit = {}) => {
    const sent = { method, url, headers: new Headers(headers), body: typeof body === 'string' ? JSON.parse(body) : undefined }
    calls.push(sent)
    return (replies.length > 1 ? replies.shift() : replies[0])?.(sent) ?? nothing()
  }
  const sendBeacon = (_url: string, blob: Blob) => {
    blob.text().then(text => counted.push(...JSON.parse(text).events))
    return true
  }
  t.intercept(globalThis, 'fetch', { value: fake })
  t.intercept(globalThis, 'navigator', { value: { sendBeacon } })
  const store = createStore()
  store.set(memberAtom, known)
  return { store, calls, counted }
}

t.test('adding a child', async t => {
  const { timers } = mock
  timers.enable({ apis: ['setTimeout'] })
  t.teardown(() => timers.reset())
  const after: Member = { ...member, born_children: [ada], version: 8 }
  const { store, calls, counted } = page(t, member, () => json({ data: { member: after } }, 201))
  store.set(childState, addChildForm(day))
  await store.set(childAtom, { type: 'edit-name', value: ' Ada ' })
  t.same(calls, [], 'nothing is sent before it is saved')
  const saving = store.set(childAtom, { type: 'save' })
  t.match(store.get(childState), { status: 'saving', action: 'add' })
  await store.set(childAtom, { type: 'save' })
  await saving
  t.equal(calls.length, 1, 'pressed twice, it is sent once')
  t.match(calls[0], { method: 'POST', url: '/api/members/m-1/children' })
  t.same(calls[0]?.body, { child: { first_name: 'Ada', birth_date: null, gender: 0, middle_name: null } })
  t.match(calls[0]?.headers.get('idempotency-key'), /^[0-9a-f-]{36}$/)
  t.equal(calls[0]?.headers.get('if-match'), null, 'an addition does not mind what else has changed')
  t.match(store.get(childState), { status: 'finished', message: 'Profile was successfully added!' })
  t.same(store.get(memberAtom), after)
  timers.tick(successMs - 1)
  t.equal(store.get(childState).status, 'finished')
  timers.tick(1)
  t.equal(store.get(childState).status, 'closed')
  await new Promise(resolve => setImmediate(resolve))
  t.match(counted, [{ name: 'profile-interaction', properties: { selection: 'add', stage: 'none' } }])
})

t.test('a lost answer does not add twice, and another child has another key', async t => {
  const lost = () => Promise.reject(new TypeError('network'))
  const { store, calls } = page(t, member, lost, lost, () => json({ data: { member } }, 201))
  store.set(childState, addChildForm(day))
  await store.set(childAtom, { type: 'save' })
  t.match(store.get(childState), { status: 'error', message: 'Add profile error.' })
  await store.set(childAtom, { type: 'save' })
  await store.set(childAtom, { type: 'edit-name', value: 'Ada' })
  await store.set(childAtom, { type: 'save' })
  store.set(childState, addChildForm(day))
  await store.set(childAtom, { type: 'edit-name', value: 'Ada' })
  await store.set(childAtom, { type: 'save' })
  const keys = calls.map(({ headers }) => headers.get('idempotency-key'))
  t.equal(keys[1], keys[0], 'the same again')
  t.not(keys[2], keys[0], 'changed')
  t.not(keys[3], keys[2], 'a second child of the same name')
})

t.test('changing and removing a child name the version', async t => {
  const known = { ...member, born_children: [ada] }
  const { store, calls } = page(t, known, () => json({ member: { ...known, version: 8 } }))
  store.set(childState, updateChildForm(ada, day))
  await store.set(childAtom, { type: 'save' })
  t.match(calls[0], { method: 'PUT', url: '/api/members/m-1/children/c1', body: { child: { id: 'c1', id_string: 'c1', gender: 2 } } })
  t.equal(calls[0]?.headers.get('if-match'), '"7"')
  t.match(store.get(childState), { message: 'Profile was successfully updated!' })
  store.set(childState, updateChildForm(ada, day))
  await store.set(childAtom, { type: 'remove' })
  t.match(calls[1], { method: 'DELETE', url: '/api/members/m-1/children/c1' })
  t.equal(calls[1]?.headers.get('if-match'), '"8"', 'the one of the answer before')
  t.match(store.get(childState), { message: 'Profile was successfully removed!' })
})

t.test('what the server says', async t => {
  const known = { ...member, born_children: [ada] }
  const now: Member = { ...known, born_children: [{ ...ada, first_name: 'Adele' }], version: 9 }
  const message = 'This was changed somewhere else in the meantime. Here is how it is now.'
  const { store, calls } = page(
    t,
    known,
    () => json({ field: 'first_name', message: 'At least 2 characters' }, 422),
    () => json({ message, member: now }, 409),
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  )
  store.set(childState, updateChildForm(ada, day))
  await store.set(childAtom, { type: 'save' })
  t.match(store.get(childState), { status: 'idle', errors: { first_name: 'At least 2 characters' } })
  await store.set(childAtom, { type: 'edit-name', value: 'Addie' })
  await store.set(childAtom, { type: 'save' })
  t.match(store.get(childState), { status: 'error', message, first_name: 'Adele' }, 'a conflict shows how it is now')
  t.same(store.get(memberAtom), now)
  await store.set(childAtom, { type: 'save' })
  t.equal(calls[2]?.headers.get('if-match'), '"9"', 'and can be saved over')
  t.match(store.get(childState), {
    status: 'error',
    message: 'An error occurred. Please try again or contact us if the problem persists.',
  })
})

t.test('an answer to a form that is gone changes nothing', async t => {
  let answer = (_: Response) => {}
  const { store } = page(t, member, () => new Promise(resolve => (answer = resolve)))
  store.set(childState, addChildForm(day))
  const saving = store.set(childAtom, { type: 'save' })
  const other = addChildForm(calendarDate('2026-11-22'))
  store.set(childState, other)
  answer(json({ message: 'late' }, 500))
  await saving
  t.equal(store.get(childState), other)
})

t.test('a pregnancy that ends', async t => {
  const open = () => {
    const made = page(t, expecting, () => json({ member: { ...member, version: 8 } }))
    made.store.set(pregnancyState, updatePregnancyForm({ id: 'p1', due_date, multiples: 'false' }, day))
    return made
  }
  for (const to of ['ttc', 'none'] as const) {
    const { store, calls, counted } = open()
    await store.set(pregnancyAtom, { type: 'open-popup', popup: 'helpful' })
    await store.set(pregnancyAtom, { type: 'lose', to })
    t.match(calls, [{ method: 'DELETE', url: '/api/members/m-1/pregnancies/p1' }])
    t.same(calls[0]?.body, { is_ttc: to === 'ttc' })
    t.match(store.get(pregnancyState), { status: 'finished', message: 'Your profile is up to date.' })
    await new Promise(resolve => setImmediate(resolve))
    t.same(counted, [{ name: 'profile-interaction', properties: { selection: 'remove', stage: 'pregnant' } }], 'counted as any')
  }
  const { store, calls } = open()
  await store.set(pregnancyAtom, { type: 'pick-date', value: '' })
  await store.set(pregnancyAtom, { type: 'open-popup', popup: 'remove' })
  await store.set(pregnancyAtom, { type: 'remove' })
  t.same(calls[0]?.body, { pregnancy: { id: 'p1', due_date, multiples: 'false' } }, 'as it was saved, whatever stands in the field')
})

t.test('a new pregnancy, after trying', async t => {
  const { store, calls, counted } = page(t, { ...member, is_ttc: true }, () => json({ data: { member: expecting } }, 201))
  await store.set(openProfileAtom, 'ttc')
  t.equal(store.get(ttcState).status, 'idle')
  store.set(nowPregnantAtom)
  t.equal(store.get(ttcState).status, 'closed')
  store.set(pregnancyState, addPregnancyForm(day))
  await store.set(pregnancyAtom, { type: 'save' })
  t.match(calls[0], { method: 'POST', url: '/api/members/m-1/pregnancies' })
  t.same(calls[0]?.body, { pregnancy: { due_date: toUnixSeconds(calendarDate('2027-07-31')), multiples: 'false' } })
  await new Promise(resolve => setImmediate(resolve))
  t.match(counted.at(-1), { properties: { selection: 'update', source: 'ttc' } })
})

t.test('trying to conceive fails in silence', async t => {
  const { store, calls, counted } = page(
    t,
    member,
    () => json({ message: 'no' }, 500),
    () => json({ member: { ...member, is_ttc: true, version: 8 } }),
  )
  store.set(ttcState, openTtcForm(false))
  await store.set(ttcAtom, { type: 'add' })
  t.same(store.get(ttcState), { status: 'idle', isTtc: false })
  t.same(counted, [], 'nothing happened')
  await store.set(ttcAtom, { type: 'add' })
  t.match(calls, [{ method: 'PATCH', url: '/api/members/m-1', body: { member: { is_ttc: true } } }, { method: 'PATCH' }])
  t.match(store.get(ttcState), { status: 'finished', message: 'Profile was successfully added!' })
})

t.test('what opens', async t => {
  const { store, calls } = page(t, null, () => json({ member: { ...expecting, born_children: [ada] } }))
  await store.set(openProfileAtom, 'child:nobody')
  t.equal(calls[0]?.url, '/api/members/me', 'who it is, is asked first')
  t.equal(store.get(childState).status, 'closed')
  await store.set(openProfileAtom, 'ttc')
  t.equal(store.get(ttcState).status, 'closed', 'nobody is trying')
  await store.set(openProfileAtom, 'child:c1')
  t.match(store.get(childState), { status: 'idle', first_name: 'Ada' })
  await store.set(openProfileAtom, 'pregnancy')
  t.match(store.get(pregnancyState), { status: 'idle', due_date })
  await store.set(openProfileAtom, 'add')
  t.ok(store.get(addingAtom))
  store.set(childState, { status: 'closed' })
  store.set(chooseProfileAtom, 'child')
  t.notOk(store.get(addingAtom), 'the form takes its place')
  t.match(store.get(childState), { status: 'idle', child: null })
  t.equal(calls.length, 1)
})

t.test('the member', async t => {
  const { store } = page(
    t,
    member,
    () => json({ member: { ...member, version: 6 } }),
    () => json({}, 503),
    () => Promise.reject(new TypeError('network')),
    () => json({}, 401),
  )
  for (const what of ['an older answer', 'a server that cannot', 'no network']) {
    await store.set(refreshMemberAtom)
    t.equal(store.get(memberAtom), member, `${what} changes nothing`)
  }
  await store.set(refreshMemberAtom)
  t.equal(store.get(memberAtom), null, 'who has left is gone')
})
