// Whoever asks for what is somebody else's is denied, in the bytes of what does not exist: every route of the member
// API, asked directly and through the site.
import '../../support/no-pressure.ts'
import { newId } from '../../../members/ids.ts'
import { bodies, type Family, family } from '../../support/faults/family.ts'
import type { Part, Trial } from '../../support/faults/part.ts'
import { type TestMembers, testMembers } from '../../support/members.ts'
import { freshPlace } from '../../support/stores.ts'
import { type Door, memberDoor, type Route, siteDoor } from './matrix-doors.ts'

/** Ids that are none. A short form takes the first ones. */
const malformed = [
  '%00',
  "'%20or%201=1%20--",
  'me',
  '..%2f..%2fmembers%2fme',
  '%2e%2e',
  '*',
  '0',
  '-1',
  'null',
  '%F0%9F%91%B6',
  '%ff',
  'a'.repeat(64),
  'a'.repeat(301),
  '1;x',
  '%23',
  '%0d%0aX:1',
  '[]',
  '%252e',
]

/** Ids by what they are to the one who asks. */
type Kinds = Record<'own' | 'foreign' | 'unknown' | 'malformed', readonly string[]>

const addressOf = ({ url }: Route, member: string, id: string, { item, gift, token }: Family['within']) =>
  url
    .replace(':member', member)
    .replace(':id', id)
    .replace(':slug', 'safe-sleep-for-babies')
    .replace(':name', 'Ada')
    .replace(':item', item)
    .replace(':gift', gift)
    .replace(':token', token)

interface Cast {
  emma: Family
  eve: Family
  /** Was a member. */
  gone: Family
}

async function tryRoute({ check, done, size }: Trial, door: Door, route: Route, { emma, eve, gone }: Cast) {
  const hostile = malformed.slice(0, size)
  const members: Kinds = {
    own: [eve.id],
    foreign: [emma.id, emma.username, gone.id, gone.username],
    unknown: [newId()],
    malformed: hostile,
  }
  const things: Kinds = { own: eve.ids, foreign: [...emma.ids, ...gone.ids], unknown: [newId()], malformed: hostile }
  const cellsOf = (name: string, kinds: Kinds) =>
    route.url.includes(name)
      ? Object.entries(kinds).flatMap(([kind, ids]) => ids.map(id => ({ kind, id })))
      : [{ kind: 'own', id: '' }]
  for (const [who, token, status] of [
    ['nobody', '', 401],
    ['deleted', gone.token, 401],
    ['other', eve.token, 404],
  ] as const) {
    if (who === 'other' && !route.url.includes(':member')) continue // it names nobody
    const unknown = await door.ask(route, addressOf(route, newId(), newId(), emma.within), token)
    for (const member of cellsOf(':member', members))
      for (const thing of cellsOf(':id', things)) {
        if (who === 'other' && member.kind === 'own' && thing.kind === 'own') continue // that is theirs
        const heard = await door.ask(route, addressOf(route, member.id, thing.id, emma.within), token)
        const isMalformed = member.kind === 'malformed' || thing.kind === 'malformed'
        const of = `${door.name}, ${route.method} ${route.url}: ${who} with ${member.kind} ${member.id.slice(0, 30)} ${thing.kind} ${thing.id.slice(0, 30)}`
        done()
        if (isMalformed) check([400, status, 404].includes(heard.status), `${of} was answered ${heard.status}`)
        else {
          check(heard.status === status, `${of} was answered ${heard.status}`)
          check(heard.bytes === unknown.bytes, `${of} does not hear what is said of an unknown one`)
        }
      }
  }
}

/** What `Family.ids` are ids of, in their order. */
const kinds = ['children', 'pregnancies', 'losses', 'sessions', 'passkeys', 'registries']
const refused: Record<string, number> = {
  'POST /members/:member/pregnancies': 409,
  'POST /members/:member/passkeys': 422,
  'DELETE /members/:member/registries/:id/owners/me': 422,
  'POST /members/:member/registry-invitations/:token': 404,
}

/** So that a denial means something: whoever asks for their own so gets it. */
async function tryOwn({ check, done }: Trial, door: Door, route: Route, owner: Family) {
  const id = owner.ids[kinds.findIndex(kind => route.url.includes(`/${kind}/`))] ?? ''
  // One pregnancy a member, and a passkey by a challenge only: refused to its owner as well, but not as unknown.
  const wanted = refused[`${route.method} ${route.url}`] ?? 200
  const { status } = await door.ask(route, addressOf(route, owner.id, id, owner.within), owner.token)
  done()
  check(
    wanted === 200 ? status < 300 : status === wanted,
    `${door.name}, ${route.method} ${route.url}: its owner was answered ${status}`,
  )
}

/** All rows, but for counters. */
async function rowsOf({ store }: TestMembers): Promise<string> {
  const tables = (await store.db.introspection.getTables()).filter(
    ({ name }) => !/^(kysely_|store_|limits$)/.test(name),
  )
  const rows = await Promise.all(
    tables.map(({ name }) =>
      store.db
        .selectFrom(name as 'members')
        .selectAll()
        .execute(),
    ),
  ) // the store's own names
  return JSON.stringify(rows)
}

export const matrix: Part = {
  name: 'matrix of members and ids',
  unit: 'requests',
  sizes: { full: malformed.length, short: 3 },
  async run(trial) {
    await tryDoor(trial, async members => memberDoor(members))
    await tryDoor(trial, members => siteDoor(trial.t, members))
  },
}

async function tryDoor(trial: Trial, open: (members: TestMembers) => Promise<Door>) {
  const { t, check } = trial
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const joined = async (name: string) => family(members, `${name}@example.com`)
  const cast = { emma: await joined('emma'), eve: await joined('eve'), gone: await joined('gone') }
  await members.ask('DELETE', cast.gone.home, { token: cast.gone.token })
  const door = await open(members)
  const known = new Set(members.routes.map(({ method, url }) => `${method} ${url}`))
  for (const { method, url } of door.routes) {
    check(known.has(`${method} ${url}`), `${door.name}: ${method} ${url} is no route of the member API`)
    check(
      ['GET', 'HEAD'].includes(method) || `${method} ${url}` in bodies,
      `nobody has said what ${method} ${url} takes`,
    )
  }
  const before = await rowsOf(members)
  for (const route of door.routes) await tryRoute(trial, door, route, cast)
  check((await rowsOf(members)) === before, `${door.name}: something has changed`)
  for (const [i, route] of door.routes.entries()) await tryOwn(trial, door, route, await joined(`owner${i}`))
}
