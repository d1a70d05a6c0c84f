import t from 'tap'
import { calendarDate as d, toUnixSeconds, toWireBirthDate } from '../../domain/dates.ts'
import {
  addChildForm,
  type ChildEvent,
  type ChildForm,
  canSaveChild,
  childPayload,
  nextChildForm,
  updateChildForm,
} from '../../state/child-form.ts'

const today = d('2026-11-20')
const ms = (date: string) => toUnixSeconds(d(date)) * 1000
const born = toWireBirthDate(d('2026-11-19'))

const empty = { child: null, first_name: '', birth_date: null, due_date: null, gender: 0, errors: {}, today } as const
const filled = {
  child: { id: 'c1', id_string: 'c1', due_date: null },
  first_name: 'Emma',
  birth_date: born,
  due_date: null,
  gender: 2,
  errors: {},
  today,
} as const
const due = (date: string) => toUnixSeconds(d(date))
/** Born on November 19, and due on January 5. */
const early = {
  ...filled,
  child: { ...filled.child, due_date: due('2027-01-05') },
  due_date: due('2027-01-05'),
} as const
const add: ChildForm = { ...empty, status: 'idle' }
const update: ChildForm = { ...filled, status: 'idle' }
const failed = 'An error occurred. Please try again or contact us if the problem persists.'
const adding: ChildForm = { ...empty, status: 'saving', action: 'add', request: 7 }
const updating: ChildForm = { ...filled, status: 'saving', action: 'update', request: 7 }
const removing: ChildForm = { ...filled, status: 'saving', action: 'remove', request: 7 }
const added: ChildForm = {
  ...empty,
  status: 'finished',
  action: 'add',
  request: 7,
  message: 'Profile was successfully added!',
}
const updated: ChildForm = {
  ...filled,
  status: 'finished',
  action: 'update',
  request: 7,
  message: 'Profile was successfully updated!',
}
const removed: ChildForm = {
  ...filled,
  status: 'finished',
  action: 'remove',
  request: 7,
  message: 'Profile was successfully removed!',
}
const notAdded: ChildForm = { ...empty, status: 'error', message: 'Add profile error.' }
const notUpdated: ChildForm = { ...filled, status: 'error', message: failed }
const closed: ChildForm = { status: 'closed' }
const gone: ChildForm = { status: 'gone' }

const short = 'At least 2 characters'
const future = 'Birthdate must be in the past'
const far = 'Please enter a date within 20 weeks of the birthdate.'
const withErrors = (form: object, errors: object) => ({ ...form, status: 'idle', errors }) as ChildForm // built out of parts that fit

