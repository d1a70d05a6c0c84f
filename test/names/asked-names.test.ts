import t from 'tap'
import { askedNames } from '../../names/asked-names.ts'
import { names } from '../support/names.ts'

const spelled = (list: readonly { name: string }[]) => list.map(({ name }) => name)

t.test('the meaning of a name that somebody types', async t => {
  const asked = (typed: string) =>
    askedNames(names, typed).map(({ name, about, typed }) => [name?.name ?? typed, about?.meaning])
  t.same(asked('olivia'), [['Olivia', 'olive, olive tree']])
  t.same(
    asked('Mary-Jane').map(([name]) => name),
    ['Maryjane', 'Mary', 'Jane'],
    'nothing is known of the whole: its parts',
  )
  t.same(
    asked('Ana Olivia').map(([name]) => name),
    ['Ana', 'Olivia'],
  )
  t.match(askedNames(names, 'Thor')[0]?.facts, [
    { text: 'Norse: the god of thunder' },
    { list: { path: '/b/marvel-baby-names' } },
  ])
  const [unknown] = askedNames(names, 'Qzxwv')
  t.match(unknown, { typed: 'Qzxwv', name: undefined, about: undefined, facts: [] })
  t.ok(spelled(askedNames(names, 'Olivvia')[0]?.near ?? []).includes('Olivia'), 'near spellings')
  for (const odd of ['%', '🎈', '愛', 'x'.repeat(300), '- -', '__proto__'])
    t.equal(askedNames(names, odd)[0]?.name, undefined, odd.slice(0, 9))
})
