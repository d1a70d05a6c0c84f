// `npm start` hands its process over, so that a signal to npm, to the server or to both of them is a stop in good
// order.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { heldMemberApi, lateCookie, lateName } from '../support/faults/held-member-api.ts'
import { childrenOf, isAlive, type RunningProcess, root, startSite, until } from '../support/process.ts'
import { sized } from '../support/sized.ts'
import { get, open, requestText } from '../support/wire.ts'

t.jobs = 2
const quietNpm = { npm_config_update_notifier: 'false', npm_config_fund: 'false' }

interface Stop {
  workers: '1' | '2'
  signal(npm: RunningProcess, server: number): void
}

const stops: Record<string, Stop> = {
  'SIGTERM to the server': { workers: '1', signal: (_npm, server) => process.kill(server, 'SIGTERM') },
  'SIGTERM to npm': { workers: '2', signal: npm => npm.kill('SIGTERM') },
  // Everyone in the group is told, and some of them tell each other.
  'the interrupt key of a terminal': { workers: '1', signal: npm => process.kill(-npm.pid, 'SIGINT') },
  'a service manager that stops a group': { workers: '2', signal: npm => process.kill(-npm.pid, 'SIGTERM') },
}

async function stopsWell(t: Test, { workers, signal }: Stop) {
  const { env, letGo } = await heldMemberApi(t)
  const npm = await startSite(t, { command: ['npm', 'start'], env: { ...quietNpm, WORKERS: workers, ...env } })
  const [server = 0, ...others] = childrenOf(npm.pid)
  t.same(others, [], 'npm has one child')
  await until('a log line', () => npm.log().length > 0)
  t.ok(childrenOf(server).includes(Number(npm.log()[0]?.pid)), 'which is the primary: no shell between them')
  const stream = open(npm.port, requestText(npm.port, 'GET /dashboard HTTP/1.1', [lateCookie]))
  await until('the beginning of a page', () => stream.received().includes('</header>'))
  signal(npm, server)
  await until('the stop to be heard', async () => (await get(npm.opsPort, '/readyz')).status === 503)
  letGo()
  t.match(await npm.exit, { code: 0, signal: null })
  t.notOk(isAlive(server), 'nothing is left behind')
  t.ok(
    stream.received().includes(lateName) && stream.received().endsWith('0\r\n\r\n'),
    'the running page came to its end',
  )
}

t.before(async () => {
  await promisify(execFile)(process.execPath, ['build.mjs', '--if-stale'], { cwd: root }) // or each of them would build
})
const all = Object.entries(stops)
for (const [what, stop] of sized(all.slice(1, 3), all)) t.test(what, { buffered: true }, t => stopsWell(t, stop))
