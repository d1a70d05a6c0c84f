// Several workers: each answers, is replaced when it dies, and none outlives the primary.
import t from 'tap'
import { childrenOf, isAlive, patienceMs, type RunningProcess, startSite, until } from '../support/process.ts'
import { get } from '../support/wire.ts'

t.jobs = 2
const two = { env: { WORKERS: '2' } }

const deaths = (site: RunningProcess) => site.log().filter(line => line.msg === 'a worker died')

/** Process ids that answered requests, by the log. */
async function whoAnswered(site: RunningProcess, requests: number): Promise<Set<unknown>> {
  const before = site.log().length
  for (let i = 0; i < requests; i++) await get(site.port, '/about-us')
  const lines = () => site.log().slice(before)
  await until('their log lines', () => lines().filter(line => line.route === '/about-us').length === requests)
  return new Set(lines().flatMap(line => (line.route === '/about-us' ? [line.pid] : [])))
}

t.test('both answer; the metrics of the primary are the sum', { buffered: true }, async t => {
  const site = await startSite(t, two)
  const workers = childrenOf(site.pid)
  t.equal(workers.length, 2)
  t.same([...(await whoAnswered(site, 40))].sort(), [...workers].sort())
  const { status, body } = await get(site.opsPort, '/metrics')
  t.equal(status, 200)
  const counts = [...body.matchAll(/^http_request_duration_seconds_count\{[^}]*route="\/about-us"[^}]*\} (\d+)$/gm)]
  t.equal(
    counts.reduce((sum, match) => sum + Number(match[1]), 0),
    40,
  )
})

t.test(
  'a worker that dies is replaced; again and again, after a longer and longer wait',
  { buffered: true },
  async t => {
    const site = await startSite(t, two)
    const [survivor] = childrenOf(site.pid)
    for (let times = 1; times <= 3; times++) {
      const other = () => childrenOf(site.pid).find(pid => pid !== survivor)
      await until('its replacement', other, patienceMs, 100)
      process.kill(other() ?? Number.NaN, 'SIGKILL')
      await until('its death to be noticed', () => deaths(site).length === times)
      const answers = await Promise.all(Array.from({ length: 10 }, () => get(site.port, '/')))
      t.ok(
        answers.every(answer => answer.status === 200),
        'the other one answers meanwhile',
      )
    }
    const [first = 0, second = 0, third = 0] = deaths(site).map(line => Number(line.waitMs))
    t.ok(first > 0 && second >= 2 * first && third >= 2 * second, `the waits grow: ${[first, second, third]} ms`)
    t.ok(
      deaths(site).every(line => Number(line.level) >= 50 && line.signal === 'SIGKILL'),
      'each death is an error in the log',
    )
    await until('two that answer again', async () => (await whoAnswered(site, 20)).size === 2)
  },
)

t.test('without the primary, the workers end', { buffered: true }, async t => {
  const site = await startSite(t, two)
  const workers = childrenOf(site.pid)
  t.equal(workers.length, 2)
  site.kill('SIGKILL')
  await until('the workers to end', () => !workers.some(isAlive))
  t.match(await site.exit, { signal: 'SIGKILL' })
})
