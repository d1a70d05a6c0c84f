// The member API that comes with the site: up in the background, back when it dies, gone with the site.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import t from 'tap'
import { childrenOf, isAlive, patienceMs, type RunningProcess, run, startSite, until } from '../support/process.ts'
import { sized } from '../support/sized.ts'

const bundled = { MEMBER_API_URL: '' }
const mostMs = 20_000 // 10 s are promised; this machine may be busy, and a stop that hangs takes longer than anything
const asOurs = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

/** The status of a log in with a wrong password: 422 when the member API answers, 503 when it does not. */
async function logIn({ port }: RunningProcess): Promise<number> {
  const body = 'email=nobody@example.test&password=not-the-right-one'
  const answer = await fetch(`http://localhost:${port}/login`, { method: 'POST', headers: asOurs, body })
  await answer.arrayBuffer()
  return answer.status
}
const isUp = async (site: RunningProcess) => (await logIn(site)) === 422
const membersOf = (site: RunningProcess) => {
  const line = site.log().findLast(({ of, msg }) => of === 'members' && String(msg).startsWith('Server listening'))
  return Number(line?.pid)
}

for (const workers of sized(['2'], ['1', '2'])) {
  t.test(`${workers} processes that serve have one member API`, async t => {
    const site = await startSite(t, { env: { ...bundled, WORKERS: workers } })
    await until('the member API', () => isUp(site), patienceMs, 200)
    await until('its line in the log', () => membersOf(site) > 0)
    const first = membersOf(site)
    t.equal(childrenOf(site.pid).length, Number(workers) + 1)
    t.ok(childrenOf(site.pid).includes(first))

    process.kill(first, 'SIGKILL')
    await until('its end', () => !isAlive(first))
    t.equal((await fetch(`http://localhost:${site.port}/about-us`)).status, 200, 'pages do not need it')
    await until('another', () => isUp(site), patienceMs, 500)
    await until('a line of another', () => membersOf(site) !== first)
    const second = membersOf(site)
    t.ok(isAlive(second))

    const asked = Date.now()
    site.kill('SIGTERM')
    const exit = await site.exit
    t.match(exit, { code: 0, signal: null })
    t.ok(exit.at - asked < mostMs, `after ${exit.at - asked} ms`)
    t.notOk(isAlive(second), 'nothing is left behind')
  })
}

t.test('when it cannot start again, the site goes on, and it comes back by itself', async t => {
  const data = t.testdir()
  const site = await startSite(t, { env: { ...bundled, DATA_DIR: data } })
  t.ok(await isUp(site), 'it answers as soon as the site says where it is')
  const file = join(data, 'members.db')
  const other = new DatabaseSync(file)
  other.exec('BEGIN EXCLUSIVE') // it waits five seconds for the file, and is then refused
  process.kill(membersOf(site), 'SIGKILL')
  const refusal = () => site.log().find(({ msg, code }) => msg === 'the member API died' && code === 78)
  await until('a start that is refused', refusal)
  t.match(refusal()?.reason, /^The database \S+members\.db cannot be (?:opened|used)/, 'the log says why')
  t.equal(site.ended(), undefined)
  t.equal((await fetch(`http://localhost:${site.port}/about-us`)).status, 200)
  t.equal(await logIn(site), 503)
  other.exec('ROLLBACK')
  other.close()
  await until('it to be back', () => isUp(site), patienceMs, 200)
  t.equal(site.err(), '', 'nothing but JSON was said')
})

t.test('it ends when the site is killed', async t => {
  const site = await startSite(t, { env: bundled })
  await until('the member API', () => isUp(site), patienceMs, 200)
  await until('its line in the log', () => membersOf(site) > 0)
  const members = membersOf(site)
  site.kill('SIGKILL')
  await site.exit
  await until('its end', () => !isAlive(members))
  t.pass('it has ended')
})

t.test('a damaged database refuses the start in one line', async t => {
  const data = t.testdir()
  writeFileSync(
    join(data, 'members.db'),
    'this is no database, whatever its name says, and it is long enough to be looked at. '.repeat(100),
  )
  const site = await run(t, { env: { ...bundled, DATA_DIR: data } })
  t.match(await site.exit, { code: 1 })
  t.match(site.err(), /^The database \S+members\.db is damaged .*\n$/)
})
