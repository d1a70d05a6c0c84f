// Saving a profile, a wish and a reservation through the site beside the same straight at the member API: the real one,
// on SQLite.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Contestant, compete, type Round } from './load.ts'
import { type FilledStore, fillStore } from './registry-store.ts'
import { type Server, startServer } from './servers.ts'

interface Pair {
  straight: Round
  proxied: Round
}

export interface Saves extends Pair {
  /** A gift that a guest reserves by the form of the page, and a wish that its owner changes. */
  registry: { reserve: Pair; manage: Pair }
}

/** Behind a proxy, everybody is a network of their own: few gifts may be reserved from one. */
const env = { TRUST_PROXY: '127.0.0.1' }
const lists = 100 // of 100 items; at most 1000 gifts are reserved from one

const connections = 10

/** @param dist the built site */
export async function measureSaves(dist: string): Promise<Saves> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-members-'))
  const servers: Server[] = []
  const start = async (script: string, own: Record<string, string>) => {
    const server = await startServer(join(dist, script), { DATA_DIR: folder, ...env, ...own }, '/healthz')
    servers.push(server)
    return server
  }
  try {
    const filled = await fillStore(folder, { own: Array<number>(lists).fill(100), others: 0 })
    const api = await start('members/main.mjs', {})
    const site = await start('server/main.mjs', { MEMBER_API_URL: api.origin })
    const pair = async (make: (api: Server, site: Server, filled: FilledStore) => [Contestant, Contestant]) => {
      const [straight, proxied] = (await compete(make(api, site, filled), { connections })).values()
      if (!straight || !proxied) throw new Error('The saves did not run.')
      return { straight, proxied }
    }
    return { ...(await pair(profiles)), registry: { reserve: await pair(reservations), manage: await pair(wishes) } }
  } finally {
    await Promise.all(servers.map(server => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

const json = { 'content-type': 'application/json' }

/** The same change by a member, asked of the API and of the site. */
function byMember(path: string, change: Pick<Contestant, 'method' | 'body'>, token: string) {
  return (api: Server, site: Server): [Contestant, Contestant] => [
    { name: 'straight', server: api, path, ...change, headers: { ...json, authorization: `Bearer ${token}` } },
    {
      name: 'proxied',
      server: site,
      path: `/api${path}`,
      ...change,
      headers: { ...json, cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' },
    },
  ]
}

function profiles(api: Server, site: Server, { member }: FilledStore) {
  const body = JSON.stringify({ member: { first_name: 'Ada', is_ttc: true } })
  return byMember(`/members/${member.id}`, { method: 'PATCH', body }, member.token)(api, site)
}

function wishes(api: Server, site: Server, { member, lists: [list] }: FilledStore) {
  const path = `/members/${member.id}/registries/${list?.id}/items/${list?.items[0]}`
  const body = JSON.stringify({ item: { title: 'A blanket for the pram', note: 'In gray', quantity: 2 } })
  return byMember(path, { method: 'PUT', body }, member.token)(api, site)
}

function reservations(api: Server, site: Server, { lists: all }: FilledStore): [Contestant, Contestant] {
  let reserved = 0
  const giver = { name: 'Grandma', message: 'With love' }
  /** Another list, and in time another item, by another guest: few gifts of a list may be open for one address. */
  const next = () => {
    const number = reserved++
    const list = all[number % all.length]
    const item = list?.items[Math.floor(number / all.length) % list.items.length]
    const network = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
    const email = `grandma${number}@example.test`
    return { link: list?.link, item, email, headers: { 'x-forwarded-for': network } }
  }
  return [
    {
      name: 'straight',
      server: api,
      path: '/',
      method: 'POST',
      status: 201,
      headers: json,
      each() {
        const { link, item, email, headers } = next()
        const body = JSON.stringify({ ...giver, email, quantity: 1 })
        return { path: `/registries/${link}/items/${item}/reservations`, headers, body }
      },
    },
    {
      name: 'proxied',
      server: site,
      path: '/',
      method: 'POST',
      status: 303,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      each() {
        const { link, item = '', email, headers } = next()
        const body = new URLSearchParams({ ...giver, email, quantity: '1', item }).toString()
        return { path: `/registry/${link}`, headers, body }
      },
    },
  ]
}
