import fc from 'fast-check'
import t from 'tap'
import {
  type AvatarDialog,
  type AvatarEvent,
  canSaveAvatar,
  isUnsaved,
  nextAvatarDialog,
  openAvatarDialog,
} from '../../state/avatar-machine.ts'

const a = { kind: 'letter', letter: 'A', color: '#526399' } as const
const b = { kind: 'letter', letter: 'B', color: '#526399' } as const
const hat = { kind: 'image', image: 'hat' } as const
const photo = { kind: 'file', file: { name: 'me.jpg', size: 5_000_000 } } as const
const large = { name: 'me.jpg', size: 5_000_001 }
const info = { is_placeholder: true, placeholder_slug: 'a-526399', letter: 'A', background_color: '#526399' }
const upload = { is_placeholder: false, placeholder_slug: '', letter: '', background_color: '' }
const tooLarge = 'The file exceeded the maximum size limit of 5MB.'
const failure = 'An error occurred. Please try again or contact us if the problem persists.'

type Idle = Extract<AvatarDialog, { status: 'idle' }>
type Part = Pick<Idle, 'choice' | 'preselected' | 'tab'>
const open = { tab: 'letter', choice: null, preselected: null, letter: 'E', asked: 3 } as const
const idle = (part: Partial<Idle> = {}): Idle => ({ ...open, status: 'idle', message: '', confirming: false, ...part })
const saving = (part: Partial<Part>): AvatarDialog => ({ ...open, ...part, status: 'saving', request: 7 })
const finished = (part: Partial<Part>): AvatarDialog => ({ ...open, ...part, status: 'finished', request: 7 })
const closed: AvatarDialog = { status: 'closed' }

const preselected = { choice: a, preselected: a } as const
const changed = { choice: b, preselected: a } as const
const drawn = { choice: hat, tab: 'avatar' } as const
const taken = { choice: photo, tab: 'upload' } as const

