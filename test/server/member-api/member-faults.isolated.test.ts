import { mock } from 'node:test'
import t, { type Test } from 'tap'
import { quietCookie } from '../../../domain/sensitive.ts'
import { patience } from '../../../server/request/sensitive.ts'
import { eventually } from '../../support/eventually.ts'
import { brokenUpstream, upstreamFaults, wellName } from '../../support/faults/upstream.ts'
import { lateDeadlines } from '../../support/late-deadlines.ts'
import { type Following, follow } from '../../support/server/follow.ts'
import { everyoneIsKnown, json, memberApi, signedIn } from '../../support/server/member-api.ts'
import { listen } from '../../support/site.ts'
import { steadyClock } from '../../support/steady-clock.ts'

const url = '/pregnancy-week-by-week/8-weeks-pregnant'
const answerMs = 2000 // milliseconds that the member API has

function checkSafe(t: Test, what: string, page: Following, body: string) {
  t.equal(page.status, 200, what)
  t.match(body, /data-stage="none"[\s\S]*<\/html>$/, `${what}: as for a visitor who is signed out`)
  t.notMatch(body, wellName, what)
  t.equal(page.headers['cache-control'], 'private, no-store', what)
}

t.test('however the member API fails, a public page is whole, in time and safe', async t => {
  // The site's timers stand still, so none of them is waited for when the page comes; `npm run test:faults` holds the
  // figures.
  mock.timers.enable({ apis: ['setTimeout'] })
  t.teardown(() => mock.timers.reset())
  for (const [what, { act, reads }] of Object.entries(upstreamFaults)) {
    const api = await brokenUpstream(t, act)
    const { origin, lines } = await listen(t, { env: { MEMBER_API_URL: api.url } })
    const page = await follow(origin + url, { ...signedIn('emma'), 'accept-encoding': 'gzip' })
    await page.until('</script>') // the head, before anybody is asked
    mock.timers.tick(patience)
    await page.until('</footer>')
    await eventually(() => !act || api.asked.length > 0, `${what}: a question`)
    mock.timers.tick(answerMs - 500 - patience)
    await eventually(() => !act || api.asked.length === reads, `${what}: asked ${reads} times`)
    mock.timers.tick(500)
    await eventually(() => page.text().endsWith('</html>'), `${what}: the end of the page`)
    checkSafe(t, what, page, await page.whole)
    t.same(
      lines.filter(line => Number(line.level) >= 50),
      [],
      `${what}: no error of ours`,
    )
  }
})

/** A page without what only the place of an account brings: its frame, and the sheet for who has one. */
const plain = (page: string) =>
  page
    .replace(/<link rel="stylesheet" href="[^"]*own[^"]*">|<link rel="stylesheet" href="[^"]*own[^"]*"\/>/, '')
    .replace(/<div class="ready">(<div id="account".*?<\/div>)<\/div>/, '$1')

t.test('while it is known to be down nobody waits for it; when it is back, members are', async t => {
  lateDeadlines(t)
  const { after } = steadyClock(t)
  const api = await memberApi(t, (_request, response) => json(response, 500, {}))
  const { origin, lines } = await listen(t, { env: { MEMBER_API_URL: api.url } })
  const visit = async (name: string) => (await follow(origin + url, signedIn(name))).whole
  for (let i = 0; i < 5; i++) t.match(await visit(`first${i}`), 'id="account"', 'asked')
  t.equal(api.asked.length, 5)
  const signedOut = await (await follow(origin + url, { cookie: `${quietCookie}=1` })).whole
  const note = /<p class="account-away">[^<]+<\/p>/
  for (let i = 0; i < 20; i++) {
    const page = await visit(`later${i}`)
    t.match(page, note, 'who has a session is told')
    t.equal(
      plain(page.replace(note, '')),
      plain(signedOut),
      'not asked any more: but for that the page of everyone who is met as after a loss',
    )
  }
  t.equal(api.asked.length, 5)
  t.equal(lines.at(-1)?.signedIn, false)
  t.equal((await follow(`${origin}/dashboard`, signedIn('emma'))).status, 303, 'a page for members only says: sign in')
  api.answer = everyoneIsKnown()
  after(4999)
  t.match(await visit('emma'), note)
  t.equal(api.asked.length, 5, 'for five seconds it is left alone')
  after(1)
  t.match(await visit('emma'), 'data-stage="pregnant"')
})
