// Visitors of all kinds at a site, as many a second as asked for, and what became of their visits.
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { randomFrom } from '../domain/seeded-draw.ts'
import { type Addresses, ended, kinds, type Visit, visitor } from './soak-visits.ts'

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

/** For people: a line of counts, then the first few that were wrong. */
export const linesOf = ({ answered, refused, left, skipped, wrong }: Visits): string[] => [
  `Visits: ${answered} answered, ${left} left, ${refused} refused, ${skipped} not begun, ${wrong.length} wrong.`,
  ...wrong.slice(0, 5).map(one => `  ${one}`),
]

/**
 * Told when to come back; or led, as a member whom the member API did not name in time, to the page to log in, which
 * says so.
 */
const isPolite = ({ statusCode, headers }: IncomingMessage) =>
  statusCode === 503
    ? Number(headers['retry-after']) > 0
    : statusCode === 303 && headers.location?.startsWith('/login?target=') === true

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
  async function visit(one: Visit): Promise<void> {
    const { path, cookie, leaves } = one
    const headers = { 'accept-encoding': pick(encodings), ...(cookie && { cookie }) }
    const began = performance.now()
    const seen: { answer?: IncomingMessage; failure?: NodeJS.ErrnoException } = {}
    const request = get({ agent, host: '127.0.0.1', port, path, headers: { ...headers, host: `localhost:${port}` } })
    request.on('error', failure => Object.assign(seen, { failure }))
    if (leaves === 'at once') request.once('finish', () => setImmediate(() => request.destroy()))
    request.once('response', answer => {
      seen.answer = answer.on('error', () => {}) // it is not complete then
      if (leaves) answer.socket.resetAndDestroy()
      else answer.resume()
    })
    await new Promise(resolve => request.once('close', resolve))
    if (leaves) return void visits.left++
    const { answer, failure } = seen
    // The site closed a connection that it had kept long enough, just as it was asked over it: browsers ask once more.
    if (!answer && request.reusedSocket && failure?.code === 'ECONNRESET') return visit(one)
    if (!answer?.complete) visits.wrong.push(`${failure?.message ?? 'cut'} ${path}`)
    else if (answer.statusCode === 200) {
      visits.answered++
      onAnswered?.(performance.now() - began)
    } else if (isPolite(answer)) visits.refused++
    else visits.wrong.push(`${answer.statusCode} ${path}`)
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
