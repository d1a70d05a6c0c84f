import t from 'tap'
import { stageOf, stages } from '../../domain/stage.ts'

t.test('every combination has its stage', async t => {
  const seen = new Set<string>()
  for (const is_ttc of [false, true]) {
    for (const pregnancy of [{}, { id: 1 }]) {
      for (const born_children of [[], [{ id: 2 }]]) seen.add(stageOf({ is_ttc, pregnancy, born_children }))
    }
  }
  t.same([...seen].sort(), [...stages].sort())
})

t.test('in the order of the specification', async t => {
  t.equal(stageOf({ is_ttc: false, pregnancy: null, born_children: [] }), 'none')
  t.equal(stageOf({ is_ttc: false, pregnancy: {}, born_children: [] }), 'none')
  t.equal(stageOf({ is_ttc: false, pregnancy: { due_date: 1 }, born_children: [] }), 'pregnant')
  t.equal(stageOf({ is_ttc: true, pregnancy: null, born_children: [{}] }), 'trying-to-conceive,parent')
  t.equal(stageOf({ is_ttc: true, pregnancy: { id: 1 }, born_children: [{}] }), 'trying-to-conceive,pregnant,parent')
})
