// The member API broken in every way, behind every kind of page: pages stay whole, in time and safe, and members are
// back soon after it is.
import { setTimeout as sleep } from 'node:timers/promises'
import { saveFailed } from '../../../domain/messages.ts'
import type { Part, Trial } from '../../support/faults/part.ts'
import { brokenUpstream, type Fault, upstreamFaults, well, wellName } from '../../support/faults/upstream.ts'
import { follow } from '../../support/server/follow.ts'
import { signedIn } from '../../support/server/member-api.ts'
import { listen } from '../../support/site.ts'

/**
 * Milliseconds. A short form shares its machine with other tests: there a page has come, or hangs. A password is checked
 * in its turn, so its form waits as long as the lane of passwords does (decision 0032).
 */
const figures = { shell: 300, whole: 2500, password: 6500, recovery: 7000 }
const hangs = { shell: 20_000, whole: 20_000 }
const typed = 'rosa@example.test'
const secret = 'a password nobody sees'

interface Seen {
  status: number
  headers: Record<string, unknown>
  text: string
  /** Milliseconds until the footer was there, and until the end. */
  shellMs: number
  wholeMs: number
}

interface Kind {
  name: string
  ask(origin: string): Promise<Seen>
  /** Null when it is as it must be. */
  problem(seen: Seen): string | null
  method: 'GET' | 'POST'
  /** Does to a new site what is not measured: its first page costs more than any other. */
  open?(origin: string): Promise<unknown>
}

async function readPage(url: string, headers: Record<string, string>): Promise<Seen> {
  const page = await follow(url, { ...headers, 'accept-encoding': 'gzip' })
  const shellMs = await page.until(page.status === 303 ? '' : '</footer>').catch(() => Number.POSITIVE_INFINITY)
  return { status: page.status, headers: page.headers, text: await page.whole, shellMs, wholeMs: await page.wholeMs }
}

async function sendForm(origin: string): Promise<Seen> {
  const started = performance.now()
  const headers = {
    ...signedIn('emma'),
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const body = new URLSearchParams({ email: typed, password: secret, target: '/a/' }).toString()
  const answer = await fetch(`${origin}/login`, { method: 'POST', headers, body, redirect: 'manual' })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    text,
    shellMs: 0,
    wholeMs: performance.now() - started,
  }
}

const isWhole = ({ text }: Seen) => /<\/html>\s*$/.test(text)

/** The page of everyone: nothing of a member, and nothing that a visitor who is signed out may not do. */
function publicProblem(seen: Seen): string | null {
  if (seen.status !== 200) return `answered ${seen.status}`
  if (!isWhole(seen) || !seen.text.includes('data-stage="none"')) return 'is not whole'
  return seen.text.includes(wellName) ? 'shows what the API said' : null
}

function formProblem({ status, headers, text, ...rest }: Seen): string | null {
  if (status !== 503 || headers['retry-after'] === undefined)
    return `answered ${status}, Retry-After ${headers['retry-after']}`
  if (!isWhole({ status, headers, text, ...rest }) || !text.includes(saveFailed)) return 'says nothing'
  if (!text.includes(`value="${typed}"`)) return 'lost what was typed'
  return text.includes(secret) || text.includes(wellName) ? 'shows what nobody should see' : null
}

/** Its frame while nobody knows; the way in, as for everyone who is signed out, when the API has failed at once. */
function personalProblem(seen: Seen): string | null {
  if (seen.status === 303 && seen.headers.location === '/login?target=%2Fdashboard') return null
  if (seen.status !== 200 || !isWhole(seen) || !seen.text.includes('Your almanac')) return `answered ${seen.status}`
  return seen.text.includes(wellName) ? 'shows what the API said' : null
}

const week = '/pregnancy-week-by-week/8-weeks-pregnant'
const openPages = (origin: string): Promise<unknown> => readPage(origin + week, {})
const page = (name: string, path: string, problem = publicProblem): Kind => ({
  name,
  ask: origin => readPage(origin + path, signedIn('emma')),
  problem,
  method: 'GET',
  open: openPages,
})

