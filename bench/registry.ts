// What registries cost in a store with 10,000 of them, beside a store with none but the one that is asked for.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from './client.ts'
import { firstByteOnce, median } from './load.ts'
import { type FilledStore, fillStore, searchedNames } from './registry-store.ts'
import { type Server, startServer } from './servers.ts'

const rounds = 200 // each asks every question once of both stores
const warmUp = 20
const first = 60 // pairs of first bytes
const article = '/a/foods-to-limit-in-pregnancy'
/** Everybody is a network of their own: few searches a minute are allowed to one. */
const trusted = { TRUST_PROXY: '127.0.0.1' }

interface Question {
  path: string
  headers: Record<string, string>
}

let asked = 0
const network = () => {
  asked++
  return { 'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}` }
}

/** What is asked of the API, by name. */
const questions = ({ member, lists: [list] }: FilledStore): Readonly<Record<string, () => Question>> => ({
  'manage read': () => ({
    path: `/members/${member.id}/registries/${list?.id}`,
    headers: { authorization: `Bearer ${member.token}` },
  }),
  'guest page read': () => ({ path: `/registries/${list?.link}`, headers: {} }),
  'search by name': () => ({
    path: `/registry-search?first=${searchedNames.first_name}&last=${searchedNames.last_name}`,
    headers: network(),
  }),
})

export interface RegistryFigures {
  /** Median milliseconds of an answer of the member API, alone and beside `lists` others. */
  reads: readonly { what: string; alone: number; amongMany: number }[]
  /** A search for two letters of each name among many, which finds more than it shows. */
  twoLettersMs: number
  /** Milliseconds to the first byte, in the large store: a guest's page of 300 wishes, and an article that is not cached. */
  firstByte: { guest: number; article: number }
}

/** @param dist the built site. @param lists of 100 items in the large store */
export async function measureRegistries(dist: string, lists: number): Promise<RegistryFigures> {
  const folders = [0, lists].map(() => mkdtempSync(join(tmpdir(), 'bench-registries-')))
  const servers: Server[] = []
  const start = async (script: string, env: Record<string, string>) => {
    const server = await startServer(join(dist, script), { ...trusted, ...env }, '/healthz')
    servers.push(server)
    return server
  }
  const open = async (folder: string, others: number) => {
    const filled = await fillStore(folder, { own: [100, 300], others })
    return { filled, api: await start('members/main.mjs', { DATA_DIR: folder }) }
  }
  try {
    const [small = '', large = ''] = folders
    const alone = await open(small, 0)
    const many = await open(large, lists)
    const reads = await readBoth(alone, many)
    const two = { path: '/registry-search?first=ba&last=do' }
    const twoLetters: number[] = []
    for (let i = 0; i < warmUp * 2; i++) twoLetters.push(await answerMs(many.api, { ...two, headers: network() }))
    const site = await start('server/main.mjs', { MEMBER_API_URL: many.api.origin, PAGE_CACHE_MB: '0' })
    return { reads, twoLettersMs: median(twoLetters), firstByte: await firstBytes(site, many.filled) }
  } finally {
    await Promise.all(servers.map(server => server.stop()))
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

/** Milliseconds of one answer. */
async function answerMs(server: Server, { path, headers }: Question): Promise<number> {
  const { statuses, latencies } = await load({ url: server.origin + path, headers }, 1, 0)
  if (statuses[200] !== 1) throw new Error(`${path} was answered ${JSON.stringify(statuses)}.`)
  return latencies[0] ?? Number.NaN
}

interface Opened {
  filled: FilledStore
  api: Server
}

/** Asks both stores in turn. */
async function readBoth(alone: Opened, many: Opened) {
  const own = questions(alone.filled)
  const all = Object.entries(questions(many.filled)).map(([what, among]) => ({
    what,
    asks: { alone: own[what] ?? among, among },
    alone: [] as number[],
    amongMany: [] as number[],
  }))
  for (let i = 0; i < warmUp + rounds; i++)
    for (const one of all) {
      const [a, b] = [await answerMs(alone.api, one.asks.alone()), await answerMs(many.api, one.asks.among())]
      if (i < warmUp) continue
      one.alone.push(a)
      one.amongMany.push(b)
    }
  return all.map(({ what, alone: a, amongMany: b }) => ({ what, alone: median(a), amongMany: median(b) }))
}

async function firstBytes(site: Server, { lists }: FilledStore) {
  const known = { cookie: 'uid=AAAAAAAAAAAAAAAAAAAAAA', 'accept-encoding': 'identity' }
  const waits = { guest: [] as number[], article: [] as number[] }
  for (let i = 0; i < warmUp + first; i++) {
    const guest = await firstByteOnce(`${site.origin}/registry/${lists[1]?.link}`, known)
    const other = await firstByteOnce(site.origin + article, known)
    if (i < warmUp) continue
    waits.guest.push(guest)
    waits.article.push(other)
  }
  return { guest: median(waits.guest), article: median(waits.article) }
}

/** How many times as long it may take. */
const most = 1.5

/** The figures as a table. */
export const registryTable = ({ reads, firstByte }: RegistryFigures) =>
  [
    ...reads.map(({ what, alone, amongMany }) => ({ what, ms: amongMany, beside: alone })),
    { what: 'first byte: guest page of 300, to an article', ms: firstByte.guest, beside: firstByte.article },
  ].map(({ what, ms, beside }) => ({
    what,
    'ms, to': beside.toFixed(2),
    ms: ms.toFixed(2),
    times: (ms / beside).toFixed(2),
    goal: `<= ${most}`,
    met: ms / beside <= most,
  }))
