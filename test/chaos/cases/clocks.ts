// The machine's clock, set forwards and back while the site runs.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { patienceMs, until } from '../../support/process.ts'
import type { Case, Scene } from '../case.ts'
import { password } from '../person.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const preload = join(import.meta.dirname, '../../support/shifted-clock.ts')
const env = { NODE_OPTIONS: `--import=${pathToFileURL(preload)}` }
const owner = { email: 'owner@example.com', name: 'Olive' }

/** Sets the clock, and waits until every process has noticed. @param shift milliseconds from the real time */
async function set({ site }: Scene, shift: number) {
  writeFileSync(join(site.dataDir, 'clock'), `${shift}`)
  await sleep(300)
}

async function stepAround(scene: Scene) {
  for (const shift of [hourMs, 0, -hourMs, 0, dayMs, 0, -dayMs, 0]) {
    await set(scene, shift)
    await sleep(700)
  }
}

/** Far ahead, strangers guess and ask for letters until nothing more is taken; then the clock is right again. */
async function goFarAhead(scene: Scene) {
  const ownDevice = scene.person('127.0.0.3')
  await ownDevice.join(owner.email, owner.name)
  await set(scene, 400 * dayMs)
  for (const address of ['127.0.0.66', '127.0.0.67', '127.0.0.68']) {
    const stranger = scene.person(address)
    for (let i = 0; i < 9; i++) await stranger.send('/login', { email: owner.email, password: `guess number ${i}` })
    for (let i = 0; i < 2; i++) await stranger.send('/forgot-password', { email: owner.email })
  }
  await set(scene, 0)
}

async function checkWhatIsLeft({ person, check, site }: Scene) {
  const wrong = await person('127.0.0.66').send('/login', { email: owner.email, password: 'one more guess' })
  const wait = Number(wrong.headers['retry-after'] ?? 0)
  check(wait <= 3600, `a stranger is told to wait ${wait} s`)
  const { status, headers } = await person('127.0.0.3').send('/login', { email: owner.email, password })
  check(status === 303, `the owner logs in: ${status}, Retry-After ${headers['retry-after']}`)
  const letters = () => readdirSync(join(site.dataDir, 'outbox')).length
  const before = letters()
  const reset = await person('127.0.0.3').send('/forgot-password', { email: owner.email })
  check(reset.status === 303, `the owner asks for a letter: ${reset.status}`)
  await until('a letter', () => letters() > before, patienceMs, 200).catch(() => check(false, 'no letter came'))
}

/** The member API stands still, is left alone for a while, and meanwhile the clock is set right. */
async function goBackMeanwhile(scene: Scene) {
  await set(scene, dayMs)
  const other = scene.person('127.0.0.4')
  const api = await scene.site.memberApi()
  process.kill(api, 'SIGSTOP')
  await Promise.all(Array.from({ length: 8 }, (_, i) => other.send('/login', { email: `m${i}@example.com`, password })))
  await sleep(3000)
  await set(scene, 0)
  process.kill(api, 'SIGCONT')
}

export const clockCases: readonly Case[] = [
  {
    name: 'a clock that goes by hours and days',
    env,
    promised: { pages: 'all', member: 'named' },
    heldMs: 0,
    breaks: stepAround,
  },
  {
    name: 'a clock that was 400 days ahead',
    env,
    promised: { pages: 'all', member: 'apart' },
    heldMs: 0,
    breaks: goFarAhead,
    after: checkWhatIsLeft,
  },
  {
    name: 'a clock that goes back while the member API stands still',
    env,
    promised: { pages: 'all', member: 'away' },
    heldMs: 0,
    breaks: goBackMeanwhile,
  },
]
