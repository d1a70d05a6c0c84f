// What the server makes of the tools of lists: the text is there without script, and nothing is chosen, packed or summed.
import t from 'tap'
import { bagGroups } from '../../../content/bag-lines.ts'
import { lossCard, newbornUnit, planFields, planSections } from '../../../content/birth-plan-lines.ts'
import { budgetGroups } from '../../../content/budget-lines.ts'
import { BabyBudgetTool } from '../../../views/tools/baby-budget.tsx'
import { BirthPlanTool } from '../../../views/tools/birth-plan.tsx'
import { HospitalBagTool } from '../../../views/tools/hospital-bag.tsx'
import { all, textOf } from '../../support/html.ts'
import { render } from '../../support/render.tsx'

const named = (root: ReturnType<typeof render>, label: string) =>
  all(root, tag => tag.attributes['aria-label'] === label)[0]

t.test('the bag', async t => {
  const root = render(<HospitalBagTool country="US" groups={bagGroups} />)
  t.match(textOf(root), /0 of 51 packed/)
  t.match(textOf(root), /Rear-facing car seat/)
  t.notMatch(textOf(root), /A car seat for each baby/, 'twins are not assumed')
  const [meter] = all(root, tag => tag.name === 'meter')
  t.match(meter?.attributes, { value: '0', max: '51', 'aria-label': 'Packed' })
  const home = named(root, 'Leave at home')
  t.ok(home)
  t.equal(home && all(home, tag => tag.name === 'input').length, 0, 'what stays at home is not ticked')
})

t.test('the birth plan', async t => {
  const root = render(
    <BirthPlanTool
      country="US"
      fields={planFields}
      sections={planSections}
      newbornUnit={newbornUnit}
      lossCard={lossCard}
    />,
  )
  t.match(textOf(root), /Nothing is chosen yet/)
  t.match(textOf(root), /What you should know about me/)
  t.notMatch(textOf(root), /If our baby dies/, 'the card for a loss is closed')
  t.same(all(root, tag => tag.name === 'details' && 'open' in tag.attributes).length, 1, 'only the first part is open')
})

t.test('the budget', async t => {
  for (const [country, currency] of [
    ['US', 'USD'],
    ['other', 'EUR'],
  ] as const) {
    const root = render(<BabyBudgetTool country={country} groups={budgetGroups} />)
    const [chosen] = all(root, tag => tag.name === 'option' && 'selected' in tag.attributes)
    t.equal(chosen?.attributes.value, currency)
    t.match(textOf(root), /Enter an amount to see the first year/)
    t.notMatch(textOf(root), /NaN|undefined|\$0/)
  }
})
