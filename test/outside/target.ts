// The built site with a member, as an outsider meets it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPerson, type Person } from '../chaos/person.ts'
import { startChaosSite } from '../chaos/site.ts'
import { freePort, until } from '../support/process.ts'
import type { Owner } from '../support/site.ts'

export interface Target {
  t: Owner
  origin: string
  port: number
  /** Where a go-between may listen: as the site writes its own addresses then. */
  throughOrigin: string
  throughPort: number
  /** The member's session. */
  cookie: string
  memberId: string
  /** Where a program may write. */
  folder: string
  /** Somebody else, at another address. */
  visitor: Person
  /** Files and sockets that its processes have open. */
  openFiles(): Promise<number>
  /** What the site did wrong by its own account. */
  faults(): string[]
}

const email = 'outsider@example.com'

/**
 * A site, a member and a folder for one program. They go with their owner. @param isBehind whether a go-between stands
 * before the site
 */
export async function openTarget(t: Owner, isBehind: boolean): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-outside-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const throughPort = await freePort()
  const throughOrigin = `http://localhost:${throughPort}`
  const origins = { MAIN_ORIGIN: throughOrigin, NAMES_ORIGIN: throughOrigin, REGISTRY_ORIGIN: throughOrigin }
  const site = await startChaosSite(t, isBehind ? { env: origins } : {})
  const ask = (address: string) => createPerson(t, () => site.port, address, isBehind ? throughPort : site.port)
  const member = ask('127.0.0.2')
  await until('a member', async () => {
    await member.join(email, 'Olga').catch(() => {})
    return (await member.ask({ path: '/api/members/me' })).status === 200
  })
  const { text } = await member.ask({ path: '/api/members/me' })
  const { running } = site
  return {
    t,
    port: site.port,
    throughOrigin,
    throughPort,
    origin: `http://localhost:${site.port}`,
    cookie: /\bsession=[^;]+/.exec(member.cookies())?.[0] ?? '',
    memberId: JSON.parse(text).member.id_string,
    folder,
    visitor: ask('127.0.0.3'),
    openFiles: site.openFiles,
    faults() {
      const failed = running()
        .log()
        .filter(line => Number(line.level) >= 50 || Number(line.status) === 500)
      const ended = running().ended()
      return [
        ...failed.map(line => JSON.stringify(line).slice(0, 300)),
        ...(ended ? [`the site has ended: ${ended.code}`] : []),
      ]
    },
  }
}
