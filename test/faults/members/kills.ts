// kill -9 while members write: whatever was answered is there afterwards, whatever was not is there whole or not at
// all.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newPictureName } from '../../../members/avatars/store.ts'
import { openStore } from '../../../members/store/open-store.ts'
import { type Life, liveOn } from '../../support/faults/life.ts'
import { dataFolder, type MemberProcess, spawnMembers, startMembers } from '../../support/faults/member-process.ts'
import type { Part, Trial } from '../../support/faults/part.ts'
import { patienceMs, until } from '../../support/process.ts'
import { openWriters, type Writers } from './writers.ts'

/** In answered writes: a write takes a few milliseconds, a new account a fifth of a second. */
const life: Life = { least: 6, most: 60 }
/** Milliseconds, where nothing else runs on the machine. */
const bootMs = 10_000
/** One of so many rounds also kills a process that is just making its database. */
const migrationEvery = 5

export const kills: Part = {
  name: 'kill -9 during writes',
  unit: 'kills',
  sizes: { full: 200, short: 5 },
  async run(trial) {
    const dataDir = dataFolder(trial.t)
    const writers = openWriters()
    for (let round = 0; round < trial.size; round++) {
      const orphan = leaveOrphan(dataDir)
      const members = await startMembers(trial.t, dataDir)
      await checkBoot(trial, members, `round ${round}`)
      for (const problem of await writers.findLost(members)) trial.check(false, `round ${round}: ${problem}`)
      await checkPictures(trial, dataDir, await writers.pictures(members), `round ${round}`)
      trial.check(!existsSync(orphan), `round ${round}: a picture of nobody is still there`)
      const writing = writers.write(members)
      await liveOn(writers.answered, life)
      await members.kill()
      await writing
      checkLog(trial, members, `round ${round}`)
      trial.done()
      if (round % migrationEvery === 0) await killAtStart(trial)
    }
    await checkEnd(trial, dataDir, writers)
  },
}

/** As an upload leaves it that was killed before its row. */
function leaveOrphan(dataDir: string): string {
  const folder = join(dataDir, 'avatars')
  const path = join(folder, newPictureName())
  if (existsSync(folder)) writeFileSync(path, 'left')
  return path
}

async function checkBoot({ check, isFull }: Trial, members: MemberProcess, when: string) {
  check(members.bootMs < bootMs || !isFull, `${when}: it listened after ${members.bootMs.toFixed()} ms`)
  check((await members.ask('GET', '/healthz')).status === 200, `${when}: it is not well`)
}

function checkLog({ check }: Trial, { out, err }: MemberProcess, when: string) {
  check(err() === '', `${when}: ${err()}`)
  const lines = out().split('\n').slice(0, -1) // the last one may have been cut
  const bad = lines.filter(line => JSON.parse(line).level >= 40)
  check(bad.length === 0, `${when}: ${bad[0]}`)
}

/** @param owned names of pictures that members have */
async function checkPictures({ check }: Trial, dataDir: string, owned: readonly string[], when: string) {
  const folder = join(dataDir, 'avatars')
  const kept = () => (existsSync(folder) ? readdirSync(folder).sort().join() : '')
  const wanted = [...owned].sort().join()
  await until('the sweep', () => kept() === wanted).catch(() =>
    check(false, `${when}: pictures ${kept()} instead of ${wanted}`),
  )
}

/** A process that is killed anywhere in its first start leaves a database with which the next one starts. */
async function killAtStart({ t, check }: Trial) {
  const dataDir = dataFolder(t)
  const first = spawnMembers(dataDir)
  const exit = new Promise(resolve => first.once('exit', resolve))
  // Around the migrations, wherever they are on this machine.
  await until('the database', () => existsSync(join(dataDir, 'members.db')), patienceMs, 1)
  await sleep(Math.random() * 40)
  first.kill('SIGKILL')
  await exit
  const second = await startMembers(t, dataDir)
  const body = { email: 'first@example.com', password: 'a long enough password' }
  const joined = await second.ask('POST', '/accounts', { body })
  check(joined.status === 201, `after a kill during migrations nobody can join: ${joined.status}`)
  check(second.err() === '', `after a kill during migrations: ${second.err()}`)
  await second.kill()
}

/** What only the store shows: that it is whole, and that no letter was lost with a process. */
async function checkEnd({ t, size, check }: Trial, dataDir: string, writers: Writers) {
  const members = await startMembers(t, dataDir)
  for (const problem of await writers.findLost(members)) check(false, `at the end: ${problem}`)
  await members.kill()
  const store = await openStore({ dataDir, databaseUrl: undefined }) // refuses a file that is damaged
  const waiting = await store.db.selectFrom('mail_queue').select('member_id').execute()
  await store.close()
  const outbox = join(dataDir, 'outbox')
  const sent = readdirSync(outbox).filter(name => name.endsWith('.eml'))
  for (const name of sent)
    check(readFileSync(join(outbox, name), 'utf8').includes('Little Almanac'), `the letter ${name} is not whole`)
  const hasLetter = (id: string) =>
    waiting.some(row => row.member_id === id) || sent.some(name => name.includes(`.${id}.`))
  check(writers.answered() >= size * life.least, `only ${writers.answered()} writes were answered before ${size} kills`)
  for (const id of writers.joined()) check(hasLetter(id), `the welcome to ${id} is lost`)
}
