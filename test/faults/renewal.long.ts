// SIGHUP: all workers are renewed one by one, and no visitor notices.
import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { copyBuild } from '../support/build-copy.ts'
import { startLoad } from '../support/load.ts'
import { childrenOf, patienceMs, type RunningProcess, startSite, until } from '../support/process.ts'
import { get } from '../support/wire.ts'

const said = (site: RunningProcess, words: string) =>
  site.log().filter(({ msg }) => String(msg).startsWith(words)).length
const renewals = (site: RunningProcess) => said(site, 'the workers are new')

t.test('three renewals under load', async t => {
  const site = await startSite(t, { env: { WORKERS: '2' } })
  const seen = [childrenOf(site.pid)]
  const load = startLoad({ url: `http://localhost:${site.port}/`, connections: 10, seconds: 30 })
  t.teardown(load.stop)
  for (let times = 1; times <= 3; times++) {
    await sleep(500)
    site.kill('SIGHUP')
    await until('the renewal', () => renewals(site) === times, patienceMs, 100)
    seen.push(childrenOf(site.pid))
  }
  load.stop()
  const { statuses, errors } = await load.result
  t.same(
    { statuses: Object.keys(statuses), errors },
    { statuses: ['200'], errors: 0 },
    `${statuses[200]} requests, none failed`,
  )
  t.same(
    seen.map(pids => pids.length),
    [2, 2, 2, 2],
  )
  t.equal(new Set(seen.flat()).size, 8, 'all of them are new each time')
  t.ok((statuses[200] ?? 0) > 200, 'there was load')
  t.equal(site.err(), '')
  t.notOk(
    // And every line is JSON, though three processes write to one pipe
    site.log().some(line => Number(line.level) >= 50),
    'nothing went wrong',
  )
})

t.test('a renewal to a torn build: the old workers go on, and the next renewal works', async t => {
  const build = copyBuild(join(t.testdir(), 'dist'))
  const site = await startSite(t, { folder: build.folder, env: { WORKERS: '2' } })
  const old = childrenOf(site.pid)
  truncateSync(build.contentIndex, 100)
  site.kill('SIGHUP')
  await until('it to be given up', () => said(site, 'the workers could not be renewed') === 1)
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(site.port, '/')))
  t.ok(
    answers.every(answer => answer.status === 200),
    'everyone is served',
  )
  const now = childrenOf(site.pid)
  t.ok(
    old.every(pid => now.includes(pid)),
    'by the old workers',
  )
  build.mend()
  site.kill('SIGHUP')
  await until('the renewal', () => renewals(site) === 1)
  await sleep(500)
  t.notOk(
    childrenOf(site.pid).some(pid => old.includes(pid)),
    'none of the old ones is left',
  )
  t.equal(childrenOf(site.pid).length, 2, 'as many as before')
  t.equal((await get(site.port, '/')).status, 200)
})
