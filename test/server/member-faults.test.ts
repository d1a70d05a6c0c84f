import t, { type Test } from 'tap'
import { brokenUpstream, upstreamFaults, wellName } from '../support/faults/upstream.ts'
import { listen } from '../support/site.ts'
import { everyoneIsKnown, json, memberApi, signedIn } from './member-api.ts'
import { follow } from './wire.ts'

const url = '/pregnancy-week-by-week/8-weeks-pregnant'
const readAll = async (origin: string) => {
  const page = await follow(origin + url, { ...signedIn('emma'), 'accept-encoding': 'gzip' })
  const shellMs = await page.until('</footer>')
  return { page, shellMs, body: await page.whole, wholeMs: await page.wholeMs }
}
const atOnce = 4 // each is a site of its own, and most wait for two seconds
type Read = Awaited<ReturnType<typeof readAll>>

function checkSafe(t: Test, what: string, { page, shellMs, body, wholeMs }: Read) {
  t.equal(page.status, 200, what)
  // Several sites in one process: that nobody waits for the member is all that times can tell here; `npm run test:faults` holds the figures.
  t.ok(shellMs < 1800, `${what}: the page after ${Math.round(shellMs)} ms`)
  t.ok(wholeMs < 4500, `${what}: all of it after ${Math.round(wholeMs)} ms`)
  t.match(body, /data-stage="none"[\s\S]*<\/html>$/, `${what}: as for a visitor who is signed out`)
  t.notMatch(body, wellName, what)
  t.equal(page.headers['cache-control'], 'private, no-store', what)
}

t.test('however the member API fails, a public page is whole, in time and safe', async t => {
  const faults = Object.entries(upstreamFaults)
  const some = (from: number) =>
    faults.slice(from, from + atOnce).map(async ([what, { act }]) => {
      const api = await brokenUpstream(t, act)
      const { origin, lines } = await listen(t, { env: { MEMBER_API_URL: api.url } })
      checkSafe(t, what, await readAll(origin))
      t.same(
        lines.filter(line => Number(line.level) >= 50),
        [],
        `${what}: no error of ours`,
      )
    })
  for (let from = 0; from < faults.length; from += atOnce) await Promise.all(some(from))
})

t.test('while it is known to be down nobody waits for it; when it is back, members are', async t => {
  const api = await memberApi(t, (_request, response) => json(response, 500, {}))
  const { origin, lines } = await listen(t, { env: { MEMBER_API_URL: api.url } })
  const visit = async (name: string) => (await follow(origin + url, signedIn(name))).whole
  for (let i = 0; i < 5; i++) t.match(await visit(`first${i}`), 'data-fill="account"', 'asked')
  t.equal(api.asked.length, 5)
  const signedOut = await (await follow(origin + url, {})).whole
  const note = /<p class="account-away">[^<]+<\/p>/
  for (let i = 0; i < 20; i++) {
    const page = await visit(`later${i}`)
    t.match(page, note, 'who has a session is told')
    t.equal(page.replace(note, ''), signedOut, 'not asked any more: but for that the page of everyone')
  }
  t.equal(api.asked.length, 5)
  t.equal(lines.at(-1)?.signedIn, false)
  t.equal((await follow(`${origin}/dashboard`, signedIn('emma'))).status, 303, 'a page for members only says: sign in')
  api.answer = everyoneIsKnown()
  const opened = performance.now()
  let body = ''
  while (!body.includes('data-stage="pregnant"') && performance.now() - opened < 7000) {
    await new Promise(resolve => setTimeout(resolve, 200))
    body = await visit('emma')
  }
  const ms = performance.now() - opened
  t.match(body, 'data-stage="pregnant"', `back after ${Math.round(ms)} ms`)
  t.ok(ms > 4000, 'and it was left alone meanwhile')
})
