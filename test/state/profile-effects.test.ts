import { mock } from 'node:test'
import t from 'tap'
import type { Member } from '../../contract/member.ts'
import { calendarDate } from '../../domain/dates.ts'
import { addChildForm, updateChildForm } from '../../state/child-form.ts'
import { memberAtom, refreshMemberAtom, versionAtom } from '../../state/member.ts'
import { addPregnancyForm, updatePregnancyForm } from '../../state/pregnancy-form.ts'
import { successMs } from '../../state/profile-dialog.ts'
import { childAtom, childState, pregnancyAtom, pregnancyState } from '../../state/profile-effects.ts'
import { ada, day, due_date, expecting, json, member, page } from '../support/profile-store.ts'

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
  t.match(calls[0]?.headers.get('idempotency-key'), /^[0-9a-f]{64}$/)
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
  t.match(calls[0], {
    method: 'PUT',
    url: '/api/members/m-1/children/c1',
    body: { child: { id: 'c1', id_string: 'c1', gender: 2 } },
  })
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

/**
 * Status, what stands in the answer, and the words over a form that adds and over one that changes; null for the form's
 * own.
 */
const refusals: readonly (readonly [number, object, string | null])[] = [
  [400, { message: 'Some of what was sent does not fit.' }, null],
  [400, { message: 'Some of what was sent does not fit.', field: 'id' }, 'Some of what was sent does not fit.'],
  [401, { message: 'Please log in first.' }, 'Please log in first.'],
  [403, { message: 'This request came from another site, so nothing was changed.' }, null],
  [409, { message: 'This was changed somewhere else.' }, 'This was changed somewhere else.'],
  [422, { message: 'This list is full.', field: 'child' }, 'This list is full.'],
  [429, { message: 'That was a lot at once.' }, 'That was a lot at once.'],
  [429, { message: '' }, null],
  [422, { message: 7 }, null],
  [500, { message: 'Something of the server.' }, null],
  [502, {}, null],
  [503, { message: 'Member accounts cannot be reached right now.' }, null],
  [504, { message: 'Something of the server.', field: 'first_name' }, null],
]

t.test('whose words a failure is told in', async t => {
  const notAdded = 'Add profile error.'
  const notUpdated = 'An error occurred. Please try again or contact us if the problem persists.'
  for (const [status, body, words] of refusals) {
    const name = `${status} ${JSON.stringify(body)}`
    const { store } = page(t, { ...expecting, born_children: [ada] }, () => json(body, status))
    store.set(childState, addChildForm(day))
    await store.set(childAtom, { type: 'save' })
    t.match(store.get(childState), { status: 'error', message: words ?? notAdded }, `a child added: ${name}`)
    for (const type of ['save', 'remove'] as const) {
      store.set(childState, updateChildForm(ada, day))
      await store.set(childAtom, { type })
      t.match(store.get(childState), { status: 'error', message: words ?? notUpdated }, `a child, ${type}: ${name}`)
    }
    store.set(pregnancyState, addPregnancyForm(day))
    await store.set(pregnancyAtom, { type: 'save' })
    t.match(store.get(pregnancyState), { status: 'error', message: words ?? notAdded }, `a pregnancy added: ${name}`)
    store.set(pregnancyState, updatePregnancyForm({ id: 'p1', due_date, multiples: 'false' }, day))
    await store.set(pregnancyAtom, { type: 'save' })
    t.match(store.get(pregnancyState), { status: 'error', message: words ?? notUpdated }, `a pregnancy: ${name}`)
  }
})

t.test('a child that was removed elsewhere', async t => {
  const known = { ...member, born_children: [ada] }
  const now: Member = { ...member, version: 9 }
  const conflict = () => json({ message: 'Here is how it is now.', member: now }, 409)
  const missing = () => json({ message: 'There is nothing at this address.' }, 404)
  for (const type of ['save', 'remove'] as const) {
    const first = page(t, known, conflict)
    first.store.set(childState, updateChildForm(ada, day))
    await first.store.set(childAtom, { type })
    t.same(first.store.get(childState), { status: 'gone' }, `${type}: a conflict without it`)
    t.same(first.store.get(memberAtom), now)
    const second = page(t, known, missing, () => json({ member: now }))
    second.store.set(childState, updateChildForm(ada, day))
    await second.store.set(childAtom, { type })
    t.same(second.store.get(childState), { status: 'gone' }, `${type}: nothing at that address`)
    t.same(second.store.get(memberAtom), now, 'and the member is asked for anew')
    const third = page(t, known, missing, () => json({}, 503))
    third.store.set(childState, updateChildForm(ada, day))
    await third.store.set(childAtom, { type })
    t.same(third.store.get(childState), { status: 'gone' }, `${type}: nothing at that address, and nobody to say more`)
    await new Promise(resolve => setImmediate(resolve))
    t.same([first.counted, second.counted], [[], []], 'nothing was done here')
  }
  const { store } = page(t, member, missing, () => json({ member: now }))
  store.set(childState, addChildForm(day))
  await store.set(childAtom, { type: 'save' })
  t.match(store.get(childState), { status: 'error', message: 'Add profile error.' }, 'what is added cannot be gone')
})

t.test('a due date goes with a child', async t => {
  const known = { ...member, born_children: [ada] }
  const { store, calls } = page(t, known, () => json({ member: { ...known, version: 8 } }))
  store.set(childState, updateChildForm(ada, day))
  await store.set(childAtom, { type: 'pick-due-date', value: due_date * 1000 })
  await store.set(childAtom, { type: 'save' })
  t.match(calls[0]?.body, { child: { due_date } })
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
  t.equal(await store.set(refreshMemberAtom), 401)
  t.equal(store.get(memberAtom), null, 'who has left is gone')
})

t.test('a version that another list led to', async t => {
  const newest = { ...member, first_name: 'Joan', version: 12 }
  const { store, calls } = page(t, member, () => json({ member: newest }))
  await store.set(versionAtom, 7)
  t.equal(store.get(memberAtom), member, 'is known already')
  await store.set(versionAtom, 8)
  t.same(store.get(memberAtom), { ...member, version: 8 }, 'one step is that change alone')
  t.same(calls, [])
  await store.set(versionAtom, 12)
  t.same(store.get(memberAtom), newest, 'more of them may have changed the member too, so the server is asked')
})
