// What the tools of lists read out of storage and files that nobody vouches for, and what they say of themselves.
import t from 'tap'
import { emptyBudget } from '../../../domain/tools/baby-budget.ts'
import { emptyPlan, longestWords } from '../../../domain/tools/birth-plan.ts'
import { emptyBag } from '../../../domain/tools/hospital-bag.ts'
import { babyBudgetTool } from '../../../state/tools/baby-budget.ts'
import { birthPlanTool } from '../../../state/tools/birth-plan.ts'
import { hospitalBagTool } from '../../../state/tools/hospital-bag.ts'
import { packed, unpacked } from '../../../state/tools/stored-tool.ts'

const garbage = [undefined, null, 7, 'text', [], [1], { marks: 3, own: 'x', lines: [1], leaves: {}, important: 'a' }]

t.test('garbage is an empty tool', async t => {
  for (const data of garbage) {
    t.same(hospitalBagTool.parse(data, 1), emptyBag, `bag of ${JSON.stringify(data)}`)
    t.same(birthPlanTool.parse(data, 1), emptyPlan, `plan of ${JSON.stringify(data)}`)
    t.same(babyBudgetTool.parse(data, 1), emptyBudget, `budget of ${JSON.stringify(data)}`)
  }
})

t.test('the bag', async t => {
  const bag = {
    marks: { id: 'packed', robe: 'supplied' } as const,
    own: [{ id: 'own-1', group: 'papers', text: 'Letter' }],
    withTwins: true,
    listed: 53,
  }
  t.same(unpacked(hospitalBagTool, packed(hospitalBagTool, bag)), { value: bag })
  t.same(hospitalBagTool.glance?.(bag), { text: '1 of 53 packed' })
  const odd = hospitalBagTool.parse(
    {
      marks: { id: 'lost', robe: 'packed' },
      own: [{ id: 'x', group: 'papers', text: 'a' }, { id: 'own-2', group: 'papers', text: 3 }, bag.own[0], bag.own[0]],
      listed: -4,
    },
    1,
  )
  t.same(odd, { ...emptyBag, marks: { robe: 'packed' }, own: bag.own })
})

t.test('the birth plan', async t => {
  const plan = {
    about: { name: 'Ana' },
    choices: { moving: 'want', 'loss-see': 'want' },
    words: { labor: 'Please knock.' },
    important: ['moving'],
    asked: ['bath'],
  }
  t.same(unpacked(birthPlanTool, packed(birthPlanTool, plan)), { value: plan })
  t.same(
    birthPlanTool.glance?.(plan),
    { text: '2 wishes on one page' },
    'what is on the card for a loss is not counted',
  )
  t.equal(birthPlanTool.glance?.({ ...emptyPlan, choices: { 'loss-see': 'want' } }), null)
  const odd = birthPlanTool.parse(
    {
      words: { labor: 'x'.repeat(5000), birth: 3 },
      important: ['loss-see', 'a', 'a', 4, 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
    },
    1,
  )
  t.same(odd.words, { labor: 'x'.repeat(longestWords) })
  t.notOk(odd.important.includes('loss-see'), 'the card for a loss is in no short form')
  t.ok(odd.important.length <= 8)
})

t.test('the budget', async t => {
  const line = { kind: 'once', amount: '1,200', isNeeded: true, isUsed: true, start: 0 } as const
  const budget = {
    currency: 'GBP',
    lines: { crib: line, care: { ...line, kind: 'monthly', amount: 'soon', start: 4 } },
    own: [{ id: 'own-1', text: 'Doula', kind: 'once' }],
    leaves: [{ who: 'Ana', pay: '3000', from: '1', weeks: 'twelve', share: '60' }],
    gifts: '200',
  } as const
  t.same(unpacked(babyBudgetTool, packed(babyBudgetTool, budget)), { value: budget }, 'as it was typed, right or wrong')
  t.same(babyBudgetTool.glance?.(budget), { text: '£1,000 in the first year' })
  t.equal(babyBudgetTool.glance?.(emptyBudget), null)
  const odd = babyBudgetTool.parse(
    {
      currency: 'XXX',
      lines: { crib: { kind: 'often', amount: '1' }, mat: { kind: 'monthly', amount: 5, start: 99 } },
      own: [{ id: '__proto__', text: 'a', kind: 'once' }],
      gifts: 12,
    },
    1,
  )
  t.same(odd, {
    ...emptyBudget,
    lines: { mat: { kind: 'monthly', amount: '', isNeeded: true, isUsed: false, start: 1 } },
  })
})

t.test('a file of a newer version is left alone, and one of another tool is told', async t => {
  const text = packed(hospitalBagTool, emptyBag)
  t.same(unpacked(birthPlanTool, text), { problem: 'another', tool: 'hospital-bag' })
  t.same(unpacked(hospitalBagTool, text.replace('"version":1', '"version":2')), { problem: 'newer' })
})
