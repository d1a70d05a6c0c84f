// What the curated lists say of a name.
import t from 'tap'
import { listsOf } from '../../names/all-lists.ts'
import { bearerLists, listFacts } from '../../names/list-facts.ts'
import { leadSentence } from '../../names/meaning-words.ts'
import { names } from '../support/names.ts'

const bearers = (spelled: string) => {
  const name = names.find(spelled)
  return name ? listFacts(names, name).bearers.map(({ text, list }) => [text, list.path]) : undefined
}

t.test('those who bear a name, and the lists that say so', async t => {
  t.same(bearers('Simone'), [['Simone Biles, US gymnast', '/b/olympics-baby-names']])
  t.same(bearers('Aretha'), [['Aretha Franklin, US singer, the Queen of Soul', '/b/musical-baby-names']])
  t.same(
    bearers('Victoria'),
    [['Queen of the United Kingdom from 1837 to 1901', '/b/royal-baby-names']],
    'begins as a line does',
  )
  t.same(
    bearers('James')?.map(([, path]) => path),
    ['/b/presidential-baby-names', '/b/royal-baby-names', '/b/biblical-baby-names'],
    'people of history first',
  )
  t.same(bearers('Everleigh'), [], 'of most names nobody is known')
  t.same(
    bearers('Rose'),
    [['Rose of Lima, first saint born in the Americas', '/b/saints-baby-names']],
    'a flower bears no name',
  )
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
      if (
        listFacts(names, name).bearers.some(({ list }) => list.path === `/b/${slug}-baby-names`) ===
        others.includes(name.name)
      )
        t.fail(name.name)
  }
})

t.test('what a name is besides, and what it says as a word', async t => {
  const facts = (spelled: string) => {
    const name = names.find(spelled)
    if (!name) throw new Error(`There is no name ${spelled}.`)
    return listFacts(names, name)
  }
  t.match(facts('Alder'), {
    bearers: [],
    others: [{ text: 'A tree that grows by water', list: { path: '/b/nature-baby-names' } }],
  })
  t.equal(facts('Amity').word, 'Friendship')
  t.equal(facts('Abilene').word, undefined, 'a place is no word')
  t.match(facts('Thor').bearers[0], { text: 'Norse: the god of thunder', source: 'the tale in its best-known version' })
  t.same(facts('Everleigh'), { bearers: [], others: [], word: undefined })
})

t.test('names that nobody looked up say so, with what a list says of them first', async t => {
  const lead = (spelled: string) => {
    const name = names.find(spelled)
    return name && leadSentence(names.about(name), listFacts(names, name))
  }
  t.equal(lead('Thor'), 'Norse: the god of thunder. Where the name comes from is not looked up yet.')
  t.equal(lead('Oliviah'), 'Where the name comes from is not looked up yet.')
  t.equal(lead('Olivia'), 'From Latin oliva, olive.', 'one that was looked up begins with its root')
})
