// Who bears a name, out of the curated lists.
import t from 'tap'
import { bearerLists, bearersOf } from '../../../content/names/bearers.ts'
import { listsOf } from '../../../content/names/rules.ts'
import { names } from '../../support/names.ts'

const bearers = (spelled: string) => {
  const name = names.find(spelled)
  return name ? bearersOf(names, name).map(({ who, list }) => [who, list.path]) : undefined
}

t.test('those who bear a name, and the lists that say so', async t => {
  t.same(bearers('Simone'), [['Simone Biles, US gymnast', '/b/olympics-baby-names']])
  t.same(bearers('Aretha'), [['Aretha Franklin, US singer, the Queen of Soul', '/b/musical-baby-names']])
  t.same(bearers('Victoria'), [['Queen of the United Kingdom from 1837 to 1901', '/b/royal-baby-names']], 'begins as a line does')
  t.same(
    bearers('James')?.map(([, path]) => path),
    ['/b/presidential-baby-names', '/b/royal-baby-names', '/b/biblical-baby-names'],
    'people of history first',
  )
  t.same(bearers('Everleigh'), [], 'of most names nobody is known')
  t.same(bearers('Rose'), [['Rose of Lima, first saint born in the Americas', '/b/saints-baby-names']], 'a flower bears no name')
  for (const name of ['Shiloh', 'Jericho', 'Melody', 'Bethany']) t.same(bearers(name), [], `${name}: a place or a word`)
})

t.test('each list is there, with the names that are something else in it', async t => {
  for (const [slug, others] of bearerLists) {
    const list = listsOf(names).find(`${slug}-baby-names`)
    const spelled = new Set(list?.names.map(({ name }) => name))
    t.ok(spelled.size > others.length, slug)
    t.same(
      others.filter(name => !spelled.has(name)),
      [],
      slug,
    )
    for (const name of list?.names ?? [])
      if (bearersOf(names, name).some(({ list }) => list.path === `/b/${slug}-baby-names`) === others.includes(name.name)) t.fail(name.name)
  }
})
