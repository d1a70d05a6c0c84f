// kill -9 of each process in turn.
import { isAlive, until } from '../../support/process.ts'
import type { Case, Scene } from '../case.ts'

const kill = (pid: number) => process.kill(pid, 'SIGKILL')

async function killWorker({ site, check }: Scene) {
  const [worker] = site.workers()
  check(worker !== undefined, 'no process serves beside the one that was started: nobody would replace it')
  if (worker !== undefined) kill(worker)
}

async function killMemberApi({ site }: Scene) {
  kill(await site.memberApi())
}

/** Again as soon as it is back: however early it dies, the cause is gone when it is. */
async function killMemberApiOften({ site }: Scene) {
  for (let i = 0; i < 6; i++) {
    const pid = await site.memberApi()
    kill(pid)
    await until('its end', () => !isAlive(pid))
  }
}

/** As a supervisor of the machine does with what has died. */
async function killAll({ site, check }: Scene) {
  await site.startAgain()
  check(site.running().ended() === undefined, 'it did not start again')
}

const broken = { pages: 'may break', member: 'away' } as const
const away = { pages: 'all', member: 'away' } as const

export const killCases: readonly Case[] = [
  { name: 'kill -9 of the worker', promised: broken, heldMs: 1000, breaks: killWorker },
  {
    name: 'kill -9 of one of two workers, five times',
    env: { WORKERS: '2' },
    promised: broken,
    heldMs: 0,
    async breaks(scene) {
      for (let i = 0; i < 5; i++) {
        await until('two workers', () => scene.site.workers().length === 2, 10_000).catch(() =>
          scene.check(false, 'a worker was not replaced within 10 s'),
        )
        await killWorker(scene)
      }
    },
  },
  { name: 'kill -9 of the member API', promised: away, heldMs: 500, shortMs: 300, breaks: killMemberApi },
  {
    name: 'kill -9 of the member API, six times as soon as it is back',
    promised: away,
    heldMs: 0,
    breaks: killMemberApiOften,
  },
  { name: 'kill -9 of everything', promised: broken, heldMs: 0, breaks: killAll },
]
