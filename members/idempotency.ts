// A POST that comes twice, because a button was pressed twice or an answer was lost, is done once: the first answer is
// stored for a day and given again.
import type { FastifyRequest } from 'fastify'
import { sha256 } from './ids.ts'
import { instant } from './instants.ts'
import { httpError } from './refusal.ts'
import type { Db, MemberRow } from './store/schema.ts'
import { sealed } from './store/sealing.ts'

export interface Answer {
  status: number
  /** Undefined: no body. */
  body: object | undefined
}

/**
 * A hash of the URL and the Idempotency-Key, by which a repeated POST is recognized; null without the header.
 * @throws HttpError 400 when the header is malformed
 */
export function idempotencyKey({ method, url, headers }: FastifyRequest): string | null {
  const given = headers['idempotency-key']
  if (method !== 'POST' || given === undefined) return null
  if (typeof given !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(given)) throw httpError(400, 'malformed-request')
  return sha256(`${url} ${given}`)
}

export async function findAnswer(db: Db, memberId: string, key: string): Promise<Answer | null> {
  const stored = await db
    .selectFrom('idempotency')
    .select(['status', 'answer'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst()
  return stored ? { status: stored.status, body: stored.answer === '' ? undefined : JSON.parse(stored.answer) } : null
}

export async function storeAnswer(
  db: Db,
  member: MemberRow,
  key: string,
  { status, body }: Answer,
  now: number,
): Promise<void> {
  const answer = body === undefined ? '' : JSON.stringify(body)
  await db
    .insertInto('idempotency')
    .values(sealed(member, 'idempotency', { member_id: member.id, key, status, answer, created_at: instant(now) }))
    .execute()
}

/**
 * Erases the bodies of a member's stored answers, which may hold what was just deleted. The rows stay, so that a late
 * repetition of a POST does not create it again.
 */
export async function eraseAnswers(db: Db, memberId: string): Promise<void> {
  await db.updateTable('idempotency').set({ answer: '' }).where('member_id', '=', memberId).execute()
}
