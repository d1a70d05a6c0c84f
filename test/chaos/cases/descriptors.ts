// Three times as many connections as a process may have files open, each of which holds its place.
import type { Case, Scene } from '../case.ts'
import { type Crowd, gather, type Holding, holdings } from '../crowd.ts'

const stranger = ['127.0.0.66']
/** As many as one home or office rarely has. */
const strangers = Array.from({ length: 60 }, (_, i) => `127.0.1.${i + 1}`)

const crowdOf = ({ t, site }: Scene, kinds: readonly Holding[], count: number, addresses: readonly string[]): Crowd =>
  gather(t, { port: site.port, kinds, count, addresses })

function usedUp(descriptors: number, kinds: readonly Holding[], shortMs?: number): Case {
  const what = kinds.length === 1 ? kinds[0] : 'of all kinds'
  return {
    name: `${descriptors} descriptors, ${3 * descriptors} connections, ${what}`,
    descriptors,
    promised: { pages: 'all', member: 'named' },
    heldMs: 9000,
    ...(shortMs !== undefined && { shortMs }),
    breaks: async scene => crowdOf(scene, kinds, 3 * descriptors, stranger).leave,
  }
}

/** From many addresses nobody can tell them from visitors: what is promised is that it lives, and is back. */
const fromEverywhere: Case = {
  ...usedUp(256, holdings),
  name: '256 descriptors, 768 connections, from 60 addresses',
  promised: { pages: 'may break', member: 'apart' },
  breaks: async scene => crowdOf(scene, holdings, 3 * 256, strangers).leave,
  async after({ site, person, check }) {
    const last = Date.now() + 10_000
    let status = 0
    while (status !== 200 && Date.now() < last) status = (await person('127.0.0.1').ask({ path: '/' })).status
    check(status === 200, 'no page within 10 s after they had left')
    check(site.running().ended() === undefined, 'the process has ended')
  },
}

/** Slow ones are sent away by themselves, however long they mean to stay. */
function sentAway(count: number, kind: Holding, heldMs: number, workers: number): Case {
  return {
    name: `${count} ${kind} that stay${workers > 1 ? `, ${workers} workers` : ''}`,
    env: { WORKERS: `${workers}` },
    promised: { pages: 'all', member: 'named' },
    heldMs,
    async breaks(scene) {
      const before = await scene.site.openFiles()
      const crowd = crowdOf(scene, [kind], count, stranger)
      // A slow reader sees its end last: it first reads what its own system has of the answer.
      return async () => {
        const left = (await scene.site.openFiles()) - before
        scene.check(
          crowd.cut() >= count || left < count / 10,
          `${crowd.cut()} of ${count} were cut within ${heldMs} ms, ${left} are still there`,
        )
        crowd.leave()
      }
    },
  }
}

/** More than one process may hold of most machines: they come from many addresses, and come back when they are cut. */
const idleThousands: Case = {
  name: '10000 idle connections from 60 addresses, 4 workers',
  env: { WORKERS: '4' },
  promised: { pages: 'all', member: 'named' },
  heldMs: 30_000, // half of it until all are there
  async breaks(scene) {
    const crowd = crowdOf(scene, ['idle'], 10_000, strangers)
    return () => {
      scene.check(crowd.most() > 8000, `no more than ${crowd.most()} connections were open at a time`)
      crowd.leave()
    }
  },
}

export const descriptorCases: readonly Case[] = [
  ...holdings.map(kind => usedUp(256, [kind], kind === 'idle' ? 4000 : undefined)),
  usedUp(512, holdings),
  usedUp(1024, holdings),
  fromEverywhere,
  sentAway(150, 'slow readers', 65_000, 1),
  sentAway(150, 'slow senders', 30_000, 1),
  sentAway(1000, 'slow senders', 30_000, 4),
  idleThousands,
]
