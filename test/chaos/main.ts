// npm run test:chaos: everything that can break, one thing at a time, beside people who have nothing to do with it.
// Exit code 1 on any failure. Words choose cases by their names (`-- SQLite lies`).
import type { Case } from './case.ts'
import { cases } from './cases/all.ts'
import { type Outcome, p99Of, runCase } from './run-case.ts'

const shownProblems = 6
const atOnce = 2 // of those that mostly wait

function print({ name }: Case, { problems, seen, backMs, memoryMb, skipped }: Outcome) {
  const { met, writes, pages } = seen
  const figures = skipped
    ? `left out: ${skipped}`
    : [
        `${pages.length} pages`,
        `p99 ${p99Of(seen).toFixed()} ms`,
        `met ${met.named}/${met.away}/${met.nobody}`,
        `writes ${writes.done}/${writes.refused}/${writes.broken}`,
        `back ${Number.isNaN(backMs) ? '-' : `${(backMs / 1000).toFixed(1)} s`}`,
        `RSS ${memoryMb.toFixed()} MB`,
      ].join('  ')
  console.log(`${problems.length ? 'FAILS' : skipped ? '-    ' : 'ok   '} ${name.padEnd(62)} ${figures}`)
  for (const problem of problems.slice(0, shownProblems)) console.log(`        ${problem}`)
}

async function run(chosen: readonly Case[]): Promise<number> {
  const started = performance.now()
  let failures = 0
  let done = 0
  const runOne = async (one: Case) => {
    const outcome = await runCase(one, { judgesTime: true, heldMs: one.heldMs })
    print(one, outcome)
    done++
    if (outcome.problems.length > 0) failures++
  }
  console.log('met: by name / as away / as nobody; writes: done / refused / without an answer')
  for (const one of chosen.filter(({ several }) => !several)) await runOne(one)
  const waiting = chosen.filter(({ several }) => several)
  const next = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await runOne(one)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  console.log(`${done} cases, ${failures} failed, ${((performance.now() - started) / 1000).toFixed()} s`)
  return done > 0 && failures === 0 ? 0 : 1
}

const words = process.argv.slice(2).map(word => word.toLowerCase())
const chosen =
  words.length === 0 ? cases : cases.filter(({ name }) => words.some(word => name.toLowerCase().includes(word)))
if (chosen.length === 0)
  console.error(`No case is called ${words.join(' or ')}. They are:\n${cases.map(({ name }) => name).join('\n')}`)
process.exitCode = chosen.length === 0 ? 1 : await run(chosen)
