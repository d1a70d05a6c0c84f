import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { isLoss, lossTopic } from '../../content/loss.ts'
import { type KindName, kinds } from '../../content/schema.ts'
import { foldWord, stemOf, wordsOf } from '../../search/folded-words.ts'
import { indexFrom } from '../../search/index-file.ts'
import { searchFile } from '../../search/open-site-search.ts'
import { ourWordsFor, synonymPairs } from '../../search/synonyms.ts'
import { toolCards } from '../../search/tool-entries.ts'
import { lacksPeoplesWords, lossIn, subjectWords } from '../../search/topic-words.ts'
import { openBuild } from '../../server/build.ts'

t.test('brands, British and Spanish words, abbreviations, rows of words; the longest row counts', async t => {
  const ours = (text: string) => ourWordsFor(wordsOf(text).map(word => foldWord(word) ?? word))?.join(' ') ?? null
  t.equal(ours('tylenol'), 'acetaminophen')
  t.equal(ours('NAPPY'), 'diapers')
  t.equal(ours('nappy rash'), 'diaper rash sore skin')
  t.equal(ours('12 semanas de embarazo'), '12 weeks de pregnancy')
  t.equal(ours('my cot'), 'my crib')
  t.equal(ours('heartburn'), null)
})

t.test('four hundred pairs and more, and our pages have the words that they lead to', async t => {
  t.ok(synonymPairs.length >= 400)
  const { folder, contentId } = openBuild(join(import.meta.dirname, '../../dist'))
  const { terms } = indexFrom(readFileSync(join(folder, 'content', contentId, searchFile)))
  const stems = new Set(terms.map(stemOf))
  const unknown = synonymPairs.filter(([, ours]) =>
    wordsOf(ours).some(word => foldWord(word) !== null && !stems.has(stemOf(foldWord(word) ?? ''))),
  )
  t.same(unknown, [])
})

t.test('what people call a subject belongs to a page, none of a loss, and says nothing of one', t => {
  const { content } = openBuild(join(import.meta.dirname, '../../dist'))
  // as: the keys of a record of kinds
  const pages = [...Object.keys(kinds).flatMap(kind => content.cards(kind as KindName)), ...toolCards(() => false)]
  const known = new Set(pages.filter(card => !isLoss(card)).map(({ slug }) => slug))
  t.same(
    Object.keys(subjectWords).filter(slug => !known.has(slug)),
    [],
  )
  t.same(
    pages.filter(lacksPeoplesWords).map(({ slug }) => slug),
    [],
    'and every page whose subject people have words for has a line',
  )
  t.ok(lacksPeoplesWords({ kind: 'article', slug: 'new', topics: [] }), 'a new one has none yet')
  t.notOk(lacksPeoplesWords({ kind: 'article', slug: 'new', topics: [lossTopic] }))
  const lines = Object.values(subjectWords)
  t.ok(lines.length >= 100 && lines.every(line => wordsOf(line).length >= 3))
  t.same(
    lines.flatMap(wordsOf).filter(word => lossIn(stemOf(word)) !== null),
    [],
  )
  t.end()
})
