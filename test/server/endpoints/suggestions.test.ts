// Suggestions as the server answers them: what comes, for whom, and what stays nowhere.
import t from 'tap'
import type { Suggestion } from '../../../domain/suggestion.ts'
import { alike } from '../../support/log-lines.ts'
import { type TestSite, testSite } from '../../support/site.ts'

const ask = ({ ask }: TestSite, q: string, headers: Record<string, string> = {}) =>
  ask({ url: `/api/suggestions?q=${encodeURIComponent(q.toWellFormed())}`, headers })
// What it promises
const suggestions = (answer: { json(): unknown }) => (answer.json() as { suggestions: Suggestion[] }).suggestions

t.test('a typo still finds the week guide', async t => {
  const site = await testSite(t)
  const answer = await ask(site, '8 weeks pregnent')
  t.equal(answer.statusCode, 200)
  t.match(suggestions(answer)[0], {
    path: '/pregnancy-week-by-week/8-weeks-pregnant',
    kicker: 'Pregnancy, by week',
    title: ['', '8', ' ', 'weeks', ' ', 'pregnant'],
  })
})

t.test('kept for a minute, by country, with no cookie and no trace of the words', async t => {
  const site = await testSite(t)
  const answer = await ask(site, 'feeding', { cookie: `uid=${'x'.repeat(22)}` })
  t.match(answer.headers, {
    'cache-control': 'public, max-age=60',
    vary: /cf-ipcountry/,
    'content-type': /^application\/json/,
  })
  t.notOk(answer.headers['set-cookie'])
  for (const q of ['fedding', 'f', '', '🍼🍼']) t.notOk((await ask(site, q)).headers['set-cookie'], q)
  const lines = site.lines.filter(({ route }) => route === '/api/suggestions')
  t.equal(lines.length, 5)
  t.notMatch(JSON.stringify(site.lines), /fe+d+ing|🍼|%F0/)
})

t.test('elsewhere nobody is sent to what is for the US only', async t => {
  const site = await testSite(t)
  const deals = async (country: string) =>
    suggestions(await ask(site, 'best baby deals', { 'cf-ipcountry': country })).filter(
      ({ path }) => path === '/a/best-baby-deals',
    ).length
  t.equal(await deals('US'), 1)
  t.equal(await deals('DE'), 0)
})

t.test('somebody in distress is offered help first, and nothing else than help', async t => {
  const site = await testSite(t)
  for (const q of ['no heartb', 'baby not moving', 'suicidal', 'bleeding', 'hurt', 'hitting me']) {
    const answer = await ask(site, q, { 'cf-ipcountry': 'US' })
    const [first, ...others] = suggestions(answer)
    t.match(first, { path: `/search?q=${encodeURIComponent(q)}`, kicker: 'Help now', help: true }, q)
    t.ok(others.some(({ path }) => path === 'tel:988'))
    t.same(
      others.filter(({ path }) => !/^(tel:|\/a\/|\/topics\/)/.test(path)),
      [],
    )
    t.match(
      answer.headers,
      { 'cache-control': 'private, no-store', vary: /cf-ipcountry/ },
      `${q}: kept in no cache, not even the browser’s`,
    )
  }
  t.equal(suggestions(await ask(site, 'suicidal', { 'cf-ipcountry': 'GB' }))[1]?.path, 'tel:116123')
  const usual = await ask(site, 'heartburn', { 'cf-ipcountry': 'US' })
  t.notOk(suggestions(usual).some(({ help }) => help))
  t.equal(usual.headers['cache-control'], 'public, max-age=60')
  t.same(suggestions(await ask(site, 's', { 'cf-ipcountry': 'US' })), [], 'one letter is nothing')
  const lines = site.lines.filter(({ route }) => route === '/api/suggestions')
  const [ofHelp, ...others] = lines.filter(({ country }) => country === 'US').map(alike)
  t.same([lines.length, others.length], [9, 7])
  for (const line of others) t.same(line, ofHelp, 'their lines in the log are alike')
  t.notMatch(JSON.stringify(site.lines), /suicid|bleeding|help|distress/i)
})

t.test('any input gets an answer', async t => {
  const site = await testSite(t)
  const odd = [
    '<script>',
    '"><img src=x>',
    'w'.repeat(200),
    '🍼'.repeat(200),
    '母乳',
    'رضاعة',
    '\u202eab',
    '%%',
    'a\0b',
    'sleep '.repeat(300),
  ]
  for (const q of odd) {
    const answer = await ask(site, q)
    t.equal(answer.statusCode, 200, q.slice(0, 20))
    t.ok(Array.isArray(suggestions(answer)))
  }
  for (const query of [
    '',
    '?q',
    '?q=',
    '?q=%',
    '?q=%ED%A0%80%ED%A0%80',
    '?q=milk&q=sleep',
    '?q[]=milk',
    '?x=1',
    '?__proto__=milk',
  ]) {
    const answer = await site.ask(`/api/suggestions${query}`)
    t.equal(answer.statusCode, 200, query)
    t.same(suggestions(answer), [], query)
  }
  t.equal((await site.ask('/api/suggestions?q=%ff%fe')).statusCode, 200, 'no UTF-8')
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    t.equal(
      (await site.ask({ method, url: '/api/suggestions?q=milk', headers: { 'sec-fetch-site': 'same-origin' } }))
        .statusCode,
      404,
      method,
    )
})
