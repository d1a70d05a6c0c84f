// npm run test:outside: programs that others wrote to break into sites, against the built one, on this machine alone.
// Exit code 1 on any finding that `accepted.ts` does not explain. Words choose programs (`-- sqlmap`).
import type { Owner } from '../support/site.ts'
import { isAccepted, unusedReasons } from './accepted.ts'
import { runSlow } from './slow.ts'
import { runSqlmap } from './sqlmap.ts'
import { openTarget, type Target } from './target.ts'
import { missingPrograms, programs, type Report } from './tool.ts'
import { runWapiti } from './wapiti.ts'

type Program = (typeof programs)[number]

const runs: Record<Program, (target: Target) => Promise<Report[]>> = {
  wapiti: async target => [await runWapiti(target)],
  sqlmap: runSqlmap,
  slowhttptest: runSlow,
}

/** A site of its own for each, so that none meets what another did. */
async function runProgram(program: Program): Promise<Report[]> {
  const closing: (() => unknown)[] = []
  const t: Owner = { teardown: close => void closing.push(close) }
  try {
    const target = await openTarget(t, program === 'wapiti')
    const reports = await runs[program](target)
    const faults = target.faults().map(where => ({ tool: program, kind: 'a fault of the site', where }))
    return [...reports, { tool: program, what: 'what the site says itself', done: 'its log', findings: faults }]
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

function print({ tool, what, done, findings, failure }: Report): boolean {
  const open = findings.filter(finding => !isAccepted(finding))
  const verdict = failure ? 'FAILS' : open.length ? 'FOUND' : 'ok   '
  console.log(
    `${verdict} ${tool.padEnd(13)} ${what.padEnd(28)} ${done}${findings.length ? `, ${findings.length} findings` : ''}`,
  )
  if (failure) console.log(`      ${failure.replaceAll('\n', '\n      ')}`)
  for (const [kind, list] of Map.groupBy(open, ({ kind }) => kind)) {
    console.log(`      ${kind}:`)
    for (const { where } of list.slice(0, 8)) console.log(`        ${where}`)
    if (list.length > 8) console.log(`        and ${list.length - 8} more`)
  }
  return !failure && open.length === 0
}

async function run(chosen: readonly Program[]): Promise<number> {
  const started = performance.now()
  const reports: Report[] = []
  let good = true
  for (const program of chosen) {
    for (const report of await runProgram(program)) {
      good = print(report) && good
      reports.push(report)
    }
  }
  const unused = unusedReasons(
    reports.flatMap(({ findings }) => findings),
    chosen,
  )
  for (const why of unused) console.log(`Nothing needs this reason any more: ${why}`)
  console.log(`${reports.length} runs, ${((performance.now() - started) / 1000).toFixed()} s`)
  return good && unused.length === 0 ? 0 : 1
}

const words = process.argv.slice(2)
const chosen = programs.filter(program => words.length === 0 || words.includes(program))
const advice =
  chosen.length === 0 ? `There is no ${words.join(', ')}. Programs: ${programs.join(', ')}.` : missingPrograms()
if (advice) console.error(advice)
process.exitCode = advice ? 1 : await run(chosen)
