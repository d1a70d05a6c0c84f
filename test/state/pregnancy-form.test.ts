import t from 'tap'
import { calendarDate as d, toUnixSeconds } from '../../domain/dates.ts'
import {
  addPregnancyForm,
  canSavePregnancy,
  nextPregnancyForm,
  type PregnancyEvent,
  type PregnancyForm,
  pregnancyPayload,
  updatePregnancyForm,
} from '../../state/pregnancy-form.ts'

const today = d('2026-11-20')
const due = (date: string) => toUnixSeconds(d(date))
const outside = 'Please enter a date within 10 months from now.'
const failure = 'An error occurred. Please try again or contact us if the problem persists.'

const empty = {
  pregnancy: null,
  due_date: due('2027-07-30'),
  multiples: 'false',
  code_name: '',
  popup: 'none',
  errors: {},
  today,
} as const
const passed = due('2026-08-01') // longer than a month ago
const filled = {
  pregnancy: { id: 'p1', due_date: passed, code_name: 'Peanut' },
  due_date: passed,
  multiples: 'true',
  code_name: 'Peanut',
  popup: 'none',
  errors: {},
  today,
} as const
const add: PregnancyForm = { ...empty, status: 'idle' }
const update: PregnancyForm = { ...filled, status: 'idle' }
const calculating: PregnancyForm = { ...add, popup: 'due-date-calculator' }
const congratulating: PregnancyForm = { ...add, popup: 'congratulation' }
const asking: PregnancyForm = { ...update, popup: 'remove' }
const helping: PregnancyForm = { ...update, popup: 'helpful' }
const adding: PregnancyForm = { ...empty, status: 'saving', action: 'add', request: 7 }
const updating: PregnancyForm = { ...filled, status: 'saving', action: 'update', request: 7 }
const removing: PregnancyForm = { ...filled, popup: 'remove', status: 'saving', action: 'remove', request: 7 }
const losing: PregnancyForm = { ...filled, popup: 'helpful', status: 'saving', action: 'loss-to-ttc', request: 7 }
const losingAll: PregnancyForm = { ...losing, action: 'loss-to-none' }
const finished = (state: Extract<PregnancyForm, { status: 'saving' }>, message: string): PregnancyForm => ({
  ...state,
  status: 'finished',
  message,
})
const added = finished(adding, 'Profile was successfully added!')
const notAdded: PregnancyForm = { ...empty, status: 'error', message: 'Add profile error.' }
const notUpdated: PregnancyForm = { ...filled, status: 'error', message: failure }
const notRemoved: PregnancyForm = { ...notUpdated, popup: 'remove' }
const wrong: PregnancyForm = { ...add, due_date: due('2027-09-20'), errors: { due_date: outside } }
const closed: PregnancyForm = { status: 'closed' }
const gone: PregnancyForm = { status: 'gone' }
const long = 'x'.repeat(51)
const tooLong = 'Please use at most 50 characters.'
const misnamed: PregnancyForm = { ...add, code_name: long, errors: { code_name: tooLong } }

