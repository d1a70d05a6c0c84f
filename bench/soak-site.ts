// The built site as a soak and an overload find it: with a member API, a member, and the addresses that its sitemaps
// name.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type OwnServer, startServer } from './servers.ts'
import { type Addresses, visitor } from './soak-visits.ts'

const dist = join(import.meta.dirname, '../dist')

export interface SoakSite {
  server: OwnServer
  addresses: Addresses
  /** The cookies of a member. */
  member: string
}

/** Starts the site with `WORKERS` of the environment, and ends it when `use` is done. */
export async function withSite(env: Record<string, string>, use: (site: SoakSite) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-soak-')) // for what members have
  const servers: OwnServer[] = []
  const start = async (script: string, env: Record<string, string>, path: string) => {
    const server = await startServer(script, { NICE: '10', ...env }, path)
    servers.push(server)
    return server
  }
  try {
    const members = await start(join(dist, 'members/main.mjs'), { DATA_DIR: folder }, '/healthz')
    const own = { MEMBER_API_URL: members.origin, DATA_DIR: folder, ...env }
    const server = await start(join(dist, 'server/main.mjs'), own, '/')
    await use({ server, addresses: await readAddresses(server.origin), member: await joinSite(server.origin) })
  } finally {
    await Promise.all(servers.map(server => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Asks until it is not told to come back: a site may be out of breath when it has just started. @throws after 6 s */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const answer = await ask()
    if (answer.status !== 503) return answer
    if (tries === 20) throw new Error(`${answer.url} is not there for anybody.`)
    await wait(300)
  }
}

/** What the site says it has: all pages of its sitemaps. @throws when there are none */
async function readAddresses(origin: string): Promise<Addresses> {
  const addressesOf = async (path: string) => {
    const text = await (await patiently(() => fetch(origin + path))).text()
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  }
  const ofNames = '/sitemap-names.xml'
  const maps = (await addressesOf('/sitemap.xml')).filter(path => path !== ofNames)
  const addresses = { pages: (await Promise.all(maps.map(addressesOf))).flat(), names: await addressesOf(ofNames) }
  if (!addresses.pages.length || !addresses.names.length) throw new Error('The sitemaps name no page.')
  return addresses
}

/** Makes a member of the site. Gives the cookies that they come with. */
async function joinSite(origin: string): Promise<string> {
  const body = new URLSearchParams({
    email: 'ada@example.test',
    password: 'a password for the bench',
    first_name: 'Ada',
  })
  const answer = await patiently(() =>
    fetch(`${origin}/join`, { method: 'POST', body, redirect: 'manual', headers: { origin } }),
  )
  const session = answer.headers.getSetCookie().find(cookie => cookie.startsWith('session='))
  if (!session) throw new Error(`Nobody could join: ${answer.status}.`)
  return `${visitor}; ${session.split(';', 1)[0]}`
}
