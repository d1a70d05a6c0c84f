// Whether somebody knows the password of an account: asked within limits that strangers cannot use up for its owner.
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../lib/http-error.ts'
import { emailKey } from './account-fields.ts'
import { memberByEmail } from './accounts.ts'
import type { Context } from './context.ts'
import { knownAs, type Place, type PlaceKind, placeOf, rememberPlace } from './known-places.ts'
import { type Count, forgive, giveBack, type LimitName, takeAllOrRefuse } from './limits.ts'
import { httpError, ruleBroken } from './refusal.ts'
import type { Db, MemberRow } from './store/schema.ts'

/** What a right password settles for good; of all others it only was no try that counts. */
const forgiven: ReadonlySet<LimitName> = new Set(['login-device', 'login-here', 'confirm', 'confirm-hour'])

/**
 * The limits that a try to log in counts for: a place that is known has its own, strangers share those of the account.
 */
const loginLimits = {
  device: ['login-device', 'login-known'],
  network: ['login-here', 'login-known'],
  stranger: ['login-here', 'login-account'],
} as const satisfies Record<PlaceKind | 'stranger', readonly LimitName[]>

function loginCounts(account: string, { network, device }: Place, known: PlaceKind | null): Count[] {
  const here = `${account} ${known === 'device' ? device : network}`
  return loginLimits[known ?? 'stranger'].map(name => [name, name === 'login-account' ? account : here])
}

/**
 * The work that a password makes, counted for where it comes from. @param isTrusted a known device, or somebody signed
 * in
 */
export const passwordWork = ({ network }: Place, isTrusted = false): Count => [
  'password-work',
  isTrusted ? `known ${network}` : network,
]

interface Try {
  /** Of the account; null when there is none. */
  hash: string | null
  password: string
  place: Place
  /** From a known device, or by somebody signed in. */
  isTrusted: boolean
  counts: readonly Count[]
}

/** Whether a password is right, within limits for wrong ones. @throws HttpError 429 or 503, and then it was no try */
async function tryPassword(
  { store: { db }, passwords, now }: Context,
  { hash, password, place, isTrusted, counts }: Try,
) {
  await takeAllOrRefuse(db, [...counts, passwordWork(place, isTrusted)], now())
  const turn = { asker: place.network, isFirst: isTrusted }
  const isRight = await passwords.verify(hash, password, turn).catch(async error => {
    for (const count of counts) await giveBack(db, ...count)
    throw error
  })
  if (isRight) for (const [name, subject] of counts) await (forgiven.has(name) ? forgive : giveBack)(db, name, subject)
  return isRight
}

/**
 * Checks a password within the limits for wrong ones. As much happens for an account that is not there as for one that
 * is.
 * @param place where the try comes from
 * @returns the member as of the password that was looked at, or null when e-mail address and password do not go
 * together
 * @throws HttpError 429 or 503
 */
export async function provePassword(
  context: Context,
  email: string,
  password: string,
  place: Place,
): Promise<MemberRow | null> {
  const { store, now } = context
  const found = await memberByEmail(store.db, email)
  const hash = await hashOf(store.db, found?.id)
  const known = await knownAs(store.db, found?.id ?? '', place, now())
  const counts = loginCounts(emailKey(email), place, known)
  const isRight = await tryPassword(context, { hash, password, place, isTrusted: known === 'device', counts }).catch(
    error => {
      throw error instanceof HttpError && error.statusCode === 429 ? httpError(429, 'too-many-passwords', error) : error
    },
  )
  return isRight && found ? found : null
}

const hashOf = async (db: Db, memberId = '') =>
  (await db.selectFrom('passwords').select('hash').where('member_id', '=', memberId).executeTakeFirst())?.hash ?? null

/**
 * The signed-in member's password, again. Wrong ones are counted for the member: nobody without a session can use them
 * up.
 * @throws HttpError 422 `field` when it is wrong, 429, 503
 */
export async function requirePassword(
  context: Context,
  request: FastifyRequest,
  password: string,
  field = 'password',
): Promise<void> {
  const { store, now } = context
  const { id } = request.member
  const place = placeOf(request)
  const hash = await hashOf(store.db, id)
  const counts: Count[] = [
    ['confirm', id],
    ['confirm-hour', id],
  ]
  if (!(await tryPassword(context, { hash, password, place, isTrusted: true, counts })))
    throw ruleBroken(field, 'wrong-password')
  await rememberPlace(store.db, id, place, now())
}
