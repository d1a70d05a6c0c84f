// A member API that is well, then lies in one of many ways, then is well again.
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { join } from 'node:path'
import { lies } from '../../support/faults/lies.ts'
import { startMembers } from '../../support/faults/member-process.ts'
import { type Act, brokenUpstream } from '../../support/faults/upstream.ts'
import { freePort } from '../../support/process.ts'
import type { Owner } from '../../support/site.ts'
import type { Case } from '../case.ts'

interface Switch {
  url: string
  /** Every connection of before ends, and new ones lead there. */
  lead(to: NetConnectOpts): void
}

/** A line that leads to the real member API or elsewhere. */
async function openSwitch(t: Owner, first: NetConnectOpts): Promise<Switch> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let target = first
  const server = createServer(near => {
    const far = connect(target)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket
        .on('error', () => {})
        .once('close', () => {
          sockets.delete(socket)
          near.destroy()
          far.destroy()
        })
    }
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  t.teardown(() => {
    cut()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${port}`,
    lead(to) {
      target = to
      cut()
    },
  }
}

/** Whoever waits for it waits for ever, unless somebody has set an end. */
const shortLie = 'another protocol (101)'

function lying(what: string, act: Act): Case {
  let line: Switch
  let truth: NetConnectOpts
  return {
    name: `the member API lies: ${what}`,
    promised: { pages: 'all', member: 'away' },
    heldMs: 4000,
    several: true,
    ...(what === shortLie && { shortMs: 2500 }),
    async env(t, dataDir) {
      await startMembers(t, dataDir)
      truth = { path: join(dataDir, 'members.sock') }
      line = await openSwitch(t, truth)
      return { MEMBER_API_URL: line.url }
    },
    async breaks({ t }) {
      const liar = await brokenUpstream(t, act)
      line.lead({ port: Number(new URL(liar.url).port), host: '127.0.0.1' })
      return () => line.lead(truth)
    },
  }
}

export const lieCases: readonly Case[] = Object.entries(lies).map(([what, act]) => lying(what, act))
