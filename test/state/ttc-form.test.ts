import t from 'tap'
import { nextTtcForm, openTtcForm, type TtcEvent, type TtcForm, ttcPayload } from '../../state/ttc-form.ts'

const off: TtcForm = { status: 'idle', isTtc: false }
const on: TtcForm = { status: 'idle', isTtc: true }
const adding: TtcForm = { status: 'saving', isTtc: false, request: 1 }
const removing: TtcForm = { status: 'saving', isTtc: true, request: 1 }
const added: TtcForm = { status: 'finished', isTtc: true, request: 1, message: 'Profile was successfully added!' }
const removed: TtcForm = { status: 'finished', isTtc: false, request: 1, message: 'Profile was successfully removed!' }
const closed: TtcForm = { status: 'closed' }
const pregnant: TtcForm = { status: 'pregnant' }

const steps: readonly (readonly [string, TtcForm, TtcEvent, TtcForm])[] = [
  ['adding', off, { type: 'add', request: 1 }, adding],
  ['adding succeeds', adding, { type: 'saved', request: 1 }, added],
  ['adding fails in silence, and can be tried again', adding, { type: 'failed', request: 1 }, off],
  ['removing', on, { type: 'remove', request: 1 }, removing],
  ['removing succeeds', removing, { type: 'saved', request: 1 }, removed],
  ['removing fails in silence, and can be tried again', removing, { type: 'failed', request: 1 }, on],
  ['after 1.5 s it closes', added, { type: 'elapsed', request: 1 }, closed],
  ['after 1.5 s it closes', removed, { type: 'elapsed', request: 1 }, closed],
  ['I am Pregnant', on, { type: 'pregnant' }, pregnant],
  ['closing', on, { type: 'close' }, closed],
  ['closing', off, { type: 'close' }, closed],
  ['closing before the time', added, { type: 'close' }, closed],
  ['closing what gave way', pregnant, { type: 'close' }, closed],
]

/** What means nothing where it comes. */
const ignored: readonly (readonly [string, TtcForm, TtcEvent])[] = [
  ['added twice', on, { type: 'add', request: 2 }],
  ['nothing to remove', off, { type: 'remove', request: 2 }],
  ['a second tap', adding, { type: 'add', request: 2 }],
  ['a second tap', removing, { type: 'remove', request: 2 }],
  ['an older success', removing, { type: 'saved', request: 0 }],
  ['an older failure', removing, { type: 'failed', request: 0 }],
  ['an answer that nobody waits for', on, { type: 'saved', request: 1 }],
  ['a failure that nobody waits for', on, { type: 'failed', request: 1 }],
  ['a failure after success', added, { type: 'failed', request: 1 }],
  ['an older timer', added, { type: 'elapsed', request: 0 }],
  ['a timer after reopening', on, { type: 'elapsed', request: 1 }],
  ['leaving for a pregnancy while it saves', removing, { type: 'pregnant' }],
  ['leaving for a pregnancy from nothing', off, { type: 'pregnant' }],
  ['closing while it saves', removing, { type: 'close' }],
  ['adding when closed', closed, { type: 'add', request: 2 }],
]

t.test('each event leads to one state', async t => {
  for (const [name, from, event, to] of steps) {
    const before = structuredClone(from)
    t.same(nextTtcForm(from, event), to, `${event.type}: ${name}`)
    t.same(from, before, `${event.type}: the state before is untouched`)
  }
  for (const [name, from, event] of ignored) t.equal(nextTtcForm(from, event), from, `${event.type}: ${name}`)
  t.throws(() => nextTtcForm(on, { type: 'explode' } as never), new RangeError('unknown TTC event: {"type":"explode"}'))
})

t.test('how it opens, and what is sent', async t => {
  t.same(openTtcForm(false), off)
  t.same(openTtcForm(true), on)
  t.same(ttcPayload(adding), { is_ttc: true })
  t.same(ttcPayload(removing), { is_ttc: false })
})
