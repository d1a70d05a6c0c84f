import fc from 'fast-check'
import t from 'tap'
import type { Member } from '../../contract/member.ts'
import {
  choicesAt,
  countedAs,
  type LifeStage,
  lifeStageOf,
  nextStage,
  type StageChange,
} from '../../domain/stage-transitions.ts'

const stage = (part: Partial<LifeStage> = {}): LifeStage => ({ isTtc: false, isPregnant: false, children: 0, ...part })
const none = stage()
const ttc = stage({ isTtc: true })
const pregnant = stage({ isPregnant: true })

/** Where a change begins, the change, where it ends (null where it does not begin), how it is counted. */
const rows: readonly (readonly [string, LifeStage, StageChange, LifeStage | null, ReturnType<typeof countedAs>?])[] = [
  ['none to TTC', none, 'add-ttc', ttc, { selection: 'add' }],
  ['TTC once', ttc, 'add-ttc', null],
  ['no TTC beside a pregnancy', pregnant, 'add-ttc', null],
  ['none to pregnant', none, 'add-pregnancy', pregnant, { selection: 'add' }],
  ['TTC to pregnant is an update from there', ttc, 'add-pregnancy', pregnant, { selection: 'update', source: 'ttc' }],
  ['one pregnancy', pregnant, 'add-pregnancy', null],
  ['pregnant to none', pregnant, 'remove-pregnancy', none, { selection: 'remove' }],
  ['nothing to remove', ttc, 'remove-pregnancy', null],
  ['pregnant to TTC after a loss', pregnant, 'loss-to-ttc', ttc, { selection: 'remove' }],
  ['pregnant to no status after a loss', pregnant, 'loss-to-none', none, { selection: 'remove' }],
  ['no loss without a pregnancy', ttc, 'loss-to-ttc', null],
  ['no loss without a pregnancy', none, 'loss-to-none', null],
  ['TTC to none', ttc, 'remove-ttc', none, { selection: 'remove' }],
  ['no TTC to remove', pregnant, 'remove-ttc', null],
  ['a first child', none, 'add-child', stage({ children: 1 }), { selection: 'add' }],
  ['a child beside a pregnancy', pregnant, 'add-child', stage({ isPregnant: true, children: 1 }), { selection: 'add' }],
  ['a child beside TTC', ttc, 'add-child', stage({ isTtc: true, children: 1 }), { selection: 'add' }],
  ['a second child', stage({ children: 1 }), 'add-child', stage({ children: 2 })],
  ['a child leaves', stage({ isTtc: true, children: 1 }), 'remove-child', ttc, { selection: 'remove' }],
  ['no child to remove', none, 'remove-child', null],
  [
    'a parent can be pregnant',
    stage({ isTtc: true, children: 2 }),
    'add-pregnancy',
    stage({ isPregnant: true, children: 2 }),
  ],
  ['a loss leaves the children', stage({ isPregnant: true, children: 2 }), 'loss-to-none', stage({ children: 2 })],
  ['both: a removal leaves the other', stage({ isTtc: true, isPregnant: true }), 'remove-pregnancy', ttc],
  ['both: no status is none at all', stage({ isTtc: true, isPregnant: true }), 'loss-to-none', none],
]

t.test('each change, where it begins and where it does not', async t => {
  for (const [name, from, change, to, counted] of rows) {
    const before = structuredClone(from)
    t.same(nextStage(from, change), to, `${change}: ${name}`)
    t.same(from, before, `${change}: the stage before is untouched`)
    if (counted) t.same(countedAs(from, change), counted, `${change}: how it is counted`)
  }
})

t.test('whatever a member does, TTC and a pregnancy never stand together', async () => {
  const changes = fc.constantFrom<StageChange>(
    'add-ttc',
    'remove-ttc',
    'add-pregnancy',
    'remove-pregnancy',
    'loss-to-ttc',
    'loss-to-none',
    'add-child',
    'remove-child',
  )
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 30 }), list => {
      const end = list.reduce((at, change) => nextStage(at, change) ?? at, none)
      return !(end.isTtc && end.isPregnant) && end.children >= 0
    }),
  )
})

t.test('what Add Profile offers', async t => {
  const titles = (at: LifeStage) => choicesAt(at).map(({ title }) => title)
  const [trying, onTheWay, parent, loved] = [
    'Trying to Conceive',
    'Baby on the way',
    'I am a Parent',
    'Someone I love Is Pregnant',
  ]
  t.same(titles(none), [trying, onTheWay, parent, loved])
  t.same(titles(ttc), [onTheWay, parent, loved])
  t.same(titles(pregnant), [parent])
  t.same(titles(stage({ isTtc: true, isPregnant: true })), [parent])
  t.same(titles(stage({ children: 3 })), [trying, onTheWay, parent, loved], 'children change nothing')
  t.same(titles(stage({ isPregnant: true, children: 1 })), [parent])
  t.same(
    choicesAt(none).map(({ id, opens }) => [id, opens]),
    [
      ['trying-to-conceive', 'ttc'],
      ['pregnant', 'pregnancy'],
      ['parent', 'child'],
      ['loved-one', 'pregnancy'],
    ],
  )
})

t.test('what is offered can be done', async t => {
  const changes = { ttc: 'add-ttc', pregnancy: 'add-pregnancy', child: 'add-child' } as const
  for (const at of [none, ttc, pregnant, stage({ children: 2 }), stage({ isTtc: true, isPregnant: true })])
    for (const { opens } of choicesAt(at)) t.ok(nextStage(at, changes[opens]), `${opens} at ${JSON.stringify(at)}`)
})

t.test('the stage of a member', async t => {
  const member: Pick<Member, 'is_ttc' | 'pregnancy' | 'born_children'> = {
    is_ttc: true,
    pregnancy: {},
    born_children: [],
  }
  t.same(lifeStageOf(member), ttc)
  t.same(lifeStageOf({ ...member, is_ttc: false, pregnancy: { id: 'p', due_date: 1799107200 } }), pregnant)
})
