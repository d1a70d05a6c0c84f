// The database held, damaged, full or gone, also while the member API starts again.
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { patienceMs, until } from '../../support/process.ts'
import type { Case, Scene } from '../case.ts'
import { damageSqlite, lockSqlite } from '../stores.ts'

const away = { pages: 'all', member: 'away' } as const
const killMemberApi = async ({ site }: Scene) => process.kill(await site.memberApi(), 'SIGKILL')

/** What a start that is refused says, in whichever stream. */
const said = ({ site }: Scene, words: RegExp) => words.test(site.running().out() + site.running().err())

async function lockAndKill(scene: Scene) {
  const letGo = await lockSqlite(scene.t, scene.site.dataDir)
  await killMemberApi(scene)
  return letGo
}

async function damageAndKill(scene: Scene) {
  const mend = await scene.quietly(async () => {
    const mend = damageSqlite(scene.site.dataDir)
    await killMemberApi(scene)
    return mend
  })
  await until('a word about the damage', () => said(scene, /damaged|malformed|no database/i), patienceMs).catch(() =>
    scene.check(false, 'nothing says that the database is damaged'),
  )
  return mend
}

/** Nothing more can be written: reads go on, and the member is still known by name. */
async function fillDisk({ site, check, person }: Scene) {
  const filler = join(site.dataDir, 'filler')
  const { bavail, bsize } = statfsSync(site.dataDir)
  writeFileSync(filler, Buffer.alloc(bavail * bsize))
  const before = Date.now()
  const stranger = person('127.0.0.2')
  let status = 303
  while (status === 303 && Date.now() - before < 5000)
    status = (
      await stranger.send('/join', {
        email: `m${Date.now()}@example.com`,
        password: 'a long enough one',
        first_name: 'M',
        stage: 'none',
      })
    ).status
  check(status === 503 || status === 429, `joining with a full disk was answered ${status}`)
  return () => rmSync(filler)
}

async function stopPostgres({ postgres }: Scene) {
  await postgres?.kill()
  return () => postgres?.start()
}

async function restartPostgres({ postgres }: Scene) {
  for (let i = 0; i < 3; i++) {
    await postgres?.kill()
    await postgres?.start()
    await sleep(500)
  }
}

async function stopPostgresAndKill(scene: Scene) {
  const start = await stopPostgres(scene)
  await killMemberApi(scene)
  return start
}

export const storeCases: readonly Case[] = [
  {
    name: 'SQLite held by another process',
    promised: away,
    heldMs: 9000,
    breaks: ({ t, site }) => lockSqlite(t, site.dataDir),
  },
  { name: 'SQLite held while the member API starts again', promised: away, heldMs: 9000, breaks: lockAndKill },
  {
    name: 'SQLite damaged while the member API starts again',
    promised: away,
    heldMs: 3000,
    shortMs: 500,
    breaks: damageAndKill,
  },
  { name: 'the disk full', diskMb: 16, promised: away, heldMs: 5000, breaks: fillDisk },
  { name: 'PostgreSQL stopped', store: 'postgres', promised: away, heldMs: 5000, breaks: stopPostgres },
  { name: 'PostgreSQL started again and again', store: 'postgres', promised: away, heldMs: 0, breaks: restartPostgres },
  {
    name: 'PostgreSQL gone while the member API starts again',
    store: 'postgres',
    promised: away,
    heldMs: 9000,
    breaks: stopPostgresAndKill,
  },
]
