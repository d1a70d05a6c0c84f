// npm run test:faults: the members' part of the fault trials in full, each part in a process of its own. Exit code 1 on
// any failure. Arguments name parts (`kills uploads`); `--size=20` runs them smaller.
import { fork } from 'node:child_process'
import { type PartName, partNames } from './part-names.ts'

/** What the process of a part tells. */
export interface Told {
  name: string
  unit: string
  count: number
  failures: string[]
  ms: number
}

const isPart = (name: string): name is PartName => partNames.some(known => known === name)
const isSize = (argument: string) => /^--size=[1-9]\d*$/.test(argument)
const shownFailures = 12

/** Runs a part. If its process dies, it has failed. */
function start(name: PartName, options: readonly string[]): Promise<Told> {
  const started = performance.now()
  return new Promise(resolve => {
    const env = { ...process.env, NODE_ENV: 'production' } // React as visitors get it
    // Standard output is the test runner's, which counts nothing here.
    const child = fork(import.meta.filename, [name, ...options], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    let told: Told | undefined
    child.on('message', message => {
      // One-part.ts sends it; the test runner has messages of its own
      if (Object(message).failures) told = message as Told
    })
    child.once('exit', (code, signal) => {
      const ms = performance.now() - started
      resolve(told ?? { name, unit: '', count: 0, failures: [`its process ended: ${signal ?? code}`], ms })
    })
  })
}

const row = (name: string, count: string, failures: string, time: string) =>
  console.log(name.padEnd(40) + count.padStart(24) + failures.padStart(10) + time.padStart(10))

async function runAll(names: readonly PartName[], options: readonly string[]) {
  const all: Told[] = []
  for (const name of names) {
    console.log(`${name} …`)
    const told = await start(name, options)
    all.push(told)
    for (const failure of told.failures.slice(0, shownFailures)) console.log(`  ${failure}`)
    if (told.failures.length > shownFailures) console.log(`  and ${told.failures.length - shownFailures} more`)
  }
  console.log()
  row('part', 'count', 'failures', 'time')
  for (const { name, unit, count, failures, ms } of all)
    row(name, `${count} ${unit}`, `${failures.length}`, `${(ms / 1000).toFixed(1)} s`)
  process.exitCode = all.every(({ count, failures }) => count > 0 && failures.length === 0) ? 0 : 1
}

const given = process.argv.slice(2)
const named = given.filter(isPart)
const options = given.filter(isSize)
const unknown = given.filter(argument => !isPart(argument) && !isSize(argument))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Parts: ${partNames.join(', ')}. Size: --size=20.`)
  process.exitCode = 1
} else if (process.send && named[0]) {
  const { runOne } = await import('./one-part.ts')
  runOne(named[0], options[0] === undefined ? undefined : Number(options[0].slice('--size='.length)))
} else await runAll(named.length > 0 ? named : partNames, options)