const steps: readonly (readonly [string, ChildForm, ChildEvent, ChildForm])[] = [
  ['a name', add, { type: 'edit-name', value: 'Emma' }, { ...add, first_name: 'Emma' }],
  [
    'one letter',
    add,
    { type: 'edit-name', value: 'E' },
    withErrors({ ...add, first_name: 'E' }, { first_name: short }),
  ],
  ['emptied again, without a complaint', withErrors(add, { first_name: short }), { type: 'edit-name', value: '' }, add],
  [
    'only space',
    add,
    { type: 'edit-name', value: '  ' },
    withErrors({ ...add, first_name: '  ' }, { first_name: 'Name cannot be only spaces' }),
  ],
  ['a birth date', add, { type: 'pick-date', value: ms('2026-11-19') }, { ...add, birth_date: born }],
  ['born today', add, { type: 'pick-date', value: ms('2026-11-20') }, { ...add, birth_date: toWireBirthDate(today) }],
  [
    'born tomorrow',
    add,
    { type: 'pick-date', value: ms('2026-11-21'), problem: 'Please enter November 20, 2026 or an earlier date.' },
    withErrors({ ...add, birth_date: toWireBirthDate(d('2026-11-21')) }, { birth_date: future }),
  ],
  [
    'a text that is no date',
    update,
    { type: 'pick-date', value: '', problem: 'Please enter a date as MM/DD/YYYY.' },
    withErrors({ ...filled, birth_date: null }, { birth_date: 'Invalid date' }),
  ],
  [
    'a number that is no day',
    add,
    { type: 'pick-date', value: Number.NaN },
    withErrors(add, { birth_date: 'Invalid date' }),
  ],
  ['the date taken away', update, { type: 'pick-date', value: '' }, { ...filled, status: 'idle', birth_date: null }],
  [
    'a due date',
    update,
    { type: 'pick-due-date', value: ms('2027-01-05') },
    { ...update, due_date: due('2027-01-05') },
  ],
  [
    'a due date without a birth date',
    add,
    { type: 'pick-due-date', value: ms('2020-01-05') },
    { ...add, due_date: due('2020-01-05') },
  ],
  [
    '20 weeks after the birth',
    update,
    { type: 'pick-due-date', value: ms('2027-04-08') },
    { ...update, due_date: due('2027-04-08') },
  ],
  [
    'a day more',
    update,
    {
      type: 'pick-due-date',
      value: ms('2027-04-09'),
      problem: 'Please enter a date from July 2, 2026 to April 8, 2027.',
    },
    withErrors({ ...filled, due_date: due('2027-04-09') }, { due_date: far }),
  ],
  [
    'no due date',
    update,
    { type: 'pick-due-date', value: '', problem: 'Please enter a date as MM/DD/YYYY.' },
    withErrors(filled, { due_date: 'Invalid date' }),
  ],
  [
    'the due date taken away',
    { ...early, status: 'idle' },
    { type: 'pick-due-date', value: '' },
    { ...early, status: 'idle', due_date: null },
  ],
  [
    'another birth date, and the due date no longer fits',
    { ...early, status: 'idle' },
    { type: 'pick-date', value: ms('2026-01-05') },
    withErrors({ ...early, birth_date: toWireBirthDate(d('2026-01-05')) }, { due_date: far }),
  ],
  [
    'one that it fits',
    withErrors({ ...early, birth_date: toWireBirthDate(d('2026-01-05')) }, { due_date: far }),
    { type: 'pick-date', value: ms('2026-11-19') },
    { ...early, status: 'idle' },
  ],
  [
    'a due date that is none stays one',
    withErrors(filled, { due_date: 'Invalid date' }),
    { type: 'pick-date', value: '' },
    withErrors({ ...filled, birth_date: null }, { due_date: 'Invalid date' }),
  ],
  ['a gender', add, { type: 'pick-gender', value: 3 }, { ...add, gender: 3 }],
  [
    'no gender of ours',
    update,
    { type: 'pick-gender', value: 4 },
    withErrors({ ...filled, gender: 0 }, { gender: 'Invalid gender' }),
  ],
  [
    'a gender again',
    withErrors(empty, { gender: 'Invalid gender' }),
    { type: 'pick-gender', value: 1 },
    { ...add, gender: 1 },
  ],
  [
    'each complaint ends by itself',
    withErrors(empty, { first_name: short, birth_date: future }),
    { type: 'pick-date', value: '' },
    withErrors(empty, { first_name: short }),
  ],
  [
    'an edit ends what the server said',
    notUpdated,
    { type: 'edit-name', value: 'Emmy' },
    { ...update, first_name: 'Emmy' },
  ],

  ['adding', add, { type: 'save', request: 7 }, adding],
  ['updating', update, { type: 'save', request: 7 }, updating],
  ['removing', update, { type: 'remove', request: 7 }, removing],
  [
    'removing does not mind a wrong field',
    withErrors(filled, { first_name: short }),
    { type: 'remove', request: 7 },
    { ...removing, errors: { first_name: short } },
  ],
  ['added', adding, { type: 'saved', request: 7 }, added],
  ['updated', updating, { type: 'saved', request: 7 }, updated],
  ['removed', removing, { type: 'saved', request: 7 }, removed],
  ['not added', adding, { type: 'failed', request: 7 }, notAdded],
  ['not updated', updating, { type: 'failed', request: 7 }, notUpdated],
  ['not removed', removing, { type: 'failed', request: 7 }, notUpdated],
  [
    'what the server said',
    updating,
    { type: 'failed', request: 7, message: 'Changed elsewhere.' },
    { ...notUpdated, message: 'Changed elsewhere.' },
  ],
  [
    'what the server said of a field',
    adding,
    { type: 'failed', request: 7, field: 'birth_date', message: future },
    withErrors(empty, { birth_date: future }),
  ],
  [
    'of a field that is not here',
    adding,
    { type: 'failed', request: 7, field: 'middle_name', message: 'No.' },
    { ...notAdded, message: 'No.' },
  ],
  ['of a field, but nothing', adding, { type: 'failed', request: 7, field: 'birth_date' }, notAdded],
  [
    'of the due date',
    { ...early, status: 'saving', action: 'update', request: 7 },
    { type: 'failed', request: 7, field: 'due_date', message: 'Invalid date' },
    withErrors(early, { due_date: 'Invalid date' }),
  ],
  ['removed elsewhere, while it was to be changed', updating, { type: 'gone', request: 7 }, gone],
  ['removed elsewhere, while it was to be removed', removing, { type: 'gone', request: 7 }, gone],
  ['trying again', notUpdated, { type: 'save', request: 8 }, { ...updating, request: 8 }],
  ['removing again', notUpdated, { type: 'remove', request: 8 }, { ...removing, request: 8 }],
  ['after 1.5 s it closes', added, { type: 'elapsed', request: 7 }, closed],
  ['closing', add, { type: 'close' }, closed],
  ['closing after a failure', notAdded, { type: 'close' }, closed],
  ['closing before the time', updated, { type: 'close' }, closed],
]

