// What a page says of a name: whom it was given to, who bears it, and what the counts do not say.
import t from 'tap'
import type { Loading } from '../../../routes/define.tsx'
import { loadName } from '../../../routes/names/name.tsx'
import { ClassChance } from '../../../views/names/class-chance.tsx'
import { NameFacts } from '../../../views/names/name-facts.tsx'
import { type Tag, textOf, withName } from '../../support/html.ts'
import { names } from '../../support/names.ts'
import { render } from '../../support/render.tsx'

async function pageOf(spelled: string) {
  const name = names.find(spelled)
  if (!name) throw new Error(`There is no name ${spelled}.`)
  const loading = { content: { names: async () => names }, input: { query: {} } }
  return loadName(name, loading as unknown as Loading) // all that it reads of one
}
/** Its facts by their titles. */
async function factsOf(spelled: string) {
  const root = render(<NameFacts page={await pageOf(spelled)} />)
  const said = (tag: Tag) => textOf(tag).replace(/\s+/g, ' ').trim()
  const facts = withName(root, 'dd')
  return { root, said: new Map(withName(root, 'dt').map((title, i) => [said(title), said(facts[i] as Tag)])) }
}

t.test('whom it was given to, as far as the counts say it', async t => {
  for (const [name, text] of [
    ['Simone', 'Girls3,364 births in the last ten years, 98.6% of them girls.'],
    ['Olivia', 'Girls176,754 births in the last ten years, over 99.9% of them girls.'],
    ['Kamari', 'Boys9,190 births in the last ten years, 71.2% of them boys.'],
    ['Everleigh', 'Girls18,008 girls in the last ten years; too few boys for our counts, which begin at 500 births of a sex since 1880.'],
    ['Trever', 'Boys193 boys in the last ten years; too few girls for our counts, which begin at 500 births of a sex since 1880.'],
    ['Margaret', 'Girls22,132 girls in the last ten years; fewer than five boys in each year.'],
    ['Edward', 'Boys20,531 boys in the last ten years; fewer than five girls in each year.'],
    ['Pat', 'Girls and boysNot listed in the last ten years; 66,854 births before them.'],
  ] as const)
    t.equal((await factsOf(name)).said.get('Given to'), text)
})

t.test('who bears it, with the list that says so; nothing where none is known', async t => {
  const { root, said } = await factsOf('Simone')
  t.equal(said.get('Who bears it'), 'Simone Biles, US gymnast Olympic baby names')
  t.same(
    withName(root, 'a').map(({ attributes }) => attributes.href),
    ['/b/olympics-baby-names'],
  )
  t.notOk((await factsOf('Everleigh')).said.has('Who bears it'))
})

t.test('another in class: of a sex that is not counted nothing is said but that', async t => {
  const words = async (spelled: string) => {
    const { name, years, lines, chance } = await pageOf(spelled)
    const root = render(<ClassChance name={name.name} years={years} sexes={lines.map(({ sex }) => sex)} {...chance} />)
    return textOf(withName(root, 'p').at(-1) as Tag)
  }
  const left = 'for our counts, which begin at 500 births of a sex since 1880'
  t.match(await words('Olivia'), /with the name: 14,734 girls and boys of about [\d,]+ children\. It takes/)
  t.match(await words('Everleigh'), new RegExp(`with the name: 1,852 girls of about [\\d,]+ children; too few boys ${left}\\. It takes`))
  t.equal(await words('Tesla'), `Fewer than five girls were given it in 2024; too few boys ${left}.`)
  t.equal(await words('Trever'), `Fewer than five boys were given it in 2024; too few girls ${left}.`)
  t.equal(await words('Kaelin'), 'Fewer than five girls and fewer than five boys were given it in 2024.')
})