/** The first search opens the names, and goes on with them for a while. */
async function openSearch(origin: string) {
  await openPages(origin)
  await readPage(`${origin}/search?q=first`, {})
  await sleep(1500)
}
/**
 * A short form takes the first two: a public page in the same faults is a test by itself,
 * server/member-api/member-faults.isolated.test.ts.
 */
const kinds: readonly Kind[] = [
  { name: 'a form', ask: sendForm, problem: formProblem, method: 'POST' },
  page('the dashboard', '/dashboard', personalProblem),
  page('a week', week),
  page('home', '/'),
  page('an article', '/a/safe-sleep-for-babies'),
  { ...page('search', '/search?q=sleep'), open: openSearch },
]

export const upstream: Part = {
  name: 'faults of the member API',
  unit: 'faults x pages',
  sizes: { full: kinds.length, short: 2 },
  async run(trial) {
    const tryFault = async ([what, fault]: [string, Fault]) => {
      for (const kind of kinds.slice(0, trial.size)) await tryKind(trial, what, fault, kind)
    }
    if (!trial.isFull) return void (await Promise.all(Object.entries(upstreamFaults).map(tryFault)))
    for (const entry of Object.entries(upstreamFaults)) await tryFault(entry)
    // Most of their time is waiting: a few at once, so that they do not wait for each other.
    const waiting = Object.entries(upstreamFaults)
    const next = async () => {
      for (let entry = waiting.pop(); entry; entry = waiting.pop()) await tryRecovery(trial, ...entry)
    }
    await Promise.all([next(), next(), next()])
  },
}

/** A site of its own for each, so that no breaker has heard of another's failures. */
async function tryKind(
  { t, check, done, isFull }: Trial,
  what: string,
  { act, reads }: Fault,
  { name, ask, problem, method, open }: Kind,
) {
  const api = await brokenUpstream(t, act)
  const { app, origin, lines } = await listen(t, { env: { MEMBER_API_URL: api.url } })
  if (isFull) await open?.(origin)
  const seen = await ask(origin)
  const most = isFull ? figures : hangs
  const wrong = problem(seen)
  const of = `${what}, ${name}`
  if (wrong) check(false, `${of}: ${wrong}`)
  check(seen.headers['cache-control'] === 'private, no-store', `${of}: Cache-Control ${seen.headers['cache-control']}`)
  check(seen.shellMs <= most.shell, `${of}: the shell after ${seen.shellMs.toFixed()} ms`)
  check(
    seen.wholeMs <= (isFull && method === 'POST' ? figures.password : most.whole),
    `${of}: the end after ${seen.wholeMs.toFixed()} ms`,
  )
  const sent = api.asked.filter(asked => asked.startsWith(`${method} `)).length
  const wanted = act ? (method === 'GET' ? reads : 1) : 0
  // One that breaks late may break too late for a second try.
  const isEnough = what === 'reset late' && !isFull ? sent > 0 && sent <= wanted : sent === wanted
  check(isEnough, `${of}: ${method} was sent ${sent} times instead of ${wanted}`)
  check(!lines.some(({ level }) => Number(level) >= 50), `${of}: an error of ours in the log`)
  await app.close()
  await api.become(undefined)
  done()
}

/** Five failures open the breaker: from then on nobody waits, and once the API is well its members are back. */
async function tryRecovery({ t, check }: Trial, what: string, { act, isLimit }: Fault) {
  const api = await brokenUpstream(t, act)
  const { origin } = await listen(t, { env: { MEMBER_API_URL: api.url } })
  const visit = (name: string) => readPage(origin + week, signedIn(name))
  await Promise.all(Array.from({ length: 5 }, (_, i) => visit(`first${i}`)))
  const before = api.asked.length
  const alone = await visit('later')
  if (!isLimit) check(api.asked.length === before, `${what}: asked although it is known to be down`)
  check(
    publicProblem(alone) === null && alone.wholeMs < figures.whole / 2,
    `${what}: a page without it after ${alone.wholeMs.toFixed()} ms`,
  )
  await api.become(well)
  const healed = performance.now()
  for (let i = 0; performance.now() - healed < figures.recovery; i++) {
    if ((await visit(`back${i}`)).text.includes('data-stage="pregnant"')) return
    await sleep(250)
  }
  check(false, `${what}: no members ${figures.recovery} ms after it was well`)
}
