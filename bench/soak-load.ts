// Visitors of all kinds at a site, as many a second as asked for: pages that are kept and pages that are not, names,
// searches, members, and some who leave before they have their answer.
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { randomFrom } from '../domain/seeded-draw.ts'

/** Addresses of the site: a few that everybody reads, and thousands of names. */
export interface Addresses {
  pages: readonly string[]
  names: readonly string[]
}

interface Visit {
  path: string
  /** Undefined at a first visit. */
  cookie?: string
  /** They are gone as soon as they have asked, or when the answer begins. */
  leaves?: 'at once' | 'in the middle'
}

/** What a visit is made of. */
interface Drawing {
  addresses: Addresses
  /** One of a list, by chance. */
  pick: <T>(list: readonly T[]) => T
  /** A cookie of a member. */
  member: string
  /** The number of the visit, for what nobody has asked before. */
  i: number
}

/** The cookie of somebody who was here before. */
export const visitor = 'uid=AAAAAAAAAAAAAAAAAAAAAA'
/** The cookies of somebody whose session is over: the site has to ask whose it is. */
const ended = (i: number) => `${visitor}; session=${String(i).padStart(43, 'x')}`
const words = [
  'sleep',
  'feeding',
  'week 20',
  'fever',
  'iron',
  'teething',
  'olivia',
  'light',
  'jhon',
  'elisabteh',
  'gift of god',
  'xqzwv',
]
const searches = ['/search?q=', '/b/search?q=', '/api/suggestions?q=']
const own = ['/dashboard', '/dashboard', '/saved-articles', '/settings', '/']

/** Kinds of visits: how many of a hundred, and what they ask for. */
const kinds: readonly [share: number, visit: (drawing: Drawing) => Visit][] = [
  [44, ({ addresses, pick }) => ({ path: pick(addresses.pages), cookie: visitor })],
  [10, ({ addresses, pick }) => ({ path: pick(addresses.pages) })],
  [10, ({ addresses, pick }) => ({ path: `${pick(addresses.pages)}?abVersion=2`, cookie: visitor })], // never kept
  [10, ({ addresses, pick }) => ({ path: pick(addresses.names), cookie: visitor })], // more than are kept
  [10, ({ pick, i }) => ({ path: pick(searches) + encodeURIComponent(`${pick(words)} ${i % 97}`), cookie: visitor })],
  [8, ({ pick, member }) => ({ path: pick(own), cookie: member })],
  [3, ({ addresses, pick, i }) => ({ path: pick(addresses.pages), cookie: ended(i) })],
  [1, ({ addresses, pick, i }) => ({ path: pick(addresses.pages), cookie: ended(i), leaves: 'at once' })],
  [1, ({ pick, member }) => ({ path: pick(own), cookie: member, leaves: 'at once' })],
  [3, ({ pick, member }) => ({ path: pick(own), cookie: member, leaves: 'in the middle' })],
]

const encodings = ['br', 'zstd', 'gzip', 'identity']

/** Visits so far. */
export interface Visits {
  answered: number
  /** Told when to come back. */
  refused: number
  left: number
  /** Other answers, by status and path, and connections that broke. */
  wrong: string[]
  /** Visits that were due while too many were waiting, and were left out. */
  skipped: number
}

interface Options {
  /** Visits under way. */
  mostAtOnce?: number
  /** Hears of each visit that was answered, from its request to the end of its answer. */
  onAnswered?: (ms: number) => void
}

/** Visitors of one site, on loopback: the same ones for the same first number. */
export function visitorsOf(
  origin: string,
  addresses: Addresses,
  member: string,
  first: number,
  { mostAtOnce = 64, onAnswered }: Options = {},
) {
  const port = new URL(origin).port
  const agent = new Agent({ keepAlive: true, maxSockets: mostAtOnce })
  const chance = randomFrom(first)
  // Within the list, which is not empty
  const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T
  const drawn = kinds.flatMap(([share, visit]) => Array.from({ length: share }, () => visit))
  const visits: Visits = { answered: 0, refused: 0, left: 0, skipped: 0, wrong: [] }
  const open = new Set<Promise<void>>()
  let count = first

  const draw = () => pick(drawn)({ addresses, pick, member, i: count++ })
  async function visit({ path, cookie, leaves }: Visit): Promise<void> {
    const headers = { 'accept-encoding': pick(encodings), ...(cookie && { cookie }) }
    const began = performance.now()
    let isAnswer = false
    const request = get({ agent, host: '127.0.0.1', port, path, headers: { ...headers, host: `localhost:${port}` } })
    request.on('error', ({ message }) => leaves || visits.wrong.push(`${message} ${path}`))
    if (leaves === 'at once') request.once('finish', () => setImmediate(() => request.destroy()))
    request.once('response', answer => {
      answer.on('error', () => {}) // that of one who left
      if (leaves) return void answer.socket.resetAndDestroy()
      isAnswer = answer.statusCode === 200
      if (isAnswer) visits.answered++
      else if (answer.statusCode === 503 && Number(answer.headers['retry-after']) > 0) visits.refused++
      else visits.wrong.push(`${answer.statusCode} ${path}`)
      answer.resume()
    })
    await new Promise(resolve => request.once('close', resolve))
    if (leaves) visits.left++
    else if (isAnswer) onAnswered?.(performance.now() - began)
  }
  function begin() {
    const visiting = visit(draw()).finally(() => open.delete(visiting))
    open.add(visiting)
  }
  /** One after the other, several beside each other, while there are any. */
  async function goOn(atOnce: number, next: () => Visit | undefined): Promise<void> {
    const oneByOne = async () => {
      for (let one = next(); one; one = next()) await visit(one)
    }
    await Promise.all(Array.from({ length: atOnce }, oneByOne))
  }
  return {
    visits,
    /**
     * More names and sessions than the site keeps, and all pages until their copies are made: what comes then takes
     * another's place.
     */
    async fill(): Promise<void> {
      const each = (paths: readonly string[], cookie: string) => paths.map(path => ({ path, cookie }))
      const thrice = addresses.pages.flatMap(path => [path, path, path])
      const sessions = Array.from({ length: 5500 }, () => ({ path: '/', cookie: ended(count++) }))
      const all = [
        ...each(addresses.names.slice(0, 1000), visitor),
        ...sessions,
        ...each(thrice, visitor),
        ...each(thrice, member),
      ].values()
      await goOn(8, () => all.next().value)
    },
    /** As many visits as the site can answer, so many at once. Gives those of a second that were not refused. */
    async atMost(atOnce: number, seconds: number): Promise<number> {
      const began = performance.now()
      const before = count - visits.refused
      await goOn(atOnce, () => (performance.now() < began + seconds * 1000 ? draw() : undefined))
      return ((count - visits.refused - before) * 1000) / (performance.now() - began)
    },
    /** So many visits a second, for a time; ends when all have their answer. */
    async hold(perSecond: number, seconds: number): Promise<void> {
      const began = performance.now()
      for (let due = 0, past = 0; past < seconds; past = (performance.now() - began) / 1000) {
        for (; due < past * perSecond; due++) {
          if (open.size < mostAtOnce) begin()
          else visits.skipped++
        }
        await wait(5)
      }
      await Promise.all(open)
    },
    /** Closes the connections that are kept for the next visit. */
    rest: () => agent.destroy(),
  }
}