const steps: readonly (readonly [string, PregnancyForm, PregnancyEvent, PregnancyForm])[] = [
  [
    'a month ago',
    add,
    { type: 'pick-date', value: due('2026-10-20') * 1000 },
    { ...add, due_date: due('2026-10-20'), errors: { due_date: outside } },
  ],
  [
    'the day after',
    add,
    { type: 'pick-date', value: due('2026-10-21') * 1000 },
    { ...add, due_date: due('2026-10-21') },
  ],
  [
    'the last day',
    add,
    { type: 'pick-date', value: due('2027-09-19') * 1000 },
    { ...add, due_date: due('2027-09-19') },
  ],
  ['ten months ahead', add, { type: 'pick-date', value: due('2027-09-20') * 1000 }, wrong],
  ['a date that can be', wrong, { type: 'pick-date', value: due('2027-07-30') * 1000 }, add],
  ['no date', add, { type: 'pick-date', value: '' }, { ...add, due_date: null, errors: { due_date: outside } }],
  [
    'the date that is saved, long passed',
    { ...update, due_date: null, errors: { due_date: outside } },
    { type: 'pick-date', value: passed * 1000 },
    update,
  ],
  [
    'another that is long passed',
    update,
    { type: 'pick-date', value: due('2026-08-02') * 1000 },
    { ...update, due_date: due('2026-08-02'), errors: { due_date: outside } },
  ],
  ['twins', add, { type: 'pick-multiples', value: 'true' }, { ...add, multiples: 'true' }],
  [
    'one, and the date’s complaint stays',
    { ...wrong, multiples: 'true' },
    { type: 'pick-multiples', value: 'false' },
    wrong,
  ],
  ['a nickname', add, { type: 'edit-name', value: 'Bean' }, { ...add, code_name: 'Bean' }],
  [
    'a nickname of 50 letters',
    add,
    { type: 'edit-name', value: 'x'.repeat(50) },
    { ...add, code_name: 'x'.repeat(50) },
  ],
  ['one of 51', add, { type: 'edit-name', value: long }, misnamed],
  ['none after all', misnamed, { type: 'edit-name', value: '' }, add],
  [
    'another date, and the nickname’s complaint stays',
    { ...misnamed, due_date: null },
    { type: 'pick-date', value: due('2027-07-30') * 1000 },
    misnamed,
  ],
  [
    'an edit ends what the server said',
    notUpdated,
    { type: 'pick-multiples', value: 'false' },
    { ...update, multiples: 'false' },
  ],

  ['calculate my due date', add, { type: 'open-popup', popup: 'due-date-calculator' }, calculating],
  ['calculated', calculating, { type: 'calculated', dueDate: d('2027-07-30') }, congratulating],
  [
    'calculated, while another stood there',
    { ...wrong, popup: 'due-date-calculator' },
    { type: 'calculated', dueDate: d('2027-07-30') },
    congratulating,
  ],
  ['calculated beyond what can be saved', calculating, { type: 'calculated', dueDate: d('2027-09-20') }, wrong],
  [
    'calculated, while the nickname cannot be saved',
    { ...misnamed, popup: 'due-date-calculator' },
    { type: 'calculated', dueDate: d('2027-07-30') },
    misnamed,
  ],
  ['away with the calculator', calculating, { type: 'close-popup' }, add],
  ['away with the congratulation', congratulating, { type: 'close-popup' }, add],
  ['remove profile', update, { type: 'open-popup', popup: 'remove' }, asking],
  ['keep profile', asking, { type: 'close-popup' }, update],
  ['I have experienced a loss', update, { type: 'open-popup', popup: 'helpful' }, helping],
  ['not after all', helping, { type: 'close-popup' }, update],
  ['one popup in place of another', asking, { type: 'open-popup', popup: 'helpful' }, helping],

  ['adding', add, { type: 'save', request: 7 }, adding],
  ['adding from the congratulation', congratulating, { type: 'save', request: 7 }, adding],
  ['updating, also long after the date', update, { type: 'save', request: 7 }, updating],
  ['removing', asking, { type: 'remove', request: 7 }, removing],
  [
    'removing does not mind a wrong date',
    { ...asking, errors: { due_date: outside } },
    { type: 'remove', request: 7 },
    { ...removing, errors: { due_date: outside } },
  ],
  ['I’m trying to conceive', helping, { type: 'lose', to: 'ttc', request: 7 }, losing],
  ['no status', helping, { type: 'lose', to: 'none', request: 7 }, losingAll],
  ['added', adding, { type: 'saved', request: 7 }, added],
  ['updated', updating, { type: 'saved', request: 7 }, finished(updating, 'Profile was successfully updated!')],
  ['removed', removing, { type: 'saved', request: 7 }, finished(removing, 'Profile was successfully removed!')],
  ['a loss is no success', losing, { type: 'saved', request: 7 }, finished(losing, 'Your profile is up to date.')],
  [
    'a loss is no success',
    losingAll,
    { type: 'saved', request: 7 },
    finished(losingAll, 'Your profile is up to date.'),
  ],
  ['not added', adding, { type: 'failed', request: 7 }, notAdded],
  ['not updated', updating, { type: 'failed', request: 7 }, notUpdated],
  ['not removed: the question stays', removing, { type: 'failed', request: 7 }, notRemoved],
  ['a loss that could not be kept', losing, { type: 'failed', request: 7 }, { ...notUpdated, popup: 'helpful' }],
  [
    'what the server said',
    updating,
    { type: 'failed', request: 7, message: 'Changed elsewhere.' },
    { ...notUpdated, message: 'Changed elsewhere.' },
  ],
  [
    'what the server said of the date',
    adding,
    { type: 'failed', request: 7, field: 'due_date', message: outside },
    { ...add, errors: { due_date: outside } },
  ],
  [
    'what the server said of the nickname',
    adding,
    { type: 'failed', request: 7, field: 'code_name', message: tooLong },
    { ...add, errors: { code_name: tooLong } },
  ],
  ['ended elsewhere, while it was to be changed', updating, { type: 'gone', request: 7 }, gone],
  ['ended elsewhere, while it was to be removed', removing, { type: 'gone', request: 7 }, gone],
  ['ended elsewhere, while it was to end here', losingAll, { type: 'gone', request: 7 }, gone],
  [
    'of another field',
    adding,
    { type: 'failed', request: 7, field: 'multiples', message: 'No.' },
    { ...notAdded, message: 'No.' },
  ],
  ['trying again', notAdded, { type: 'save', request: 8 }, { ...adding, request: 8 }],
  ['removing again', notRemoved, { type: 'remove', request: 8 }, { ...removing, request: 8 }],
  ['keep profile after all', notRemoved, { type: 'close-popup' }, update],
  ['after 1.5 s it closes', added, { type: 'elapsed', request: 7 }, closed],
  ['closing', add, { type: 'close' }, closed],
  ['closing after a failure', notAdded, { type: 'close' }, closed],
  ['closing before the time', added, { type: 'close' }, closed],
]

