// An account that is deleted is gone: from the store, from pictures, letters, logs and whatever the site remembers; and
// the bytes of the database never said anything about it.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { dataFolder } from '../../support/faults/member-process.ts'
import type { Part, Trial } from '../../support/faults/part.ts'
import { askSite } from '../../support/faults/raw-client.ts'
import { liveOnSite, type SiteLine, type SiteMember } from '../../support/faults/site-member.ts'
import { password } from '../../support/members.ts'
import { freePort, type RunningProcess, startSite, until } from '../../support/process.ts'

const mostMs = 60_000
const letters = (n: number) => String(n).replaceAll(/\d/g, digit => 'abcdefghij'[Number(digit)] ?? '')

interface Place extends SiteLine {
  site: RunningProcess
  dataDir: string
}

export const privacy: Part = {
  name: 'deleted accounts',
  unit: 'accounts',
  sizes: { full: 40, short: 2 },
  async run(trial) {
    // Half of them with letters that lie in a folder, half with letters that nobody takes.
    const half = Math.ceil(trial.size / 2)
    await deleteMany(trial, half, {})
    await deleteMany(trial, trial.size - half, { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
  },
}

async function deleteMany(trial: Trial, count: number, env: Record<string, string>) {
  const { t, check, done } = trial
  const dataDir = dataFolder(t)
  const site = await startSite(t, {
    env: { ...env, MEMBER_API_URL: '', DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1,::1' },
  })
  const agent = new Agent({ keepAlive: true })
  t.teardown(() => agent.destroy())
  const place: Place = { origin: `http://localhost:${site.port}`, agent, ip: '192.0.2.1', site, dataDir }
  await until('the member API', () => isUp(place), 20_000, 100)
  const neighbor = await liveOnSite(place, 'Neighbor')
  for (let i = 0; i < count; i++) {
    await crowdTheFile(neighbor, i)
    const member = await liveOnSite({ ...place, ip: `198.51.100.${i}` }, `Zephyrine${letters(i)}`)
    await crowdTheFile(neighbor, i + 1)
    await checkThere(trial, place, member)
    const names = await namesOf(neighbor)
    const body = JSON.stringify({ password })
    const gone = await member.ask({
      method: 'DELETE',
      path: `/api/members/${member.id}`,
      headers: { 'content-type': 'application/json' },
      body,
    })
    check(
      gone.status === 204 && /session=;/.test(String(gone.headers['set-cookie'])),
      `the deletion was answered ${gone.status}`,
    )
    await checkGone(trial, place, member)
    check((await namesOf(neighbor)) === names, 'a neighbor has lost something')
    done()
  }
  check(site.err() === '' && !site.ended(), `the site: ${site.err()}`)
}

const isUp = async ({ origin, agent }: Place) =>
  (await askSite(origin, agent, { path: '/avatars/AAAAAAAAAAAAAAAAAAAAAA.webp' })).status === 404

const namesOf = async ({ ask, id }: SiteMember) => (await ask({ path: `/api/members/${id}/favorite-names` })).text

/** Rows of somebody else before, between and behind: pages of the file split while the member is on them. */
async function crowdTheFile({ ask, id }: SiteMember, round: number) {
  const headers = { 'content-type': 'application/json' }
  for (let i = 0; i < 30; i++) {
    const body = JSON.stringify({ note: 'x'.repeat((i * 37 + round * 101) % 480) })
    await ask({ method: 'PUT', path: `/api/members/${id}/favorite-names/Name${letters(i)}`, headers, body })
  }
}

/** Files of a folder in which a trace is, by their names or their bytes. */
function filesWith(folder: string, traces: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(name => {
    const path = join(folder, name)
    if (!statSync(path, { throwIfNoEntry: false })?.isFile())
      return traces.some(trace => name.includes(trace)) ? [name] : []
    const bytes = readFileSync(path)
    return traces.filter(trace => name.includes(trace) || bytes.includes(trace)).map(trace => `${trace} in ${name}`)
  })
}

/** Without ids that lie about in the database's files: what they belonged to is gone, and they lead nowhere. */
const sayingFilesWith = (folder: string, traces: readonly string[], ids: readonly string[]): string[] =>
  filesWith(folder, traces).filter(words => !ids.some(id => words.startsWith(`${id} in members.`)))

/** Else there would be nothing to delete. */
async function checkThere({ check }: Trial, { dataDir }: Place, { traces, ids, avatarUrl, ask }: SiteMember) {
  const found = filesWith(dataDir, traces)
  const readable = sayingFilesWith(dataDir, traces, ids).filter(words => / in members\./.test(words))
  check(readable.length === 0, `readable in the database: ${readable.join(', ')}`)
  check(
    found.some(words => /members\.db/.test(words)),
    'nothing was in the database',
  )
  check(
    found.some(words => words.includes(`in ${join('avatars', avatarUrl.slice('/avatars/'.length))}`)),
    'there was no upload',
  )
  check((await ask({ path: '/dashboard' })).text.includes(traces[0] ?? '?'), 'the site did not know the member')
}

async function checkGone(
  { check }: Trial,
  { origin, agent, dataDir, site }: Place,
  { traces, ids, avatarUrl, cookies }: SiteMember,
) {
  const remaining = () => sayingFilesWith(dataDir, traces, ids)
  const last = Date.now() + mostMs
  const left = () => Math.max(last - Date.now(), 1)
  await until('files', () => remaining().length === 0, left(), 500).catch(() =>
    check(false, `still there: ${remaining().slice(0, 5).join(', ')}`),
  )
  for (const cookie of ['', ...cookies]) {
    const read = async (path: string) => askSite(origin, agent, { path, headers: { cookie } })
    for (const path of [
      '/',
      '/dashboard',
      '/search?q=sleep',
      '/pregnancy-week-by-week/8-weeks-pregnant',
      '/api/members/me',
    ]) {
      const isForgotten = async () => {
        const { status, headers, text } = await read(path)
        const all = JSON.stringify(headers) + text
        return (
          !traces.some(trace => all.includes(trace)) &&
          status === (path === '/dashboard' ? 303 : path === '/api/members/me' ? 401 : 200)
        )
      }
      await until(path, isForgotten, left(), 500).catch(() => check(false, `the site still knows at ${path}`))
    }
    check((await read(avatarUrl)).status === 404, 'the picture is still there')
  }
  const log = site.out() + site.err()
  for (const trace of traces) check(!log.includes(trace), `${trace} is in the log`)
}