const steps: readonly (readonly [string, AvatarDialog, AvatarEvent, AvatarDialog])[] = [
  ['a letter is there', idle(), { type: 'known', request: 3, info }, idle(preselected)],
  [
    'a drawing is there',
    idle(),
    { type: 'known', request: 3, info: { ...info, placeholder_slug: 'hat' } },
    idle({ ...drawn, preselected: hat }),
  ],
  [
    'a drawing is there, its tab is left',
    idle({ tab: 'upload' }),
    { type: 'known', request: 3, info: { ...info, placeholder_slug: 'hat' } },
    idle({ choice: hat, preselected: hat, tab: 'upload' }),
  ],
  ['an upload is there', idle(), { type: 'known', request: 3, info: upload }, idle()],
  ['the answer comes after a choice', idle({ choice: b }), { type: 'known', request: 3, info }, idle(changed)],

  ['another tab', idle(preselected), { type: 'show-tab', tab: 'avatar' }, idle({ ...preselected, tab: 'avatar' })],
  ['a letter, on the default colour', idle(), { type: 'choose-letter', letter: 'B' }, idle({ choice: b })],
  [
    'a letter keeps the colour',
    idle({ choice: { ...b, color: '#A31884' } }),
    { type: 'choose-letter', letter: 'A' },
    idle({ choice: { ...a, color: '#A31884' } }),
  ],
  [
    'a colour, under the default letter',
    idle(),
    { type: 'choose-color', color: '#A31884' },
    idle({ choice: { kind: 'letter', letter: 'E', color: '#A31884' } }),
  ],
  [
    'a colour keeps the letter',
    idle({ choice: b }),
    { type: 'choose-color', color: '#A31884' },
    idle({ choice: { ...b, color: '#A31884' } }),
  ],
  ['a drawing', idle(), { type: 'choose-image', image: 'hat' }, idle(drawn)],
  ['a photo', idle(), { type: 'choose-file', file: photo.file }, idle(taken)],

  ['a letter clears a drawing', idle(drawn), { type: 'choose-letter', letter: 'B' }, idle({ choice: b })],
  ['a letter clears a photo', idle(taken), { type: 'choose-letter', letter: 'B' }, idle({ choice: b })],
  [
    'a colour clears a photo',
    idle(taken),
    { type: 'choose-color', color: '#526399' },
    idle({ choice: { ...a, letter: 'E' } }),
  ],
  ['a drawing clears a letter', idle(changed), { type: 'choose-image', image: 'hat' }, idle({ ...changed, ...drawn })],
  ['a drawing clears a photo', idle(taken), { type: 'choose-image', image: 'hat' }, idle(drawn)],
  [
    'a photo clears a letter',
    idle(preselected),
    { type: 'choose-file', file: photo.file },
    idle({ ...preselected, ...taken }),
  ],
  ['a photo clears a drawing', idle(drawn), { type: 'choose-file', file: photo.file }, idle(taken)],

  [
    'a photo too large takes nothing away',
    idle(drawn),
    { type: 'choose-file', file: large },
    idle({ choice: hat, tab: 'upload', message: tooLarge }),
  ],
  [
    'no photo',
    idle(),
    { type: 'choose-file', file: { name: 'me.svg', size: 1 } },
    idle({ tab: 'upload', message: 'Please choose a .jpg, .jpeg, .png, .gif or .bmp picture.' }),
  ],
  [
    'a choice ends the complaint',
    idle({ message: tooLarge }),
    { type: 'choose-letter', letter: 'B' },
    idle({ choice: b }),
  ],
  [
    'a better photo ends the complaint',
    idle({ message: tooLarge }),
    { type: 'choose-file', file: photo.file },
    idle(taken),
  ],

  ['saving', idle(changed), { type: 'save', request: 7 }, saving(changed)],
  ['saving a photo', idle(taken), { type: 'save', request: 7 }, saving(taken)],
  ['saving what was preselected', idle(preselected), { type: 'save', request: 7 }, saving(preselected)],
  ['Update My Profile Picture', idle({ ...changed, confirming: true }), { type: 'save', request: 7 }, saving(changed)],
  ['saved', saving(changed), { type: 'saved', request: 7 }, finished(changed)],
  [
    'not saved, what was chosen stays',
    saving(changed),
    { type: 'failed', request: 7 },
    idle({ ...changed, message: failure }),
  ],
  [
    'what the server said',
    saving(taken),
    { type: 'failed', request: 7, message: tooLarge },
    idle({ ...taken, message: tooLarge }),
  ],
  ['trying again', idle({ ...changed, message: failure }), { type: 'save', request: 7 }, saving(changed)],
  ['after 1.5 s it closes', finished(changed), { type: 'elapsed', request: 7 }, closed],

  ['closing with nothing chosen', idle(), { type: 'close' }, closed],
  ['closing with what was preselected', idle(preselected), { type: 'close' }, closed],
  ['closing with a change asks', idle(changed), { type: 'close' }, idle({ ...changed, confirming: true })],
  ['closing with a drawing asks', idle(drawn), { type: 'close' }, idle({ ...drawn, confirming: true })],
  ['closing with a photo asks', idle(taken), { type: 'close' }, idle({ ...taken, confirming: true })],
  ['back to choosing', idle({ ...changed, confirming: true }), { type: 'back' }, idle(changed)],
  ['Continue Without Saving', idle({ ...changed, confirming: true }), { type: 'discard' }, closed],
  ['closing before the time', finished(changed), { type: 'close' }, closed],
]

