import t from 'tap'
import { middleNames, middleSize, partOf } from '../../names/middle-names.ts'
import { names } from '../support/names.ts'

const spelled = (list: readonly { name: string }[]) => list.map(({ name }) => name)

t.test('middle names', async t => {
  const found = middleNames(names, partOf(names, 'Olivia'), partOf(names, 'Hart'), 'girl', 3)
  t.equal(found.length, middleSize)
  for (const [letter, alike] of Map.groupBy(found, ({ name }) => name.letters[0]))
    t.ok(alike.length <= 2, `${alike.length} with ${letter}`)
  t.ok(found.every(({ name }) => name.use !== 'boy'))
  t.ok(
    found.every(({ fit }) => fit.reasons.length > 0 && fit.initials.startsWith('O') && fit.initials.endsWith('H')),
    'each says why',
  )
  t.notSame(
    spelled(found.map(({ name }) => name)),
    spelled(middleNames(names, partOf(names, 'Olivia'), partOf(names, 'Hart'), 'girl', 4).map(({ name }) => name)),
  )
  t.match(partOf(names, 'Zoë'), { name: 'Zoë', letters: 'zoe', syllables: 2 }, 'as our table has it')
  t.match(partOf(names, 'Fitzgerald-Ó Briain'), { letters: 'fitzgeraldobriain', syllables: 5 })
  for (const odd of ['愛', '%', '🎈', 'x'.repeat(200)])
    t.ok(middleNames(names, partOf(names, odd), partOf(names, odd), undefined, 1).length, odd.slice(0, 9))
})
