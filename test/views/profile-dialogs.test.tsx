// What the dialogs about a member's profiles are made of, as they open.
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import t from 'tap'
import { calendarDate, toUnixSeconds } from '../../domain/dates.ts'
import { addChildForm, type ChildForm, updateChildForm } from '../../state/child-form.ts'
import { addPregnancyForm, type PregnancyForm, updatePregnancyForm } from '../../state/pregnancy-form.ts'
import { childState, pregnancyState } from '../../state/profile-effects.ts'
import { ChildDialog } from '../../views/account/child-dialog.tsx'
import { PregnancyDialog } from '../../views/account/pregnancy-dialog.tsx'
import { parseHtml, textOf, withName } from '../support/html.ts'
import { aChild, aPregnancy } from '../support/member-entity.ts'

const today = calendarDate('2026-11-21')

function shown(view: ReactNode, child: ChildForm, pregnancy: PregnancyForm) {
  const store = createStore()
  store.set(childState, child)
  store.set(pregnancyState, pregnancy)
  const root = parseHtml(renderToStaticMarkup(<Provider store={store}>{view}</Provider>))
  const labels = new Map(withName(root, 'label').map(label => [label.attributes.for, textOf(label).trim()]))
  const typed = withName(root, 'input').filter(({ attributes }) => attributes.type === 'text')
  const fields = typed.map(({ attributes: { id = '', name, value, required } }) => ({
    label: labels.get(id),
    name,
    value,
    ...(required !== undefined && { required: true }),
  }))
  return { fields, problems: withName(root, 'p').map(line => textOf(line).trim()), html: root.children.length }
}
const closed = { status: 'closed' } as const
const child = (form: ChildForm) => shown(<ChildDialog />, form, closed)
const pregnancy = (form: PregnancyForm) => shown(<PregnancyDialog />, closed, form)

t.test('a child', async t => {
  const label = 'Due Date, if Born Early'
  t.same(child(addChildForm(today)).fields, [
    { label: 'First Name', name: 'first_name', value: '' },
    { label: 'Birthdate', name: 'birth_date', value: '' },
    { label, name: 'due_date', value: '' },
  ])
  const ben = aChild('2026-09-01', { due_date: toUnixSeconds(calendarDate('2026-10-13')) })
  t.same(child(updateChildForm(ben, today)).fields, [
    { label: 'First Name', name: 'first_name', value: 'Ben' },
    { label: 'Birthdate', name: 'birth_date', value: '09/01/2026' },
    { label, name: 'due_date', value: '10/13/2026' },
  ])
  const wrong = { ...updateChildForm(ben, today), errors: { due_date: 'Invalid date' } } as ChildForm // as: it is idle
  t.same(child(wrong).problems, ['Invalid date'])
})

t.test('a pregnancy', async t => {
  const label = 'Nickname for the Baby (optional)'
  t.same(pregnancy(addPregnancyForm(today)).fields, [
    { label: 'Due Date', name: 'due_date', value: '07/31/2027', required: true },
    { label, name: 'code_name', value: '' },
  ])
  const peanut = updatePregnancyForm(aPregnancy('2027-03-04', { code_name: 'Peanut' }), today)
  t.same(pregnancy(peanut).fields, [
    { label: 'Due Date', name: 'due_date', value: '03/04/2027', required: true },
    { label, name: 'code_name', value: 'Peanut' },
  ])
  const wrong = { ...peanut, errors: { code_name: 'Please use at most 50 characters.' } } as PregnancyForm // as: it is idle
  t.same(pregnancy(wrong).problems, ['Please use at most 50 characters.'])
})

t.test('what is closed, or gone, shows nothing', async t => {
  for (const state of [closed, { status: 'gone' } as const]) {
    t.equal(child(state).html, 0, state.status)
    t.equal(pregnancy(state).html, 0, state.status)
  }
})
