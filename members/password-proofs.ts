// Checks passwords within limits for wrong ones. Strangers who guess cannot use up the limits of the owner's own
// places.
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../lib/http-error.ts'
import { emailKey } from './account-fields.ts'
import { memberByEmail } from './accounts.ts'
import type { Context } from './context.ts'
import { knownPlaceKind, type Place, type PlaceKind, placeOf, rememberPlace } from './known-places.ts'
import { type Count, giveBack, type LimitName, resetLimit, takeAllOrRefuse } from './limits.ts'
import { httpError, ruleBroken } from './refusal.ts'
import type { Db, MemberRow } from './store/schema.ts'

/** Limits that a right password sets back to none. For the others only its own try is taken back. */
const resetOnSuccess: ReadonlySet<LimitName> = new Set(['login-device', 'login-here', 'confirm', 'confirm-hour'])

/** The limits that a try to log in counts against: a known place has its own, unknown places share the account's. */
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
 * Counts a password to be hashed for its network. @param isTrusted from a known device or in a session: counted apart
 */
export const passwordWork = ({ network }: Place, isTrusted = false): Count => [
  'password-work',
  isTrusted ? `known ${network}` : network,
]

interface Attempt {
  /** Stored hash of the account's password; null when there is no account. */
  hash: string | null
  password: string
  place: Place
  /** From a known device, or in a session. */
  isTrusted: boolean
  counts: readonly Count[]
}

/** Whether a password is right. @throws HttpError 429 at a limit, OverloadError; neither counts as a wrong password */
async function tryPassword(
  { store: { db }, passwords, now }: Context,
  { hash, password, place, isTrusted, counts }: Attempt,
) {
  await takeAllOrRefuse(db, [...counts, passwordWork(place, isTrusted)], now())
  const turn = { asker: place.network, isFirst: isTrusted }
  const isRight = await passwords.verify(hash, password, turn).catch(async error => {
    for (const count of counts) await giveBack(db, ...count)
    throw error
  })
  if (isRight)
    for (const [name, subject] of counts) await (resetOnSuccess.has(name) ? resetLimit : giveBack)(db, name, subject)
  return isRight
}

/**
 * Checks an e-mail address and a password. An unknown address takes as much work and time as a known one.
 * @returns the member as read before the password; null when the two do not go together
 * @throws HttpError 429 after too many tries; OverloadError (503)
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
  const known = await knownPlaceKind(store.db, found?.id ?? '', place, now())
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
 * Checks the password that a signed-in member gives again. These limits are apart from those of logging in, so nobody
 * without a session can use them up.
 * @throws HttpError 422 for `field` when it is wrong, 429 after too many tries; OverloadError (503)
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
