// What a page says of a name: whom it was given to, who bears it, and what the counts do not say.
import t from 'tap'
import { themes } from '../../../names/themes.ts'
import type { Loading } from '../../../routes/loading.ts'
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
    [
      'Everleigh',
      'Girls18,008 girls in the last ten years; too few boys for our counts, which begin at 500 births of a sex since 1880.',
    ],
    [
      'Trever',
      'Boys193 boys in the last ten years; too few girls for our counts, which begin at 500 births of a sex since 1880.',
    ],
    ['Margaret', 'Girls22,132 girls in the last ten years; fewer than five boys in each year.'],
    ['Edward', 'Boys20,531 boys in the last ten years; fewer than five girls in each year.'],
    ['Pat', 'Girls and boysNot listed in the last ten years; 66,854 births before them.'],
  ] as const)
    t.equal((await factsOf(name)).said.get('Given to'), text)
})

t.test('who bears it, with the list that says so; nothing where none is known', async t => {
  const { root, said } = await factsOf('Simone')
  t.equal(said.get('Who bears it'), 'Simone Biles, US gymnast Olympic baby names Source: the results of the Games')
  t.same(
    withName(root, 'a').map(({ attributes }) => attributes.href),
    ['/b/olympics-baby-names'],
  )
  t.notOk((await factsOf('Everleigh')).said.has('Who bears it'))
})

t.test('what was looked up and is not known is another thing than what nobody looked up', async t => {
  const { said: known } = await factsOf('Yareli')
  t.match(known.get('Meaning'), /^None is agreed on\.\s*Looked up, and not known$/)
  t.equal(known.get('Origin'), 'Not known.')
  const { said: nobody } = await factsOf('Oliviah')
  t.same([nobody.get('Meaning'), nobody.get('Origin')], ['Not looked up yet.', 'Not looked up yet.'])
  t.match(
    (await factsOf('Amity')).said.get('Meaning'),
    /^Friendship\s*As a word$/,
    'a word of a list says what it says there',
  )
})

t.test('what a curated list says of a name stands on its page too, with the list and its source', async t => {
  const told = new Map<string, { slug: string; why: string }[]>()
  for (const [slug, lines] of names.themes)
    for (const [name, why] of lines) told.set(name, [...(told.get(name) ?? []), { slug, why }])
  t.ok(told.size > 900, `${told.size} names`)
  const missing: string[] = []
  for (const [name, facts] of told) {
    const root = render(<NameFacts page={await pageOf(name)} />)
    const rows = withName(root, 'li').map(row => ({
      text: textOf(row),
      links: withName(row, 'a').map(({ attributes }) => attributes.href),
    }))
    for (const { slug, why } of facts) {
      const { source = '' } = themes.find(theme => theme.slug === slug) ?? {}
      const isThere = rows.some(
        ({ text, links }) =>
          text.includes(why.slice(1)) && links.includes(`/b/${slug}-baby-names`) && text.includes(`Source: ${source}`),
      )
      if (!isThere || !source) missing.push(`${name}: ${why}`)
    }
  }
  t.same(missing, [])
})

t.test('another in class: of a sex that is not counted nothing is said but that', async t => {
  const words = async (spelled: string) => {
    const { name, years, lines, chance } = await pageOf(spelled)
    const root = render(<ClassChance name={name.name} years={years} sexes={lines.map(({ sex }) => sex)} {...chance} />)
    return textOf(withName(root, 'p').at(-1) as Tag)
  }
  const left = 'for our counts, which begin at 500 births of a sex since 1880'
  t.match(await words('Olivia'), /with the name: 14,734 girls and boys of about [\d,]+ children\. It takes/)
  t.match(
    await words('Everleigh'),
    new RegExp(`with the name: 1,852 girls of about [\\d,]+ children; too few boys ${left}\\. It takes`),
  )
  t.equal(await words('Tesla'), `Fewer than five girls were given it in 2024; too few boys ${left}.`)
  t.equal(await words('Trever'), `Fewer than five boys were given it in 2024; too few girls ${left}.`)
  t.equal(await words('Kaelin'), 'Fewer than five girls and fewer than five boys were given it in 2024.')
})
