import t from 'tap'
import type { Member } from '../../contract/member.ts'
import { calendarDate, toUnixSeconds } from '../../domain/dates.ts'
import { memberAtom } from '../../state/member.ts'
import { addingAtom, chooseProfileAtom, nowPregnantAtom, openProfileAtom } from '../../state/open-profile-dialog.ts'
import { addPregnancyForm, updatePregnancyForm } from '../../state/pregnancy-form.ts'
import { childAtom, childState, pregnancyAtom, pregnancyState, ttcAtom, ttcState } from '../../state/profile-effects.ts'
import { openTtcForm } from '../../state/ttc-form.ts'
import { ada, day, due_date, expecting, json, member, page } from '../support/profile-store.ts'

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
    const properties = {
      selection: 'remove',
      stage: 'pregnant',
      userDecisionArea: 'page',
      trigger: 'button',
      productType: 'pregnancy',
    }
    t.same(counted, [{ name: 'profile-interaction', properties }], 'counted as any')
  }
  const { store, calls } = open()
  await store.set(pregnancyAtom, { type: 'pick-date', value: '' })
  await store.set(pregnancyAtom, { type: 'open-popup', popup: 'remove' })
  await store.set(pregnancyAtom, { type: 'remove' })
  t.same(
    calls[0]?.body,
    { pregnancy: { id: 'p1', due_date, multiples: 'false' } },
    'as it was saved, whatever stands in the field',
  )
})

t.test('a pregnancy that ended elsewhere', async t => {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
  t.intercept(globalThis, 'localStorage', { value: localStorage as never }) // as: the rest of it is not asked
  const now = { ...member, is_ttc: true, version: 9 }
  const other: Member = { ...expecting, pregnancy: { id: 'p2', due_date, multiples: 'false' }, version: 9 }
  const conflict = (current: Member) => () => json({ message: 'Here is how it is now.', member: current }, 409)
  const missing = () => json({ message: 'There is nothing at this address.' }, 404)
  const acts = [
    ['helpful', { type: 'lose', to: 'none' }],
    ['helpful', { type: 'lose', to: 'ttc' }],
    ['remove', { type: 'remove' }],
    [null, { type: 'save' }],
  ] as const
  for (const [popup, act] of acts) {
    for (const [what, current, ...replies] of [
      ['a conflict without it', now, conflict(now)],
      ['a conflict with another one', other, conflict(other)],
      ['nothing at that address', now, missing, () => json({ member: now })],
    ] as const) {
      kept.set('week-ticks', '{"of":"p1","ticks":{}}')
      const { store, counted } = page(t, expecting, ...replies)
      store.set(pregnancyState, updatePregnancyForm({ id: 'p1', due_date, multiples: 'false' }, day))
      if (popup) await store.set(pregnancyAtom, { type: 'open-popup', popup })
      await store.set(pregnancyAtom, act)
      const name = `${act.type}: ${what}`
      t.same(store.get(pregnancyState), { status: 'gone' }, name)
      t.same(store.get(memberAtom), current, name)
      await new Promise(resolve => setImmediate(resolve))
      t.same(counted, [], name)
      t.equal(kept.size, 0, `${name}: what was ticked for it is forgotten`)
    }
  }
  const { store } = page(t, expecting, conflict({ ...expecting, version: 9 }))
  kept.set('week-ticks', '{"of":"p1","ticks":{}}')
  store.set(pregnancyState, updatePregnancyForm({ id: 'p1', due_date, multiples: 'false' }, day))
  await store.set(pregnancyAtom, { type: 'open-popup', popup: 'helpful' })
  await store.set(pregnancyAtom, { type: 'lose', to: 'none' })
  t.match(
    store.get(pregnancyState),
    { status: 'error', popup: 'helpful', message: 'Here is how it is now.' },
    'one that is still there',
  )
  t.equal(kept.size, 1)
})

t.test('what was ticked ends with a pregnancy, and with nothing else', async t => {
  for (const [act, left] of [
    [{ type: 'save' }, 1],
    [{ type: 'remove' }, 0],
    [{ type: 'lose', to: 'none' }, 0],
  ] as const) {
    const kept = new Map([['week-ticks', '{"of":"p1","ticks":{}}']])
    t.intercept(globalThis, 'localStorage', { value: { removeItem: (key: string) => void kept.delete(key) } as never }) // as: as above
    const { store } = page(t, expecting, () => json({ member: { ...(left ? expecting : member), version: 8 } }))
    store.set(pregnancyState, updatePregnancyForm({ id: 'p1', due_date, multiples: 'false' }, day))
    if (act.type !== 'save')
      await store.set(pregnancyAtom, { type: 'open-popup', popup: act.type === 'lose' ? 'helpful' : 'remove' })
    await store.set(pregnancyAtom, act)
    t.equal(store.get(pregnancyState).status, 'finished')
    t.equal(kept.size, left, act.type)
  }
})

