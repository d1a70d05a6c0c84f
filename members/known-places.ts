// Where a member has come in from: devices, known by a token that the site keeps in a cookie, and networks. Whoever
// comes from there again is counted apart from strangers who guess, so that nobody can shut a member out.
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../lib/network.ts'
import { newToken, sha256 } from './ids.ts'
import { dayMs, instant } from './instants.ts'
import { removeOldest } from './remove-oldest.ts'
import type { Db, Tables } from './store/schema.ts'

/** Where a request comes from. */
export interface Place {
  network: string
  /** What the device says it is; null when it has not been told yet. */
  device: string | null
}

export type PlaceKind = Tables['known_places']['kind']

/** How long a place that is not used stays known, and how many of a member are. */
export const placeRules = {
  device: { retentionMs: 365 * dayMs, max: 20 },
  network: { retentionMs: 90 * dayMs, max: 20 },
} as const satisfies Record<PlaceKind, object>

const devicePattern = /^[\w-]{43}$/

export function placeOf({ ip = '', headers }: FastifyRequest): Place {
  const device = headers['x-device']
  return { network: networkOf(ip), device: typeof device === 'string' && devicePattern.test(device) ? device : null }
}

/** A network is kept so that nobody can tell who shares it. */
const networkHash = (memberId: string, { network }: Place) => sha256(`${memberId} ${network}`)
const deviceHash = (device: string) => sha256(device)

/**
 * What of a place a member has come in from before. @param memberId empty for nobody: then as much is asked, and
 * nothing known
 */
export async function knownPlaceKind(db: Db, memberId: string, place: Place, now: number): Promise<PlaceKind | null> {
  const hashes = [networkHash(memberId, place), ...(place.device ? [deviceHash(place.device)] : [])]
  const rows = await db
    .selectFrom('known_places')
    .select(['kind', 'seen_at'])
    .where('member_id', '=', memberId)
    .where('hash', 'in', hashes)
    .execute()
  const kinds = rows
    .filter(({ kind, seen_at }) => seen_at > instant(now - placeRules[kind].retentionMs))
    .map(({ kind }) => kind)
  return kinds.includes('device') ? 'device' : (kinds[0] ?? null)
}

/**
 * Somebody has just shown to be the member: the network is known from now on, and the device when it has a token of
 * ours.
 */
export async function rememberPlace(db: Db, memberId: string, place: Place, now: number): Promise<void> {
  await remember(db, memberId, 'network', networkHash(memberId, place), now)
  if (place.device && (await isIssuedDevice(db, place.device)))
    await remember(db, memberId, 'device', deviceHash(place.device), now)
}

/** As `rememberPlace`, for an answer that can hold a token. @returns one for a device that has none yet */
export async function registerDevice(db: Db, memberId: string, place: Place, now: number): Promise<string | undefined> {
  await rememberPlace(db, memberId, place, now)
  if (place.device && (await isIssuedDevice(db, place.device))) return undefined
  const device = newToken()
  await remember(db, memberId, 'device', deviceHash(device), now)
  return device
}

/** Nobody but us makes a device known: a token that somebody else chose, and put there, is not taken. */
const isIssuedDevice = async (db: Db, device: string) =>
  (await db.selectFrom('known_places').select('kind').where('hash', '=', deviceHash(device)).executeTakeFirst()) !==
  undefined

async function remember(db: Db, member_id: string, kind: PlaceKind, hash: string, now: number) {
  const seen_at = instant(now)
  await db
    .insertInto('known_places')
    .values({ member_id, kind, hash, seen_at })
    .onConflict(conflict => conflict.columns(['member_id', 'hash']).doUpdateSet({ seen_at }))
    .execute()
  const { max } = placeRules[kind]
  await removeOldest(db, { table: 'known_places', id: 'hash', by: ['seen_at'], max, memberId: member_id, kind }, hash)
}

export async function deletePlaces(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('known_places').where('member_id', '=', memberId).execute()
}
