// Who types in distress is met with help, who types on an ordinary day is not, and what the help says holds together.
import fc from 'fast-check'
import t from 'tap'
import { dangerSigns, signsPagePath } from '../../content/danger-signs/danger-stages.ts'
import { situationKeys as keys, type SituationKey, situations } from '../../content/distress/all-situations.ts'
import { helpLines } from '../../content/help-lines.ts'
import { isLoss } from '../../content/loss.ts'
import { driftIn } from '../../publishing/danger-sign-drift.ts'
import { distressIn, phrases, signsFor } from '../../search/distress/detect-distress.ts'
import { helpFor, helpSuggestions } from '../../search/distress/help-results.ts'
import { linesToCall } from '../../search/distress/lines-to-call.ts'
import { openBuild } from '../../server/build.ts'
import { names } from '../support/names.ts'
import { distressed, ordinary } from '../support/searches.ts'
import { sized } from '../support/sized.ts'

const { content } = openBuild(new URL('../../dist', import.meta.url).pathname)

t.test('what is typed in distress: typos, beginnings, British words, Spanish', async t => {
  for (const [text, situation] of distressed) t.equal(distressIn(text)?.key, situation, text)
  t.ok(distressed.length > 400 && new Set(distressed.map(([, situation]) => situation)).size === keys.length)
  for (const text of ['no heartbeat', 'baby not moving', 'suicidal', 'bleeding', 'hurt', 'hitting me'])
    for (const typed of [text.toUpperCase(), `  ${text} `, `${text}??`, `“${text}”`, `please help ${text}`])
      t.ok(distressIn(typed), typed)
})

t.test('what is typed on an ordinary day', async t => {
  t.ok(new Set(ordinary).size >= 150)
  for (const text of ordinary) t.equal(distressIn(text)?.key, undefined, text)
})

t.test('no name is distress, nor one that a baby may have', async t => {
  t.ok(names.all.length > 10_000)
  const asked = names.all.filter((_, i) => i % sized(8, 1) === 0)
  const met = asked.flatMap(({ name }) =>
    [name, `baby ${name}`, `${name} name`, `name ${name}`, `meaning of ${name}`].filter(text => distressIn(text)),
  )
  t.same(met, [])
})

t.test('titles of ours are distress only where they are about it', async t => {
  const about = /miscarr|stillb|loss|depress|seizure|preeclampsia|ectopic|grie/i
  for (const kind of ['week', 'month', 'article', 'topic', 'news', 'review', 'award', 'page'] as const)
    for (const { title } of content.cards(kind))
      if (!about.test(title)) t.equal(distressIn(title)?.key, undefined, title)
})

t.test('each phrase is found: none is out of reach', async t => {
  for (const key of keys)
    for (const language of ['en', 'es'] as const)
      for (const phrase of phrases[key][language]) {
        const parts = phrase.replace(/^[=>]?(\d )?/, '').split(' ')
        const text = parts.flatMap(part => (part.startsWith('-') ? [] : (part.split('/')[0] ?? []))).join(' ')
        t.ok(distressIn(`${text} `), `${key}: ${text}`)
      }
})

t.test('any text gets an answer; of a long one only the beginning counts', async t => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), text => distressIn(text) === null || text.length > 0),
  )
  t.equal(distressIn(`${'bebe'.repeat(49)}x`), null, 'a row of words with many ways to part it takes no time')
  t.equal(distressIn(`${'sleep '.repeat(100)}bleeding`), null)
  t.ok(distressIn(`bleeding ${'sleep '.repeat(100)}`))
  for (const text of ['', ' ', '?', '🍼', '\ud83c', 'b', '11', 'the'])
    t.equal(distressIn(text), null, JSON.stringify(text))
  t.same([distressIn('sin latido')?.language, distressIn('no heartbeat')?.language], ['es', 'en'])
})

t.test('each situation says little, calls somebody, and leads to pages that are there', async t => {
  for (const key of keys) {
    const { title, call, signs, reads } = situations[key]
    const { say } = linesToCall(situations[key], 'US')
    t.ok(title.length <= 60 && say.length <= 280 && say.split(/[.!?:](?: |$)/).length <= 5, key)
    t.notMatch(`${title} ${say}`, /\d|!/, `${key}: thresholds are the danger signs' own, and nobody shouts`)
    t.ok(call.length > 0)
    t.same(driftIn(`${title}: ${say}`), [], `${key}: it agrees with the rules`)
    t.equal(signsFor(situations[key]).length, signs.length, `${key}: its danger signs are there`)
    for (const path of reads) t.ok(content.cardAt(path), path)
  }
  const [pregnancy, birth] = signsFor({ signs: ['pregnancy-bleeding', 'after-birth-bleeding'] }).map(
    ({ words }) => words,
  )
  t.match(
    [pregnancy, birth],
    [/^In pregnancy, weeks 4 to 36: /, /^After giving birth: /],
    'signs of two stages are told apart',
  )
  t.match(signsFor({ signs: ['pregnancy-bleeding'] }), [{ words: /^Weeks 4 to 36: Any bleeding/ }])
  t.equal(
    signsFor({ signs: ['pregnancy-fever'] })[0],
    dangerSigns.find(({ id }) => id === 'pregnancy-fever'),
  )
})

