import { createServer } from 'node:net'
import t, { type Test } from 'tap'
import '../support/no-pressure.ts'
import { freePort, listen } from '../support/site.ts'
import { everyoneIsKnown, json, memberApi, memberBody, signedIn } from './member-api.ts'
import { follow } from './wire.ts'

const url = '/pregnancy-week-by-week/8-weeks-pregnant'
const noop = () => {}

/** Ways in which the member API fails, and what it does to a request. */
const faults: Record<string, Parameters<typeof memberApi>[1]> = {
  500: (_request, response) => json(response, 500, {}),
  503: (_request, response) => json(response, 503, {}),
  429: (_request, response) => json(response, 429, {}),
  'no answer': noop,
  'a head alone': (_request, response) => response.writeHead(200).flushHeaders(),
  trickle: (_request, response) => void setInterval(() => response.write(' '), 50).unref(),
  'broken at once': request => request.socket.destroy(),
  'broken late': request => void setTimeout(() => request.socket.destroy(), 1200),
  'cut in the middle': (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"member":{"id_str')
    setTimeout(() => response.destroy(), 20)
  },
  'invalid JSON': (_request, response) => response.end('{"member":'),
  'wrong shape': (_request, response) => json(response, 200, { member: { name: 'Emma' } }),
  'HTML for JSON': (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome Emma</h1>'),
  'a redirect': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  'huge headers': (_request, response) =>
    response.writeHead(200, { 'x-huge': 'x'.repeat(100_000) }).end(JSON.stringify(memberBody('Emma'))),
  'endless body': (_request, response) => {
    const timer = setInterval(() => response.write(Buffer.alloc(65_536, 32)), 5)
    response.on('close', () => clearInterval(timer))
  },
}

const readAll = async (origin: string) => {
  const page = await follow(origin + url, { ...signedIn('emma'), 'accept-encoding': 'gzip' })
  const shellMs = await page.until('</footer>')
  return { page, shellMs, body: await page.whole, wholeMs: await page.wholeMs }
}
type Read = Awaited<ReturnType<typeof readAll>>

function checkSafe(t: Test, what: string, { page, shellMs, body, wholeMs }: Read) {
  t.equal(page.status, 200, what)
  t.ok(shellMs < 600, `${what}: the page after ${Math.round(shellMs)} ms`) // 300 ms on a machine that has nothing else to do
  t.ok(wholeMs < 2500, `${what}: all of it after ${Math.round(wholeMs)} ms`)
  t.match(body, /data-stage="none"[\s\S]*<\/html>$/, `${what}: as for a visitor who is signed out`)
  t.notMatch(body, /Emma/, what)
  t.equal(page.headers['cache-control'], 'private, no-store', what)
}

t.test('however the member API fails, a public page is whole, in time and safe', async t => {
  await Promise.all(
    Object.entries(faults).map(async ([what, fault]) => {
      const api = await memberApi(t, fault)
      const { origin, lines } = await listen(t, { env: { MEMBER_API_URL: api.url } })
      checkSafe(t, what, await readAll(origin))
      t.same(
        lines.filter(line => Number(line.level) >= 50),
        [],
        `${what}: no error of ours`,
      )
    }),
  )
})

t.test('a port where nobody listens, and one that takes connections and says nothing', async t => {
  const refused = await listen(t, { env: { MEMBER_API_URL: `http://127.0.0.1:${await freePort()}` } })
  checkSafe(t, 'refused', await readAll(refused.origin))
  const silent = createServer(noop)
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  t.teardown(() => silent.close())
  const address = silent.address()
  const mute = await listen(t, { env: { MEMBER_API_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` } })
  checkSafe(t, 'mute', await readAll(mute.origin))
})

t.test('while it is known to be down nobody waits for it; when it is back, members are', async t => {
  const api = await memberApi(t, faults[500] ?? noop)
  const { origin, lines } = await listen(t, { env: { MEMBER_API_URL: api.url } })
  const visit = async (name: string) => (await follow(origin + url, signedIn(name))).whole
  for (let i = 0; i < 5; i++) t.match(await visit(`first${i}`), 'data-fill="account"', 'asked')
  t.equal(api.asked.length, 5)
  const signedOut = await (await follow(origin + url, {})).whole
  for (let i = 0; i < 20; i++) t.equal(await visit(`later${i}`), signedOut, 'not asked any more: the page of everyone')
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
