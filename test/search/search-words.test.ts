// How the words of a search are understood: exact, begun, misspelt.
import t from 'tap'
import { searchLimits } from '../../search/search-limits.ts'
import { wordFinder } from '../../search/search-words.ts'

const terms = [
  'bedding',
  'feeding',
  'feeds',
  'heart',
  'heartburn',
  'loss',
  'miscarriage',
  'newborn',
  'sleep',
].toSorted()
const find = wordFinder({ terms, starts: Uint32Array.from({ length: terms.length + 1 }, (_, i) => i) })
const never = () => false
const read = (text: string, unfinished = false) => {
  const { typed, corrected } = find(text, unfinished, never)
  return { corrected, terms: typed.map(word => word.terms.map(({ term }) => terms[term]).join(' ')) }
}

t.test('the nearest spelling of a word that nobody knows, and of no other', async t => {
  for (const [typed, corrected] of [
    ['hartburn', 'heartburn'],
    ['NEWBRON sleep', 'newborn sleep'],
    ['fedding', 'feeding'],
    ['feed', null],
    ['heart', null],
    ['tylenol', null],
    ['slee', null],
    ['zzzqqq', null],
    ['12345', null],
  ] as const)
    t.equal(read(typed).corrected, corrected, typed)
  t.equal(find('hartbirne', false, never).corrected, 'heartburn', 'three slips, where it sounds the same')
  t.equal(find('heattbumm', false, never).corrected, null, 'three slips that sound otherwise')
  t.equal(find('heartburm', false, word => word === 'heartburm').corrected, null, 'a name is right as it is')
})

t.test('an exact word stands for its forms, an unfinished one for what begins like it', async t => {
  t.same(read('heart').terms, ['heart'])
  t.same(read('heart', true).terms, ['heart heartburn'])
  t.same(read('feed').terms, ['feeding feeds'])
  t.same(read('the heartb').terms, ['heartburn'])
})

t.test('words of a loss: spelled out or misspelt when they mean nothing else', async t => {
  const loss = (text: string, unfinished = false) => find(text, unfinished, never).typed.map(word => word.loss)
  t.same([loss('loss'), loss('miscarrage'), loss('sleep')], [['maybe'], ['sure'], [null]])
  t.same(loss('miscarr', true), ['sure'])
})

t.test('only so many words count', async t => {
  const many = Array.from({ length: 100 }, (_, i) => `w${i}`).join(' ')
  t.ok(find(many, false, never).typed.length <= searchLimits.words)
})