/** What means nothing where it comes. */
const ignored: readonly (readonly [string, PregnancyForm, PregnancyEvent])[] = [
  ['with a wrong date', wrong, { type: 'save', request: 7 }],
  ['with a wrong nickname', misnamed, { type: 'save', request: 7 }],
  ['without a date', { ...add, due_date: null, errors: { due_date: outside } }, { type: 'save', request: 7 }],
  ['under a question', asking, { type: 'save', request: 7 }],
  ['under the resources', helping, { type: 'save', request: 7 }],
  ['under the calculator', calculating, { type: 'save', request: 7 }],
  ['nobody asked', update, { type: 'remove', request: 7 }],
  ['nobody asked', update, { type: 'lose', to: 'ttc', request: 7 }],
  ['another question', helping, { type: 'remove', request: 7 }],
  ['another question', asking, { type: 'lose', to: 'none', request: 7 }],
  ['nothing to remove yet', add, { type: 'open-popup', popup: 'remove' }],
  ['nothing to lose yet', add, { type: 'open-popup', popup: 'helpful' }],
  ['it is there already', update, { type: 'open-popup', popup: 'due-date-calculator' }],
  ['nobody calculates', add, { type: 'calculated', dueDate: d('2027-01-05') }],
  ['a second tap', adding, { type: 'save', request: 8 }],
  ['while it saves', updating, { type: 'pick-date', value: '' }],
  ['while it saves', updating, { type: 'pick-multiples', value: 'false' }],
  ['while it saves', updating, { type: 'edit-name', value: 'Bean' }],
  ['while it saves', updating, { type: 'open-popup', popup: 'remove' }],
  ['while it saves', removing, { type: 'close-popup' }],
  ['while it saves', removing, { type: 'remove', request: 8 }],
  ['while it saves', updating, { type: 'close' }],
  ['an older answer', updating, { type: 'saved', request: 6 }],
  ['an older answer', updating, { type: 'failed', request: 6 }],
  ['an older answer', updating, { type: 'gone', request: 6 }],
  ['an answer that nobody waits for', notRemoved, { type: 'gone', request: 7 }],
  ['what is gone', gone, { type: 'save', request: 8 }],
  ['what is gone', gone, { type: 'open-popup', popup: 'helpful' }],
  ['an answer that nobody waits for', update, { type: 'saved', request: 7 }],
  ['a failure after success', added, { type: 'failed', request: 7 }],
  ['an older timer', added, { type: 'elapsed', request: 6 }],
  ['a timer of before', update, { type: 'elapsed', request: 7 }],
  ['after it closed', closed, { type: 'saved', request: 7 }],
  ['after it closed', closed, { type: 'pick-date', value: '' }],
]

t.test('each event leads to one state', async t => {
  for (const [name, from, event, to] of steps) {
    const before = structuredClone(from)
    t.same(nextPregnancyForm(from, event), to, `${event.type}: ${name}`)
    t.same(from, before, `${event.type}: ${name}: the state before is untouched`)
  }
  for (const [name, from, event] of ignored) t.equal(nextPregnancyForm(from, event), from, `${event.type}: ${name}`)
  t.throws(
    () => nextPregnancyForm(add, { type: 'explode' } as never),
    new RangeError('unknown pregnancy form event: {"type":"explode"}'),
  )
})

t.test('how it opens', async t => {
  t.same(addPregnancyForm(today), add, 'a new one is due in 252 days')
  t.same(updatePregnancyForm({ id: 'p1', code_name: 'Peanut', due_date: passed, multiples: 'true' }, today), update)
  t.match(updatePregnancyForm({ id: 'p1', due_date: passed, multiples: 'true' }, today), {
    pregnancy: { code_name: null },
    code_name: '',
  })
})

t.test('the Save button', async t => {
  for (const state of [add, update, notAdded, notUpdated]) t.ok(canSavePregnancy(state), state.status)
  for (const state of [wrong, misnamed, adding, added, closed, gone, { ...add, due_date: null }])
    t.notOk(canSavePregnancy(state), state.status)
})

t.test('what is sent', async t => {
  t.same(pregnancyPayload(empty), { due_date: due('2027-07-30'), multiples: 'false' })
  t.same(pregnancyPayload({ ...empty, code_name: ' Bean ' }), {
    due_date: due('2027-07-30'),
    multiples: 'false',
    code_name: 'Bean',
  })
  t.same(pregnancyPayload({ ...empty, code_name: '  ' }), { due_date: due('2027-07-30'), multiples: 'false' })
  t.same(pregnancyPayload(filled), { id: 'p1', due_date: passed, multiples: 'true', code_name: 'Peanut' })
  t.same(
    pregnancyPayload({ ...filled, code_name: '' }),
    { id: 'p1', due_date: passed, multiples: 'true', code_name: null },
    'taken away',
  )
  t.equal(pregnancyPayload({ ...empty, due_date: null }), null)
})
