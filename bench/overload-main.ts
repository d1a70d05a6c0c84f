// npm run bench:overload [seconds]: three times as many visitors as the built site can serve, for a minute, and no page
// is kept. Who is not served is told when to come back; who is, soon; afterwards it is as before.
import { setTimeout as wait } from 'node:timers/promises'
import { overloadProblems, p99Of } from './overload-figures.ts'
import type { Server } from './servers.ts'
import { linesOf, visitorsOf } from './soak-load.ts'
import { type SoakSite, withSite } from './soak-site.ts'
import { visitor } from './soak-visits.ts'

const times = 3
const patienceMs = 30_000
const goodInARow = 20

/** Milliseconds until many pages in a row, made for each who asks, were answered; null when that took too long. */
async function backAfter({ origin }: Server): Promise<number | null> {
  const began = performance.now()
  let good = 0
  let since = 0
  while (good < goodInARow) {
    const at = performance.now() - began
    if (at > patienceMs) return null
    const { status } = await fetch(`${origin}/search?q=sleep+${at}`, { headers: { cookie: visitor } })
    if (good === 0) since = at
    good = status === 200 ? good + 1 : 0
  }
  return since
}

/** Looks every second at what all processes have in memory together, in megabytes, until it is told to stop. */
function watchMemory(server: Server) {
  let most = 0
  let isOver = false
  const whole = (async () => {
    while (!isOver) {
      most = Math.max(most, (await server.usage()).rssMb)
      await wait(1000)
    }
  })()
  return async () => {
    isOver = true
    await whole
    return most
  }
}

async function overload(seconds: number, { server, addresses, member }: SoakSite) {
  const early = visitorsOf(server.origin, addresses, member, 0)
  await early.atMost(16, 10) // what is made at a first visit is made
  const most = await early.atMost(16, 10)
  early.rest()
  const perSecond = Math.round(most * times)
  console.log(`${Math.round(most)} visits a second at most; now ${perSecond} for ${seconds} s …`)
  const answeredMs: number[] = []
  const many = { mostAtOnce: 4000, onAnswered: (ms: number) => void answeredMs.push(ms) }
  const { hold, visits, rest } = visitorsOf(server.origin, addresses, member, 1_000_000, many)
  const memory = watchMemory(server)
  await hold(perSecond, seconds)
  const backMs = await backAfter(server)
  rest()
  const { answered, refused, left, wrong } = visits
  const asked = Math.round((answered + refused + left + wrong.length) / seconds)
  for (const line of linesOf(visits)) console.log(line)
  console.log(`Asked ${asked} a second. Who was answered waited at most ${p99Of(answeredMs).toFixed()} ms (p99).`)
  console.log(`Memory of all processes: at most ${(await memory()).toFixed()} MB (sum of RSS).`)
  console.log(`As before after ${backMs === null ? '-' : (backMs / 1000).toFixed(1)} s.`)
  return overloadProblems({ most: Math.round(most), asked, visits, answeredMs, backMs })
}

const [seconds = 60] = process.argv.slice(2).map(Number)
if (!(seconds > 0)) throw new RangeError('Seconds are a number above 0.')
await withSite({ PAGE_CACHE_MB: '0' }, async site => {
  const problems = await overload(seconds, site)
  for (const problem of problems) console.log(`FAILS ${problem}`)
  process.exitCode = problems.length ? 1 : 0
})
