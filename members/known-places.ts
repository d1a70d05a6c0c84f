// Where a member has signed in from: devices, recognized by a token in a cookie of the site, and networks. Tries from
// there have limits of their own, so that strangers who guess passwords cannot lock the member out.
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../lib/network.ts'
import { newToken, sha256 } from './ids.ts'
import { dayMs, instant } from './instants.ts'
import { removeOldest } from './remove-oldest.ts'
import type { Db, Tables } from './store/schema.ts'

/** Where a request comes from: its network and its device. */
export interface Place {
  network: string
  /** The device's token; null when it has none yet. */
  device: string | null
}

export type PlaceKind = Tables['known_places']['kind']

/** How long an unused place stays known, and how many a member has at most. */
export const placeRules = {
  device: { retentionMs: 365 * dayMs, max: 20 },
  network: { retentionMs: 90 * dayMs, max: 20 },
} as const satisfies Record<PlaceKind, object>

const devicePattern = /^[\w-]{43}$/

export function placeOf({ ip = '', headers }: FastifyRequest): Place {
  const device = headers['x-device']
  return { network: networkOf(ip), device: typeof device === 'string' && devicePattern.test(device) ? device : null }
}

/** Hashed with the member's id, so that the table does not tell which members share a network. */
const networkHash = (memberId: string, { network }: Place) => sha256(`${memberId} ${network}`)
const deviceHash = (device: string) => sha256(device)

/**
 * Whether a member has signed in from a place's device, else from its network; null when from neither.
 * @param memberId '' when there is no account: the same query runs, so that the time it takes tells nothing
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
 * Stores where the member has just proved who they are: the network, and the device when its token was issued by us.
 */
export async function rememberPlace(db: Db, memberId: string, place: Place, now: number): Promise<void> {
  await remember(db, memberId, 'network', networkHash(memberId, place), now)
  if (place.device && (await isIssuedDevice(db, place.device)))
    await remember(db, memberId, 'device', deviceHash(place.device), now)
}

/** As `rememberPlace`, and issues a token to a device that has none. @returns the new token, else undefined */
export async function registerDevice(db: Db, memberId: string, place: Place, now: number): Promise<string | undefined> {
  await rememberPlace(db, memberId, place, now)
  if (place.device && (await isIssuedDevice(db, place.device))) return undefined
  const device = newToken()
  await remember(db, memberId, 'device', deviceHash(device), now)
  return device
}

/** Only tokens that we issued count: an attacker could otherwise plant a cookie with a token they know. */
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
