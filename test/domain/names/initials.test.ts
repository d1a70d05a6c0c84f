import t from 'tap'
import { checkInitials, initialsOf, longestPart, monogramOf, unlucky } from '../../../domain/names/initials.ts'

const full = (first: string, middle: string, surname: string) => ({ first, middle, surname })

t.test('initials', async t => {
  for (const [name, initials] of [
    [full('Olivia', 'Rose', 'Hart'), 'ORH'],
    [full('olivia', '', 'hart'), 'OH'],
    [full('Anna', 'Mae Louise', 'Smith'), 'AMLS'],
    [full('Jean-Luc', '', 'van der Berg'), 'JV'],
    [full('', '', 'O’Neil'), 'O'],
    [full('Élodie', 'Ömer', 'Şahin'), 'ÉÖŞ'],
    [full('  ', '\t', '"-'), ''],
    [full('🐻', '%', '2'), ''],
    [full('🐻Bear', '李', 'Анна'), 'B李А'],
  ] as const)
    t.equal(initialsOf(name), initials, JSON.stringify(name))
  t.equal(initialsOf(full(`${' '.repeat(longestPart)}A`, '', 'B')), 'B', 'what is too long is not read to its end')
})

t.test('the monogram has the last name in the middle', async t => {
  t.equal(monogramOf(full('Olivia', 'Rose', 'Hart')), 'OHR')
  t.equal(monogramOf(full('Olivia', '', 'Hart')), '')
  t.equal(monogramOf(full('Olivia', 'Rose Mae', 'Hart')), '')
})

t.test('warnings', async t => {
  t.same(checkInitials(full('Peter', 'Ian', 'Green')).warnings, [{ letters: 'PIG', as: 'initials' }])
  t.same(checkInitials(full('Paul', 'Gerald', 'Ives')).warnings, [{ letters: 'PIG', as: 'monogram' }])
  t.same(checkInitials(full('Bea', '', 'Stone')).warnings, [{ letters: 'BS', as: 'initials' }])
  t.same(checkInitials(full('Olivia', 'Rose', 'Hart')).warnings, [])
  t.same(
    checkInitials(full('Sam', 'Otis', 'Stone')).warnings,
    [{ letters: 'SOS', as: 'initials' }],
    'the monogram SSO is not',
  )
  for (const word of unlucky) t.match(word, /^[A-Z]{2,4}$/)
})
