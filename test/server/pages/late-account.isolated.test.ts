import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { eventually } from '../../support/eventually.ts'
import { lateDeadlines, nobodyForgotten } from '../../support/late-deadlines.ts'
import { follow, laterPage } from '../../support/server/follow.ts'
import { askedTimes, everyoneIsKnown, heldBack, json, memberApi, signedIn } from '../../support/server/member-api.ts'
import { listen } from '../../support/site.ts'

const url = '/pregnancy-week-by-week/8-weeks-pregnant'
const encodings = ['identity', 'gzip', 'br', 'zstd'] as const
const fill = /<template data-fill="account">(.*?)<\/template>/g
lateDeadlines(t)

t.test('the page is there while the member API still thinks; the account follows at its end', async t => {
  for (const encoding of encodings) {
    const thinking = heldBack(everyoneIsKnown())
    const api = await memberApi(t, thinking.hold)
    const { origin } = await listen(t, { env: { MEMBER_API_URL: api.url } })
    const page = await follow(origin + url, { ...signedIn('Emma'), 'accept-encoding': encoding })
    t.equal(page.status, 200)
    t.equal(page.headers['content-encoding'], encoding === 'identity' ? undefined : encoding)
    t.equal(page.headers['cache-control'], 'private, no-store')
    await page.until('</footer>')
    t.match(page.text(), /<h1[\s\S]*Your baby bends and stretches/, `${encoding}: what the visitor came for`)
    t.match(page.text(), '<a class="account-button" href="/dashboard" aria-label="Account">', 'a plain link meanwhile')
    t.notMatch(page.text(), 'data-stage="pregnant"', 'the API is still silent')
    await askedTimes(api, 1)
    await laterPage(origin, encoding)
    t.notMatch(page.text(), '</html>', 'the answer is not over')
    thinking.letGo()
    const whole = await page.whole
    const fills = [...whole.matchAll(fill)]
    t.equal(fills.length, 1, `${encoding}: one late part`)
    t.match(fills[0]?.[1], /^<div id="account" data-stage="pregnant">.*Emma/)
    t.notMatch(whole.split('</template>').at(-1), /<(main|footer|header|nav|p|a)\b/, 'after everything a visitor reads')
    t.match(whole, /<\/body><\/html>$/)
    t.equal(whole.match(/data-stage=/g)?.length, 1, 'the stage is told once')
  }
})

t.test('300 ms of thinking cost the first bytes nothing', async t => {
  const api = await memberApi(t, everyoneIsKnown())
  const { origin, lines } = await listen(t, { env: { MEMBER_API_URL: api.url } })
  await follow(origin + url, signedIn('warm')).then(page => page.whole)
  const requests = () => lines.filter(({ msg }) => msg === 'request')
  for (const [i, encoding] of encodings.entries()) {
    const thinking = heldBack(everyoneIsKnown())
    api.answer = thinking.hold
    const page = await follow(origin + url, { ...signedIn(`emma${encoding}`), 'accept-encoding': encoding })
    await page.until('</footer>')
    await sleep(300) // from here, so it is all after the first bytes, however long they took
    thinking.letGo()
    await page.whole
    await eventually(() => requests().length === i + 2, 'its line')
    const { shellMs, totalMs } = requests().at(-1) ?? {}
    t.ok(
      Number(totalMs) - Number(shellMs) >= 295,
      `${encoding}: the log has the page after ${shellMs} ms, all of it after ${totalMs} ms`,
    )
  }
})

t.test('a member who is known fills the page at once', async t => {
  nobodyForgotten(t)
  const api = await memberApi(t, everyoneIsKnown())
  const { origin } = await listen(t, { env: { MEMBER_API_URL: api.url } })
  const read = async (encoding: string) =>
    (await follow(origin + url, { ...signedIn('emma'), 'accept-encoding': encoding })).whole
  await read('identity')
  const first = await read('identity')
  t.match(first, /<div id="account" data-stage="pregnant">.*?emma/)
  t.notMatch(first, /<template/)
  t.notMatch(first, /<!--[\da-f]{24}:/, 'no trace of the place')
  for (const encoding of encodings)
    for (let i = 0; i < 4; i++) t.equal(await read(encoding), first, `${encoding}, ${i}`)
  await sleep(200) // the copies are made behind the visitors' backs
  for (const encoding of encodings) t.equal(await read(encoding), first, `${encoding}, from the kept copy`)
  t.equal(api.asked.length, 1, 'the API was asked once')
})

t.test('a session that turns out to be none is signed out', async t => {
  const api = await memberApi(t, (_request, response) => json(response, 401, { statusCode: 401 }))
  const { origin, lines } = await listen(t, { env: { MEMBER_API_URL: api.url } })
  const signedOut = await (await follow(origin + url, { cookie: signedIn('x').cookie.replace(/; session.*/, '') }))
    .whole
  const first = await (await follow(origin + url, signedIn('nobody'))).whole
  t.match(first, '<div id="account" data-stage="none">', 'found out before the body')
  t.equal(await (await follow(origin + url, signedIn('nobody'))).whole, signedOut, 'then the page of everyone')
  await eventually(() => lines.at(-1)?.signedIn === false, 'its line')
  const dashboard = await follow(`${origin}/dashboard`, signedIn('nobody'))
  t.equal(dashboard.status, 303)
  t.equal(dashboard.headers.location, '/login?target=%2Fdashboard')
})

t.test('inside an app the account is there as well', async t => {
  const api = await memberApi(t, everyoneIsKnown())
  const { origin } = await listen(t, { env: { MEMBER_API_URL: api.url } })
  const headers = { ...signedIn('emma'), 'user-agent': 'LittleAlmanacApp/1.0 (iOS)' }
  for (const when of ['late', 'known']) {
    const page = await (await follow(origin + url, headers)).whole
    t.equal(page.match(/data-stage="pregnant"/g)?.length, 1, when)
    t.match(page, /id="account"/, `${when}: a place for it`)
    t.notMatch(page, /emma/, `${when}: empty, for the app shows it itself`)
  }
})

t.test('a visitor who leaves meanwhile is no error', async t => {
  const thinking = heldBack(everyoneIsKnown())
  const api = await memberApi(t, thinking.hold)
  const { origin, lines } = await listen(t, { env: { MEMBER_API_URL: api.url } })
  for (const encoding of encodings) {
    const page = await follow(origin + url, { ...signedIn(`emma${encoding}`), 'accept-encoding': encoding })
    await page.until('</footer>')
    page.leave()
  }
  await eventually(
    () => lines.filter(line => line.aborted === true).length === encodings.length,
    'a line for each, that says so',
  )
  await askedTimes(api, encodings.length)
  thinking.letGo()
  // Who asks again has an answer when those before do.
  for (const encoding of encodings)
    t.match(await (await follow(origin + url, signedIn(`emma${encoding}`))).whole, 'data-stage="pregnant"')
  t.match(await laterPage(origin), '</html>', 'the site goes on')
  await eventually(() => lines.at(-1)?.route === '/about-us', 'its line')
  t.same(
    lines.filter(line => Number(line.level) >= 40),
    [],
  )
})