t.test('a nickname goes with a pregnancy', async t => {
  const named: Member = { ...expecting, pregnancy: { id: 'p1', due_date, multiples: 'false', code_name: 'Peanut' } }
  const { store, calls } = page(t, named, () => json({ member: { ...named, version: 8 } }))
  await store.set(openProfileAtom, 'pregnancy')
  t.match(store.get(pregnancyState), { code_name: 'Peanut' })
  await store.set(pregnancyAtom, { type: 'edit-name', value: '' })
  await store.set(pregnancyAtom, { type: 'save' })
  t.same(calls[0]?.body, { pregnancy: { id: 'p1', due_date, multiples: 'false', code_name: null } })
})

t.test('a new pregnancy, after trying', async t => {
  const { store, calls, counted } = page(t, { ...member, is_ttc: true }, () =>
    json({ data: { member: expecting } }, 201),
  )
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
  t.match(calls, [
    { method: 'PATCH', url: '/api/members/m-1', body: { member: { is_ttc: true } } },
    { method: 'PATCH' },
  ])
  t.match(store.get(ttcState), { status: 'finished', message: 'Profile was successfully added!' })
})

t.test('what another tab has done before is done', async t => {
  for (const isTtc of [true, false]) {
    const now = { ...member, is_ttc: !isTtc, version: 9 }
    const { store, counted } = page(t, { ...member, is_ttc: isTtc }, () => json({ message: 'no', member: now }, 409))
    store.set(ttcState, openTtcForm(isTtc))
    await store.set(ttcAtom, { type: isTtc ? 'remove' : 'add' })
    t.match(store.get(ttcState), { status: 'finished', isTtc: !isTtc })
    await new Promise(resolve => setImmediate(resolve))
    t.same(counted, [], 'not by this one')
    const other = page(t, { ...member, is_ttc: isTtc }, () =>
      json({ message: 'no', member: { ...now, is_ttc: isTtc } }, 409),
    )
    other.store.set(ttcState, openTtcForm(isTtc))
    await other.store.set(ttcAtom, { type: isTtc ? 'remove' : 'add' })
    t.same(other.store.get(ttcState), { status: 'idle', isTtc }, 'another conflict stays silent')
  }
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

t.test('what is wanted is added without a choice before it', async t => {
  const { store, counted } = page(t, member)
  await store.set(openProfileAtom, 'add:child')
  t.match(store.get(childState), { status: 'idle', child: null })
  await store.set(openProfileAtom, 'add:pregnancy')
  t.match(store.get(pregnancyState), { status: 'idle', pregnancy: null })
  t.notOk(store.get(addingAtom))
  await new Promise(resolve => setImmediate(resolve))
  t.same(
    counted.map(event => Object(event).properties.productType),
    ['child', 'pregnancy'],
  )
  const other = page(t, expecting)
  await other.store.set(openProfileAtom, 'add:pregnancy')
  t.equal(other.store.get(pregnancyState).status, 'closed', 'one a member')
})

t.test('what is counted', async t => {
  const { store, counted } = page(t, member, () => json({ data: { member: expecting } }, 201))
  const said = async () => {
    await new Promise(resolve => setImmediate(resolve))
    return counted.splice(0).map(event => Object(event).properties)
  }
  const where = { stage: 'none', userDecisionArea: 'account-menu', trigger: 'button' }
  await store.set(openProfileAtom, 'add', 'account-menu')
  t.same(await said(), [{ ...where, selection: 'open', productType: 'add-profile' }])
  store.set(addingAtom, false)
  t.same(await said(), [{ ...where, selection: 'close', productType: 'add-profile' }])
  store.set(addingAtom, false)
  t.same(await said(), [], 'what is closed cannot be closed')

  await store.set(openProfileAtom, 'add', 'account-menu')
  await said()
  store.set(chooseProfileAtom, 'child')
  const led = { ...where, trigger: 'add-profile' }
  t.same(await said(), [{ ...led, selection: 'open', productType: 'child' }], 'one that led to another was not left')
  await store.set(childAtom, { type: 'close' })
  t.same(await said(), [{ ...led, selection: 'close', productType: 'child' }])

  await store.set(openProfileAtom, 'add', 'account-menu')
  store.set(chooseProfileAtom, 'pregnancy')
  await said()
  await store.set(pregnancyAtom, { type: 'save' })
  await store.set(pregnancyAtom, { type: 'close' })
  t.same(await said(), [{ ...led, selection: 'add', productType: 'pregnancy' }], 'after its success it only ends')
})
