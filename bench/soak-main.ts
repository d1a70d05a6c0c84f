// npm run bench:soak [minutes]: the built site at 70 % of what it can do for a quarter of an hour. Does the memory of
// each of its processes stay, are files closed?
import { setTimeout as wait } from 'node:timers/promises'
import type { Held } from './servers.ts'
import { growth, type Sample, soakProblems } from './soak-figures.ts'
import { linesOf, visitorsOf } from './soak-load.ts'
import { type SoakSite, withSite } from './soak-site.ts'

const part = 0.7 // of what the site can do
const everySeconds = 20
const restMs = 7000 // longer than any connection is kept that nobody uses

interface Row extends Sample {
  /** Share of one processor while visitors were there. */
  cpu: number
}

async function soak(minutes: number, { server, addresses, member }: SoakSite) {
  const early = visitorsOf(server.origin, addresses, member, 0)
  console.log('Filling caches …')
  await early.fill()
  await early.atMost(16, 10) // what is made at a first visit is made
  const most = await early.atMost(16, 10)
  early.rest()

  const visitors = visitorsOf(server.origin, addresses, member, 1_000_000)
  const held = async (ms: number) => {
    visitors.rest()
    await wait(ms)
    return server.held()
  }
  const perSecond = Math.round(most * part)
  console.log(`${Math.round(most)} visits a second at most; now ${perSecond} for ${minutes} minutes …`)
  const before = await held(restMs)
  const rows: Row[] = []
  const began = performance.now()
  while (performance.now() - began < minutes * 60_000) {
    const [from, { cpuUs }] = [performance.now(), await server.usage()]
    await visitors.hold(perSecond, everySeconds)
    const cpu = ((await server.usage()).cpuUs - cpuUs) / 1000 / (performance.now() - from)
    rows.push({ held: await held(500), minute: (performance.now() - began) / 60_000, cpu })
  }
  return { rows, rest: { before, after: await held(restMs) }, visits: visitors.visits }
}

const sum = (all: readonly Held[], of: (one: Held) => number) => all.reduce((total, one) => total + of(one), 0)
const filesOf = (all: readonly Held[]) => all.map(({ files }) => files ?? '-').join(' ')

function printTable(rows: readonly Row[]) {
  const step = Math.ceil(rows.length / 15)
  console.table(
    rows
      .filter((_, i) => (rows.length - 1 - i) % step === 0)
      .map(({ minute, held, cpu }) => ({
        minute: minute.toFixed(1),
        'heaps after GC, MB': held.map(({ heapMb }) => heapMb.toFixed(1)).join(' '),
        'RSS in all, MB': sum(held, ({ rssMb }) => rssMb).toFixed(0),
        'open files': filesOf(held),
        'CPU, %': Math.round(cpu * 100),
      })),
  )
}

const [minutes = 15] = process.argv.slice(2).map(Number)
if (!(minutes > 0)) throw new RangeError('Minutes are a number above 0.')
await withSite({}, async site => {
  const { rows, rest, visits } = await soak(minutes, site)
  printTable(rows)
  for (const line of linesOf(visits)) console.log(line)
  const grown = growth(rows)
  console.log('Over the last two thirds, once caches are full, each minute:')
  for (const { who, pid, heapMb, rssMb } of grown)
    console.log(`  ${who} ${pid}: heap ${heapMb.toFixed(2)} MB, RSS ${rssMb.toFixed(2)} MB`)
  const eachVisit =
    (grown.reduce((mb, { heapMb }) => mb + heapMb, 0) * minutes * 1024) / (visits.answered + visits.left)
  console.log(`That is ${eachVisit.toFixed(2)} KB of heap for each visit.`) // tells more where few could come
  console.log(`Open files with nobody there: ${filesOf(rest.before)} before, ${filesOf(rest.after)} after.`)
  const problems = soakProblems(rows, rest, visits)
  console.log(problems.length ? `Not as it should be:\n  ${problems.join('\n  ')}` : 'Nothing grows.')
  process.exitCode = problems.length ? 1 : 0
})
