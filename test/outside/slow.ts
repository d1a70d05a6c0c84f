// slowhttptest: slow heads, slow bodies, slow readers, many ranges. A visitor at another address must not notice, and
// they must be gone in the end.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Target } from './target.ts'
import { type Report, runTool } from './tool.ts'

interface Mode {
  what: string
  args: readonly string[]
  seconds: number
}

const connections = 300
const mostMs = 1000

const modes: readonly Mode[] = [
  { what: 'slow heads', args: ['-H', '-i', '4'], seconds: 25 },
  {
    what: 'slow bodies',
    args: ['-B', '-i', '4', '-s', '8000', '-u', '/login', '-f', 'application/x-www-form-urlencoded'],
    seconds: 35,
  },
  { what: 'many ranges', args: ['-R', '-a', '1', '-b', '3000'], seconds: 20 },
  { what: 'slow readers', args: ['-X', '-k', '10', '-w', '512', '-y', '1024', '-n', '5', '-z', '64'], seconds: 50 },
]

export async function runSlow(target: Target): Promise<Report[]> {
  const reports: Report[] = []
  for (const mode of modes) reports.push(await runMode(target, mode))
  return reports
}

async function runMode({ origin, folder, visitor, openFiles }: Target, { what, args, seconds }: Mode): Promise<Report> {
  const at = args.indexOf('-u')
  const own = at < 0 ? [...args, '-u', `${origin}/`] : args.with(at + 1, origin + args[at + 1])
  // What it takes for the value of a header it writes as it is: so its requests come from the site's own pages.
  const asOurs = `*/*\r\nOrigin: ${origin}`
  const all = [...own, '-m', asOurs, '-c', `${connections}`, '-r', '100', '-l', `${seconds}`, '-p', '5', '-v', '1']
  const before = await openFiles()
  let open = before
  let over = false
  const run = runTool('slowhttptest', all, folder, seconds + 15).finally(() => {
    over = true
  })
  const times: number[] = []
  const wrong: string[] = []
  for (let n = 0; !over; n++) {
    const page = await visitor.ask({ path: n % 2 ? '/' : `/search?q=sleep+${n}` })
    times.push(page.ms)
    if (page.status !== 200) wrong.push(`a visitor: ${page.status || page.text}`)
    if (!over) open = await openFiles()
    await sleep(100)
  }
  const { out, late } = await run
  const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
  if (slowest > mostMs) wrong.push(`a visitor waited ${slowest.toFixed()} ms (p99)`)
  // What the system still holds for a slow reader is none of the site's connections any more.
  if (!/No open connections left/.test(out) && open > before + connections / 10)
    wrong.push(`${open - before} were there to the end`)
  const findings = [...new Set(wrong)].map(where => ({ tool: 'slowhttptest', kind: what, where }))
  const report = {
    tool: 'slowhttptest',
    what,
    done: `${connections} connections, ${seconds} s, ${times.length} pages beside them`,
    findings,
  }
  if (late || !/Test ended on/.test(out)) return { ...report, failure: late ? 'did not end in time' : out.slice(-300) }
  return report
}
