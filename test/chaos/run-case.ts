// One case from its start to its end: a site, bystanders, what breaks, and whether all is well again.
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { dataFolder } from '../support/faults/member-process.ts'
import { patienceMs, until } from '../support/process.ts'
import type { Owner } from '../support/site.ts'
import { bystanderName, memberBystander, nothingSeen, type Seen, visitorBystander } from './bystanders.ts'
import type { Case, Scene } from './case.ts'
import { smallDisk } from './disk.ts'
import { createPerson } from './person.ts'
import { type ChaosSite, memoryOfAll, startChaosSite } from './site.ts'
import { chaosPostgres } from './stores.ts'
import { watch } from './watch.ts'

export interface Outcome {
  problems: string[]
  /** What was seen while it lasted. */
  seen: Seen
  /** Milliseconds from the end of the cause until all was as on a good day. */
  backMs: number
  /** Memory of all processes at the end of the cause, in MB: the sum of their RSS. */
  memoryMb: number
  /** Why it was not run. */
  skipped?: string
}

/** Milliseconds. The promises are tighter: half a second for a page, 5 s until all is back. */
const figures = { page: 1000, back: 10_000 }
/** More where others use the machine too, up to three times as much. */
const patienceNow = () => Math.min(3, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()))
const startMs = 15_000

export interface Length {
  /** Whether figures of time count: nothing else runs on the machine. */
  judgesTime: boolean
  /** Milliseconds that the cause lasts. */
  heldMs: number
}

export async function runCase(one: Case, length: Length): Promise<Outcome> {
  const closing: (() => unknown)[] = []
  const t: Owner = { teardown: close => void closing.push(close) }
  const outcome: Outcome = { problems: [], seen: nothingSeen(), backMs: Number.NaN, memoryMb: Number.NaN }
  try {
    await play(t, one, outcome, length)
  } catch (error) {
    outcome.problems.push(String(Object(error).message ?? error))
  } finally {
    for (const close of closing.reverse()) await close()
  }
  return outcome
}

async function play(t: Owner, one: Case, outcome: Outcome, { judgesTime, heldMs }: Length) {
  const { problems } = outcome
  const disk = one.diskMb === undefined ? undefined : smallDisk(t, one.diskMb)
  if (typeof disk === 'object') return void Object.assign(outcome, { skipped: disk.reason })
  const postgres = one.store === 'postgres' ? await chaosPostgres(t) : undefined
  const dataDir = disk ?? dataFolder(t)
  const given = typeof one.env === 'function' ? await one.env(t, dataDir) : one.env
  const env = { ...given, ...(postgres && { DATABASE_URL: await postgres.createDatabase() }) }
  const site = await startChaosSite(t, { env, descriptors: one.descriptors, dataDir })
  const person: Scene['person'] = address => createPerson(t, () => site.port, address)

  const [visitor, member] = [person('127.0.0.1'), person('127.0.0.1')]
  await until('the first page', async () => (await visitor.ask({ path: '/' })).status === 200, startMs)
  await until('a member', () => isJoined(member), startMs, 300)
  const id = JSON.parse((await member.ask({ path: '/api/members/me' })).text).member.id_string
  const owner = memberBystander(member, id)
  const around = [visitorBystander(visitor), owner]
  await until(
    'a good day',
    async () => (await Promise.all(around.map(one => one.round(nothingSeen())))).every(Boolean),
    startMs,
  )

  const watching = [watch(visitorBystander(visitor), 50), watch(owner, 150)] as const
  t.teardown(() => Promise.all(watching.map(one => one.stop())))
  const check: Scene['check'] = (holds, what) => {
    if (!holds) problems.push(what)
  }
  const quietly: Scene['quietly'] = work => watching[1].quietly(work)
  const scene: Scene = { t, site, postgres, heldMs, person, check, quietly }
  for (const one of watching) one.note(outcome.seen)
  const end = await one.breaks(scene)
  await sleep(heldMs)
  if (!site.running().ended()) outcome.memoryMb = memoryOfAll(site.running().pid)
  await end?.()
  const ended = performance.now()
  const afterwards = nothingSeen()
  for (const one of watching) one.note(afterwards)
  await Promise.all(watching.map(one => one.stop()))
  if (one.promised.member !== 'apart') {
    const isBack = async () =>
      site.running().ended() || (await Promise.all(around.map(one => one.round(afterwards)))).every(Boolean)
    await until('a good day', isBack, patienceMs, 100).catch(() =>
      problems.push(`all was not well ${patienceMs} ms after it was over`),
    )
    outcome.backMs = performance.now() - ended
    check(
      outcome.backMs <= figures.back * patienceNow() || !judgesTime,
      `all was well only after ${outcome.backMs.toFixed()} ms`,
    )
    problems.push(...(await owner.findLost()))
  }
  await one.after?.(scene)
  judge(one, outcome, afterwards, judgesTime)
  await checkEnd(site, problems)
}

async function isJoined({ join, ask }: ReturnType<typeof createPerson>): Promise<boolean> {
  await join('theodora@example.com', bystanderName).catch(() => {}) // taken already, when only the answer was lost
  return (await ask({ path: '/api/members/me' })).status === 200
}

const few = (list: readonly string[]) =>
  [...Map.groupBy(list, text => text)].map(([text, { length }]) => `${length} times ${text}`)

/** Compares what was seen with what is promised. */
function judge({ promised }: Case, { problems, seen }: Outcome, afterwards: Seen, judgesTime: boolean) {
  problems.push(...few([...seen.wrong.pages, ...afterwards.wrong.pages]))
  if (promised.member !== 'apart') problems.push(...few([...seen.wrong.member, ...afterwards.wrong.member]))
  if (promised.pages === 'all') problems.push(...few(seen.lost.pages))
  if (promised.member === 'named') problems.push(...few(seen.lost.member))
  if (promised.pages === 'all' && seen.pages.length === 0) problems.push('no page was read')
  const p99 = p99Of(seen)
  if (judgesTime && promised.pages === 'all' && p99 > figures.page * patienceNow())
    problems.push(`public pages took ${p99.toFixed()} ms (p99)`)
}

/**
 * Milliseconds of public pages: of a hundred, one took longer. Of fewer than a hundred one in ten, or a single hiccup
 * would decide.
 */
export function p99Of({ pages }: Seen): number {
  const sorted = pages.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * (sorted.length < 100 ? 0.9 : 0.99))] ?? Number.NaN
}

/** It lives, has said nothing but JSON, and ends when it is told. */
async function checkEnd(site: ChaosSite, problems: string[]) {
  const running = site.running()
  const ended = running.ended()
  if (ended) problems.unshift(`the site has ended: ${ended.signal ?? ended.code} ${running.err().slice(0, 200)}`)
  if (/^ +at |node:internal/m.test(running.err())) problems.push(`a stack: ${running.err().slice(0, 300)}`)
  try {
    running.log()
  } catch {
    problems.push('a line of the log is no JSON')
  }
  if (ended) return
  running.kill('SIGTERM')
  const gone = await Promise.race([running.exit, sleep(patienceMs, undefined, { ref: false })])
  if (gone?.code !== 0) problems.push(`told to end, it ended with ${gone ? (gone.signal ?? gone.code) : 'nothing'}`)
}
