// One part of the members' fault trials: the same code in full (`npm run test:faults`) and in short (`npm test`).
import t, { type Test } from 'tap'

export interface Trial {
  /** Owns whatever is started. */
  t: Test
  /** How much of it; what it counts is the part's own. */
  size: number
  /** Figures of time count: nothing else runs on the machine. */
  isFull: boolean
  /** Notes what went wrong when it does not hold. */
  check(holds: boolean, what: string): void
  /** So many more trials are over. */
  done(count?: number): void
}

export interface Part {
  name: string
  /** What `done` counts. */
  unit: string
  sizes: { full: number; short: number }
  run(trial: Trial): Promise<void>
}

export interface Outcome {
  count: number
  failures: string[]
  ms: number
}

/** Runs a part once. Never rejects: what it throws is a failure. */
export async function runPart(
  t: Test,
  { run, sizes }: Part,
  form: keyof Part['sizes'],
  size = sizes[form],
): Promise<Outcome> {
  const outcome: Outcome = { count: 0, failures: [], ms: 0 }
  const started = performance.now()
  const check = (holds: boolean, what: string) => {
    if (!holds) outcome.failures.push(what)
  }
  const done = (count = 1) => {
    outcome.count += count
  }
  await run({ t, size, isFull: form === 'full', check, done }).catch((error: unknown) =>
    check(false, String(Object(error).stack ?? error)),
  )
  return { ...outcome, ms: performance.now() - started }
}

/** A part as a test of `npm test`. */
export function shortForm(part: Part) {
  t.test(`${part.name}, in short`, async t => {
    const { count, failures } = await runPart(t, part, 'short')
    t.same(failures.slice(0, 5), [], `${failures.length} failures`)
    t.ok(count > 0, `${count} ${part.unit}`)
  })
}