/** What means nothing where it comes. */
const ignored: readonly (readonly [string, ChildForm, ChildEvent])[] = [
  ['with a wrong field', withErrors(empty, { birth_date: future }), { type: 'save', request: 7 }],
  ['a child that is not there yet', add, { type: 'remove', request: 7 }],
  ['a second tap', adding, { type: 'save', request: 8 }],
  ['while another runs', updating, { type: 'remove', request: 8 }],
  ['while it saves', updating, { type: 'edit-name', value: 'Emmy' }],
  ['while it saves', updating, { type: 'pick-date', value: '' }],
  ['while it saves', updating, { type: 'pick-due-date', value: '' }],
  ['while it saves', updating, { type: 'pick-gender', value: 1 }],
  ['while it saves', updating, { type: 'close' }],
  ['an older answer', updating, { type: 'saved', request: 6 }],
  ['an older answer', updating, { type: 'failed', request: 6 }],
  ['an older answer', updating, { type: 'gone', request: 6 }],
  ['an answer that nobody waits for', notUpdated, { type: 'gone', request: 7 }],
  ['what is gone', gone, { type: 'edit-name', value: 'Emma' }],
  ['what is gone', gone, { type: 'save', request: 8 }],
  ['an answer that nobody waits for', update, { type: 'saved', request: 7 }],
  ['a failure after success', updated, { type: 'failed', request: 7 }],
  ['an older timer', updated, { type: 'elapsed', request: 6 }],
  ['a timer of before', update, { type: 'elapsed', request: 7 }],
  ['after it closed', closed, { type: 'saved', request: 7 }],
  ['after it closed', closed, { type: 'edit-name', value: 'Emma' }],
]

t.test('each event leads to one state', async t => {
  for (const [name, from, event, to] of steps) {
    const before = structuredClone(from)
    t.same(nextChildForm(from, event), to, `${event.type}: ${name}`)
    t.same(from, before, `${event.type}: ${name}: the state before is untouched`)
  }
  for (const [name, from, event] of ignored) t.equal(nextChildForm(from, event), from, `${event.type}: ${name}`)
  t.throws(
    () => nextChildForm(add, { type: 'explode' } as never),
    new RangeError('unknown child form event: {"type":"explode"}'),
  )
})

t.test('how it opens', async t => {
  t.same(addChildForm(today), add)
  const child = {
    id: 'c1',
    id_string: 'c1',
    first_name: 'Emma',
    birth_date: born,
    gender: 2,
    middle_name: null,
    age_string: '1 day',
  } as const
  t.same(updateChildForm(child, today), update)
  t.same(updateChildForm({ ...child, due_date: due('2027-01-05') }, today), { ...early, status: 'idle' })
})

t.test('the Save button', async t => {
  for (const state of [add, update, notAdded, notUpdated]) t.ok(canSaveChild(state), state.status)
  for (const state of [adding, added, closed, gone, withErrors(empty, { gender: 'Invalid gender' })])
    t.notOk(canSaveChild(state), state.status)
})

t.test('what is sent', async t => {
  t.same(childPayload({ ...empty, first_name: ' Emma ' }), {
    first_name: 'Emma',
    birth_date: null,
    gender: 0,
    middle_name: null,
  })
  t.same(childPayload(filled), {
    id: 'c1',
    id_string: 'c1',
    first_name: 'Emma',
    birth_date: born,
    gender: 2,
    middle_name: null,
  })
  t.equal(
    childPayload({ ...empty, due_date: due('2027-01-05') }).due_date,
    due('2027-01-05'),
    'a due date when there is one',
  )
  t.equal(childPayload({ ...early, due_date: null }).due_date, null, 'one that was saved is taken away')
})
