import t from 'tap'
import { milestones, milestonesAt, milestonesSource } from '../../content/milestones.ts'

// Items a checklist of 2022 has: social, language, thinking, movement.
const counts: Record<number, number[]> = {
  2: [4, 2, 2, 3],
  4: [3, 3, 2, 5],
  6: [3, 3, 3, 3],
  9: [5, 2, 2, 4],
  12: [1, 3, 2, 4],
  15: [5, 4, 2, 2],
  18: [5, 2, 2, 6],
  24: [2, 4, 3, 4],
  30: [3, 4, 4, 4],
  36: [2, 5, 2, 3],
}

t.test('each CDC age to three years has its whole list, in order of age', async t => {
  t.same(
    milestones.map(m => m.months),
    Object.keys(counts).map(Number),
  )
  for (const { months, social, language, thinking, movement } of milestones) {
    t.same([social.length, language.length, thinking.length, movement.length], counts[months], `${months} months`)
  }
})

t.test('no item stands twice in a list', async t => {
  for (const { months, social, language, thinking, movement } of milestones) {
    const all = [...social, ...language, ...thinking, ...movement]
    t.equal(new Set(all).size, all.length, `${months} months`)
  }
})

t.test('an age without a checklist has none', async t => {
  t.equal(milestonesAt(18)?.months, 18)
  for (const months of [0, 1, 3, 17, 37, -2, 2.5, Number.NaN]) t.equal(milestonesAt(months), undefined, `${months}`)
})

t.test('the source is a page of the CDC', async t => {
  t.equal(new URL(milestonesSource.url).hostname, 'www.cdc.gov')
})
