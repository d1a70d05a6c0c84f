// The drawing: for the US only, open between its dates, entered by one press, and nothing of it after a loss. As the site
// is delivered nobody holds one, so tests bring their own.
import t from 'tap'
import { stateOfSweepstakes } from '../../../content/sweepstakes.ts'
import { openDrawing, withDrawing } from '../../support/drawing.ts'
import { everyoneIsKnown, json, memberApi, signedIn } from '../../support/server/member-api.ts'
import { testSite } from '../../support/site.ts'

const at = (instant: string) => Date.parse(instant)
const during = { now: at('2027-03-01T12:00:00Z') }

t.test('where a drawing is', async t => {
  const drawing = openDrawing
  const opens = at(drawing.opens)
  const closes = at(drawing.closes)
  t.equal(stateOfSweepstakes(null, opens), 'none')
  t.equal(stateOfSweepstakes({ ...drawing, sponsor: null }, opens), 'none', 'nobody gives the prize')
  t.equal(stateOfSweepstakes(drawing, opens - 1), 'before')
  t.equal(stateOfSweepstakes(drawing, opens), 'open')
  t.equal(stateOfSweepstakes(drawing, closes - 1), 'open')
  t.equal(stateOfSweepstakes(drawing, closes), 'closed')
  t.equal(stateOfSweepstakes({ ...drawing, winner: 'Ada, Ohio' }, opens), 'drawn')
})

t.test('its pages, by country and day', async t => {
  t.intercept(Date, 'now', { value: () => during.now, writable: true })
  const site = await testSite(t, { content: withDrawing, env: { PAGE_CACHE_MB: '0' } })
  const ask = async (url: string, headers = {}) => (await site.ask({ url, headers })).body.replaceAll('<!-- -->', '')
  const abroad = { 'cf-ipcountry': 'DE' }

  const page = await ask('/sweepstakes')
  for (const words of [
    'It is open.',
    '$1000',
    'operator’s text to replace',
    'Without an account',
    'Nobody has won yet',
    'Almanac House, Inc.',
  ])
    t.match(page.replaceAll(/&#x27;|&#39;|'/g, '’'), words)
  t.notMatch(page, 'Enter the drawing</', 'only members press')
  t.equal((await site.ask({ url: '/sweepstakes', headers: abroad })).statusCode, 404)
  t.match(await ask('/sweepstakes-rules', abroad), 'Official rules')

  for (const path of ['/join', '/join?stage=pregnant', '/a/foods-to-limit-in-pregnancy']) {
    t.match(
      await ask(path),
      /<p data-until="2028-01-01T00:00:00-05:00">[^<]*\$1000\. <a href="\/sweepstakes-rules">See official rules/,
      path,
    )
    t.notMatch(await ask(path, abroad), /\$1000|official rules/i, `${path} abroad`)
    t.notMatch(await ask(path, { cookie: 'quiet_almanac=1' }), /\$1000|official rules/i, `${path} after a loss`)
  }

  during.now = at('2029-01-01T00:00:00Z')
  t.match(await ask('/sweepstakes'), 'It is closed')
  t.notMatch(await ask('/join'), /\$1000|official rules/i, 'nothing is promised afterwards')
})

t.test('entering needs an account', async t => {
  const site = await testSite(t, { content: withDrawing })
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await site.ask({ method: 'POST', url: '/sweepstakes/entry', headers, payload: '' })
  t.equal(answer.statusCode, 303)
  t.equal(answer.headers.location, '/login?target=%2Fsweepstakes%2Fentry')

  const abroad = await site.ask({
    method: 'POST',
    url: '/sweepstakes/entry',
    headers: { ...headers, 'cf-ipcountry': 'DE' },
    payload: '',
  })
  t.equal(abroad.statusCode, 404, 'and the US')
})

t.test('a member abroad has no entry to make', async t => {
  const known = everyoneIsKnown()
  const api = await memberApi(t, (request, response) =>
    request.url?.endsWith('/sweepstakes') ? json(response, 200, { items: [], version: 1 }) : known(request, response),
  )
  const site = await testSite(t, { content: withDrawing, env: { MEMBER_API_URL: api.url } })
  const ask = (country: string) =>
    site.ask({ url: '/sweepstakes/entry', headers: { ...signedIn('emma'), 'cf-ipcountry': country } })
  t.equal((await ask('US')).statusCode, 200)
  t.equal((await ask('DE')).statusCode, 404)
})

t.test('as the site is delivered nobody holds a drawing, and no page speaks of a prize', async t => {
  const site = await testSite(t)
  const pages = [
    '/',
    '/join',
    '/a/foods-to-limit-in-pregnancy',
    '/b/girl-baby-names',
    '/api/prompts/registration?country=US',
  ]
  for (const path of pages) t.notMatch((await site.ask(path)).body, /\$1000|official rules|can win/i, path)
  for (const path of ['/sweepstakes', '/sweepstakes-rules']) {
    const { statusCode, body } = await site.ask(path)
    t.equal(statusCode, 200, path)
    t.match(body, 'There is no drawing now, and nobody can enter.', path)
    t.notMatch(body, /\$1000|sweepstakes-facts|It is open|Enter the drawing<\//, path)
  }
  const found = (await site.ask('/search?q=sweepstakes')).body
  t.match(found, '/sweepstakes')
  t.notMatch(found, /\$1000/)
})

t.test('a member cannot enter what nobody holds', async t => {
  const sent: string[] = []
  const known = everyoneIsKnown()
  const api = await memberApi(t, (request, response) => {
    if (request.method !== 'GET') sent.push(String(request.url))
    return request.url?.endsWith('/sweepstakes')
      ? json(response, 200, { items: [], version: 1 })
      : known(request, response)
  })
  const site = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  const headers = {
    ...signedIn('emma'),
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const answer = await site.ask({ method: 'POST', url: '/sweepstakes/entry', headers, payload: '' })
  t.ok(answer.statusCode >= 400 && answer.statusCode < 500, `${answer.statusCode}`)
  t.match(answer.body, 'There is no drawing now')
  t.same(sent, [])
})