t.test('a search that breaks or hangs holds nobody up who needs help', async t => {
  const open = setTimeout(() => {}, 60_000) // nothing else holds the process while it waits
  t.teardown(() => clearTimeout(open))
  for (const [how, search] of [
    ['breaks', () => Promise.reject(new Error('closed'))],
    ['hangs', () => new Promise<never>(() => {})],
  ] as const) {
    const help = await helpFor({ ...content, search }, 'baby not moving')
    t.equal(help?.distress.key, distressIn('baby not moving')?.key, how)
    t.ok(help?.found.total, `${how}: the situation's own pages are there`)
  }
})

t.test('who answers: those of the country, in order, and somebody to talk to', async t => {
  const kinds = (key: SituationKey, country: string) => {
    const { first, talk, countries } = linesToCall(situations[key], country)
    return [first.map(({ kind }) => kind).join(), talk.map(({ kind }) => kind).join(), countries.length > 0]
  }
  t.same(kinds('suicide', 'US'), ['crisis,maternal,emergency', '', false])
  t.same(kinds('bleeding', 'US'), ['emergency', 'crisis,maternal', false])
  t.same(kinds('violence', 'GB'), ['emergency,violence', 'crisis', false])
  t.same(kinds('low', 'GB'), ['crisis', '', false])
  t.same(kinds('bleeding', 'BR'), ['', '', true], 'no country of the table')
  const violence = (country: string) => linesToCall(situations.violence, country)
  for (const country of ['US', 'MX', 'GB', 'CA', 'EU', 'BR']) {
    const { say, first } = violence(country)
    t.equal(
      /hotline/.test(say),
      first.some(({ kind }) => kind === 'violence'),
      `${country}: a hotline is promised where there is one`,
    )
  }
  t.same([violence('CA').directories.length, violence('US').directories.length], [1, 0])
  for (const key of keys) {
    const { first, talk } = linesToCall(situations[key], 'US')
    const numbers = [...first, ...talk].map(({ number }) => number)
    t.ok(numbers.includes('988') && numbers.includes('1-833-852-6262'), `${key}: in the US both are there`)
    const { countries } = linesToCall(situations[key], 'other')
    t.ok(
      countries.length >= 10 && countries.every(({ name, lines }) => name !== 'United States' && lines.length <= 2),
      key,
    )
    t.ok(countries.every(({ lines }) => lines.every(line => helpLines.includes(line))))
  }
})

t.test('what is shown below sells, names and celebrates nothing', async t => {
  for (const [text] of distressed) {
    const help = await helpFor(content, text)
    const cards = help?.found.groups.flatMap(({ hits }) => hits.map(({ card }) => card)) ?? []
    t.ok(cards.length > 0, text)
    t.same(
      cards.filter(({ kind }) => !['article', 'topic'].includes(kind)),
      [],
      text,
    )
    t.equal(new Set(cards.map(({ path }) => path)).size, cards.length, 'each once')
    if (help?.distress.key === 'loss') t.ok(cards.every(isLoss), `${text}: of a loss only`)
  }
  for (const text of ['feeding', 'h', '']) t.equal(await helpFor(content, text), null)
})

t.test('suggestions: the box, who to call, what helps', async t => {
  const of = (text: string, country = 'US') => helpSuggestions(content, text, country)
  for (const [text] of distressed) {
    const [box, ...others] = of(text) ?? []
    t.equal(box?.help, true, text)
    t.equal(box?.path, `/search?q=${encodeURIComponent(text)}`)
    t.ok(
      others.length >= 4 && others.length < 8 && others.every(({ path }) => /^(tel:\d+$|\/a\/|\/topics\/)/.test(path)),
    )
    t.ok(others.some(({ path }) => path.startsWith(`${signsPagePath}#`)))
  }
  t.equal(of('no heartbeat')?.[1]?.path, 'tel:18338526262')
  t.equal(of('suicidal')?.[1]?.path, 'tel:988')
  t.equal(of('suicidal', 'GB')?.[1]?.path, 'tel:116123')
  t.notOk(
    of('suicidal', 'BR')?.some(({ path }) => path.startsWith('tel:')),
    'a number of another country helps nobody',
  )
  for (const text of ['', 'h', ' s ', 'heartburn', 'Emma']) t.equal(of(text), null, text)
  t.match(of('suicidal \ud83c')?.[0]?.path, /^\/search\?q=suicidal/, 'half a character is no fault')
})
