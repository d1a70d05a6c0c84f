// Copies that a browser keeps for when there is no network: whoever asks, the page of a visitor who is nobody.
import t from 'tap'
import { copyHeader } from '../../../domain/offline.ts'
import { quietCookie } from '../../../domain/sensitive.ts'
import { testSite } from '../../support/site.ts'

const asCopy = { [copyHeader]: '1' }
const known = `uid=${'u'.repeat(22)}`
const tool = '/due-date-calculator'

t.test('a copy is in no experiment, brings no cookie and is stored by nobody between', async t => {
  const site = await testSite(t, { env: { ABTEST_ENABLE: 'true' } })
  for (const cookie of ['', known, `${known}; session=${'s'.repeat(43)}; ${quietCookie}=1; utc_offset=600`]) {
    const { statusCode, headers, body } = await site.ask({ url: tool, headers: { ...asCopy, cookie } })
    t.equal(statusCode, 200)
    t.equal(headers['cache-control'], 'private, no-store')
    t.equal(headers['set-cookie'], undefined, 'no cookie')
    t.equal(headers['speculation-rules'], undefined, 'nothing to make ahead')
    t.notMatch(body, /data-experiments|data-sensitive|"signedIn":true/)
    t.match(site.lines.at(-1), { copy: true, experiments: '', signedIn: false }, 'the log tells it from a visit')
  }
  const visit = await site.ask({ url: tool, headers: { cookie: known } })
  t.match(visit.body, /data-experiments/, 'a visit is in them')
  t.notOk('copy' in (site.lines.at(-1) ?? {}))
  const first = await site.ask(tool)
  t.match(first.headers['set-cookie'], /^uid=/, 'and a first one gets a cookie')
})

t.test('forced versions are none in a copy', async t => {
  const { ask } = await testSite(t, { env: { ABTEST_ENABLE: 'true' } })
  const plain = await ask({ url: tool, headers: asCopy })
  const forced = await ask({ url: `${tool}?abVersion=2`, headers: asCopy })
  t.equal(forced.body, plain.body)
})

t.test('layout and country are those of whoever asks', async t => {
  const { ask } = await testSite(t)
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile', 'cf-ipcountry': 'DE' }
  const { body } = await ask({ url: tool, headers: { ...asCopy, ...phone } })
  t.match(body, /<body[^>]* data-layout="mobile" data-country="other"/)
  t.match((await ask({ url: tool, headers: asCopy })).body, /<body[^>]* data-layout="desktop" data-country="US"/)
})

t.test("it is the very page that a signed-out visitor gets; a member's is not given", async t => {
  const { ask } = await testSite(t)
  const visit = await ask({ url: tool, headers: { cookie: known } })
  t.match(visit.headers['cache-control'], /^public/)
  t.equal((await ask({ url: tool, headers: asCopy })).body, visit.body)
  t.match((await ask({ url: tool, headers: { cookie: known } })).headers['cache-control'], /^public/, 'as before')

  const own = await ask({ url: '/dashboard', headers: { ...asCopy, cookie: `session=${'s'.repeat(43)}` } })
  t.match({ status: own.statusCode, to: own.headers.location }, { status: 303, to: /^\/login/ })
})

t.test('any other value, and any other method, is a visit', async t => {
  const { ask } = await testSite(t)
  for (const value of ['', '0', 'true', '1, 1'])
    t.match((await ask({ url: tool, headers: { [copyHeader]: value } })).headers['set-cookie'], /^uid=/, value)
})
