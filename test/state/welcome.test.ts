// Adding a pregnancy leads on to the welcome page those whom it is for: all five conditions, each by itself.
import { mock } from 'node:test'
import t, { type Test } from 'tap'
import type { Member } from '../../contract/member.ts'
import { addPregnancyForm, updatePregnancyForm } from '../../state/pregnancy-form.ts'
import { successMs } from '../../state/profile-dialog.ts'
import { pregnancyAtom, pregnancyState } from '../../state/profile-effects.ts'
import { day, due_date, expecting, json, member, page } from '../support/profile-store.ts'

const welcomed: Member = { ...expecting, parent_role: 3, is_created_on_tk: true, had_profile: true, version: 8 }

const { timers } = mock
/** Time passes when the test says so. */
function holdTime(t: Test) {
  timers.enable({ apis: ['setTimeout'] })
  t.teardown(() => timers.reset())
}

interface Given {
  before?: Partial<Member>
  answer?: Partial<Member>
  country?: string
  search?: string
  refused?: true
}

/** Adds a pregnancy, and gives where the page was left for once its success was shown. */
async function add(t: Test, { before, answer, country = 'US', search = '', refused }: Given) {
  holdTime(t)
  const reply = () =>
    refused ? json({ message: 'no' }, 500) : json({ data: { member: { ...welcomed, ...answer } } }, 201)
  const made = page(t, { ...member, ...before }, reply)
  made.document.body.dataset.country = country
  made.location.search = search
  made.store.set(pregnancyState, addPregnancyForm(day))
  await made.store.set(pregnancyAtom, { type: 'save' })
  timers.tick(successMs - 1)
  t.same(made.gone, [], 'not before the success was shown')
  timers.tick(1)
  return made
}

t.test('all five hold', async t => {
  const { gone, store } = await add(t, {})
  t.same(gone, ['/join/welcome?redirectUrl=%2Fdashboard'])
  t.equal(store.get(pregnancyState).status, 'finished', 'the dialog stays until the other page comes')
})

t.test('it leads on to where the query says', async t => {
  t.same((await add(t, { search: '?redirectUrl=%2Fa%2Fx%3Fy%3D1' })).gone, [
    '/join/welcome?redirectUrl=%2Fa%2Fx%3Fy%3D1',
  ])
})

t.test('else it leads back to this page with its query', async t => {
  t.same((await add(t, { search: '?tab=2' })).gone, ['/join/welcome?redirectUrl=%2Fdashboard%3Ftab%3D2'])
})

const oneMissing: Record<string, Given> = {
  'it was not added': { refused: true },
  'another role': { answer: { parent_role: 2 } },
  'no role': { answer: { parent_role: null } },
  'not created on the sister product': { answer: { is_created_on_tk: false } },
  'there was a profile before': { before: { had_profile: true } },
  'another country': { country: 'other' },
}

for (const [what, given] of Object.entries(oneMissing))
  t.test(`${what}: it leads nowhere`, async t => {
    const { gone, store } = await add(t, given)
    t.same(gone, [])
    t.equal(store.get(pregnancyState).status, given.refused ? 'error' : 'closed')
  })

t.test('the answer counts, not what was known before', async t => {
  t.same((await add(t, { before: { parent_role: 3, is_created_on_tk: true }, answer: { parent_role: 1 } })).gone, [])
})

t.test('a dialog that is closed early goes there at once', async t => {
  holdTime(t)
  const { store, gone } = page(t, member, () => json({ data: { member: welcomed } }, 201))
  store.set(pregnancyState, addPregnancyForm(day))
  await store.set(pregnancyAtom, { type: 'save' })
  await store.set(pregnancyAtom, { type: 'close' })
  t.same(gone, ['/join/welcome?redirectUrl=%2Fdashboard'])
})

t.test('a pregnancy that only changes leads nowhere', async t => {
  holdTime(t)
  const { store, gone } = page(t, { ...expecting, version: 7 }, () => json({ member: welcomed }))
  store.set(pregnancyState, updatePregnancyForm({ id: 'p1', due_date, multiples: 'false' }, day))
  await store.set(pregnancyAtom, { type: 'save' })
  timers.tick(successMs)
  t.equal(store.get(pregnancyState).status, 'closed', 'it was saved')
  t.same(gone, [])
})
