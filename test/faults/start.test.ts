// What a start says: the address, then log lines; or one line that names what is wrong.
import t from 'tap'
import { patienceMs, run, startSite, until } from '../support/process.ts'
import { get, requestText, send } from '../support/wire.ts'

t.jobs = 2

for (const workers of ['1', '2']) {
  t.test(`one address line, then only JSON (WORKERS=${workers})`, { buffered: true }, async t => {
    const site = await startSite(t, { env: { WORKERS: workers } })
    const answers = [
      await get(site.port, '/'),
      await get(site.port, '/no-such-page'),
      await send(site.port, 'GARBAGE\r\n\r\n'),
    ]
    t.same(
      answers.map(answer => answer.status),
      [200, 404, 400],
    )
    await send(site.port, requestText(site.port, 'POST / HTTP/1.1', [`Origin: http://localhost:${site.port}`]))
    site.kill('SIGTERM')
    t.match(await site.exit, { code: 0 })
    t.equal(site.err(), '')
    const other = site
      .out()
      .split('\n')
      .filter(line => line && !line.startsWith('{'))
    t.same(other, [`Little Almanac is at http://localhost:${site.port}`], 'one line for people')
    const lines = site.log()
    t.ok(site.out().endsWith('\n'), 'the last line is whole')
    t.ok(
      lines.every(
        line => typeof line.level === 'number' && typeof line.time === 'number' && typeof line.pid === 'number',
      ),
      'every line has level, time and pid',
    )
    t.equal(lines.filter(line => line.msg === 'request').length, 3, 'a line for each request that could be read')
  })
}

/** Has each process say at its end whether it has loaded undici, Node's own fetch: for a start, that is a lot. */
const tellsOfUndici = `--import=data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => process._rawDebug(process.moduleLoadList.some(name => name.includes('undici'))))",
)}`

t.test('nothing but the address line when the log is silent', { buffered: true }, async t => {
  const site = await startSite(t, { env: { LOG_LEVEL: 'silent', NODE_OPTIONS: tellsOfUndici } })
  t.equal((await get(site.port, '/a/foods-to-limit-in-pregnancy')).status, 200)
  site.kill('SIGTERM')
  await site.exit
  t.equal(site.out(), `Little Almanac is at http://localhost:${site.port}\n`)
  t.equal(site.err(), 'false\nfalse\n', 'and neither process has loaded undici by its first page')
})

t.test('an empty variable is one that is not set', { buffered: true }, async t => {
  const site = await startSite(t, {
    env: { WORKERS: '', MAIN_ORIGIN: '', ABTEST_ENABLE: '', TRUST_PROXY: '', LOG_LEVEL: '' },
  })
  t.equal((await get(site.port, '/')).status, 200)
})

t.test('with several workers, it is ready when it answers and not before', { buffered: true }, async t => {
  const site = await run(t, { env: { WORKERS: '2' } })
  await until('it to be ready', async () => (await get(site.opsPort, '/readyz')).status === 200, patienceMs, 2)
  t.equal((await get(site.port, '/healthz')).status, 200)
})