/** What means nothing where it comes. */
const ignored: readonly (readonly [string, AvatarDialog, AvatarEvent])[] = [
  ['of an older opening', idle(), { type: 'known', request: 2, info }],
  ['while it saves', saving(changed), { type: 'known', request: 3, info }],
  ['nothing is chosen', idle(), { type: 'save', request: 7 }],
  ['only a message shows', idle({ message: tooLarge }), { type: 'save', request: 7 }],
  ['a second tap', saving(changed), { type: 'save', request: 8 }],
  ['while it saves', saving(changed), { type: 'show-tab', tab: 'avatar' }],
  ['while it saves', saving(changed), { type: 'choose-letter', letter: 'C' }],
  ['while it saves', saving(changed), { type: 'choose-color', color: '#A31884' }],
  ['while it saves', saving(changed), { type: 'choose-image', image: 'hat' }],
  ['while it saves', saving(changed), { type: 'choose-file', file: photo.file }],
  ['while it saves', saving(changed), { type: 'choose-file', file: large }],
  ['while it saves', saving(changed), { type: 'close' }],
  ['nobody asked', idle(changed), { type: 'discard' }],
  ['while it saves', saving(changed), { type: 'discard' }],
  ['while it saves', saving(changed), { type: 'back' }],
  ['an older answer', saving(changed), { type: 'saved', request: 6 }],
  ['an older answer', saving(changed), { type: 'failed', request: 6 }],
  ['an answer that nobody waits for', idle(changed), { type: 'saved', request: 7 }],
  ['a failure after success', finished(changed), { type: 'failed', request: 7 }],
  ['an older timer', finished(changed), { type: 'elapsed', request: 6 }],
  ['a timer of before', idle(changed), { type: 'elapsed', request: 7 }],
  ['after it closed', closed, { type: 'saved', request: 7 }],
  ['after it closed', closed, { type: 'choose-letter', letter: 'B' }],
  ['after it closed', closed, { type: 'known', request: 3, info }],
]

t.test('each event leads to one state', async t => {
  for (const [name, from, event, to] of steps) {
    const before = structuredClone(from)
    t.same(nextAvatarDialog(from, event), to, `${event.type}: ${name}`)
    t.same(from, before, `${event.type}: ${name}: the state before is untouched`)
  }
  for (const [name, from, event] of ignored) t.equal(nextAvatarDialog(from, event), from, `${event.type}: ${name}`)
  t.throws(
    () => nextAvatarDialog(idle(), { type: 'explode' } as never),
    new RangeError('unknown avatar event: {"type":"explode"}'),
  )
})

t.test('how it opens', async t => {
  t.same(openAvatarDialog('E', 3), idle())
})

/** State, whether Save is enabled, whether leaving would lose something. */
const judged: readonly (readonly [string, AvatarDialog, boolean, boolean])[] = [
  ['nothing chosen', idle(), false, false],
  ['preselected', idle(preselected), true, false],
  ['a message alone', idle({ message: tooLarge }), true, false],
  ['another letter', idle(changed), true, true],
  ['another colour', idle({ ...preselected, choice: { ...a, color: '#04133A' } }), true, true],
  ['a letter, where an upload is', idle({ choice: a }), true, true],
  ['a drawing in place of a letter', idle({ ...preselected, choice: hat }), true, true],
  ['a photo', idle(taken), true, true],
  ['saving', saving(changed), false, true],
  ['finished', finished(changed), false, false],
  ['closed', closed, false, false],
]

t.test('the Save button, and what would be lost', async t => {
  for (const [name, state, canSave, unsaved] of judged) {
    t.equal(canSaveAvatar(state), canSave, `${name}: Save`)
    t.equal(isUnsaved(state), unsaved, `${name}: unsaved`)
  }
  const there = nextAvatarDialog(idle(changed), { type: 'choose-letter', letter: 'A' })
  t.notOk(isUnsaved(there), 'back at what is there')
})

t.test('whatever is tapped, an unsaved choice is never lost without a question', async () => {
  const events = fc.constantFrom<AvatarEvent>(
    { type: 'known', request: 3, info },
    { type: 'show-tab', tab: 'avatar' },
    { type: 'choose-letter', letter: 'B' },
    { type: 'choose-color', color: '#A31884' },
    { type: 'choose-image', image: 'hat' },
    { type: 'choose-file', file: photo.file },
    { type: 'choose-file', file: large },
    { type: 'save', request: 7 },
    { type: 'saved', request: 7 },
    { type: 'failed', request: 7 },
    { type: 'elapsed', request: 7 },
    { type: 'close' },
    { type: 'back' },
  )
  fc.assert(
    fc.property(fc.array(events, { maxLength: 25 }), list => {
      let state: AvatarDialog = openAvatarDialog('E', 3)
      for (const event of list) {
        const next = nextAvatarDialog(state, event)
        if (next.status === 'closed' && isUnsaved(state)) return false
        state = next
      }
      return true
    }),
  )
})
