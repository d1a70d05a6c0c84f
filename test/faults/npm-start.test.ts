// `npm start` hands its process over, so that a signal to npm, to the server or to both of them is a stop in good order.
import t from 'tap'
import { childrenOf, isAlive, type RunningProcess, startSite, until } from '../support/process.ts'
import { memberName, sessionCookie, slowMemberApi } from '../support/slow-member-api.ts'
import { get, open, requestText } from '../support/wire.ts'

const quietNpm = { npm_config_update_notifier: 'false', npm_config_fund: 'false' }

const signals: Record<string, (npm: RunningProcess, server: number) => void> = {
  'the server': (_npm, server) => process.kill(server, 'SIGTERM'),
  npm: npm => npm.kill('SIGTERM'),
  // What systemd does, and a terminal with its interrupt key: everyone in the group is told.
  'all of them': npm => process.kill(-npm.pid, 'SIGTERM'),
}

// One after the other: each may have to build first.
for (const [whom, signal] of Object.entries(signals)) {
  t.test(`SIGTERM to ${whom}`, async t => {
    const workers = whom === 'all of them' ? '2' : '1'
    const env = { ...quietNpm, WORKERS: workers, MEMBER_API_URL: await slowMemberApi(t, 1500) }
    const npm = await startSite(t, { command: ['npm', 'start'], env })
    const [server = 0, ...others] = childrenOf(npm.pid)
    t.same(others, [], 'npm has one child')
    t.equal((await get(npm.port, '/')).status, 200)
    await until('a log line', () => npm.log().length > 0, 3000)
    if (workers === '1') t.equal(npm.log()[0]?.pid, server, 'which is the server: no shell between them')
    const stream = open(npm.port, requestText(npm.port, 'GET /dashboard HTTP/1.1', [sessionCookie()]))
    await until('the beginning of a page', () => stream.received().includes('</header>'), 5000)
    const asked = Date.now()
    signal(npm, server)
    const exit = await npm.exit
    t.match(exit, { code: 0, signal: null })
    t.ok(exit.at - asked < 10_000, 'within 10 s')
    t.notOk(isAlive(server), 'nothing is left behind')
    t.ok(stream.received().includes(memberName) && stream.received().endsWith('0\r\n\r\n'), 'the running page came to its end')
  })
}
