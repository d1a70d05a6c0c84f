// Every change of a member's data goes through here: in one transaction, one at a time for each member. It raises
// `version`, refuses a change that was based on an older version (If-Match), and gives a repeated request the answer of
// the first (Idempotency-Key).
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Member } from '../contract/member.ts'
import type { CalendarDate } from '../domain/dates.ts'
import type { Context } from './context.ts'
import { type Answer, findAnswer, idempotencyKey, storeAnswer } from './idempotency.ts'
import { readMember } from './member.ts'
import { httpError, signedOut } from './refusal.ts'
import { isSessionOpen } from './sessions.ts'
import type { Db, MemberRow, Tables } from './store/schema.ts'
import { transaction } from './store/transaction.ts'

/** The change itself. It may run again after a collision, so it touches nothing but the store. */
export type Work<T> = (db: Transaction<Tables>, member: MemberRow) => Promise<T>

export interface ChangeAnswer<T> {
  /** Default 200. */
  status?: number
  /**
   * Makes the body from the member after the change and the result of the work. Default `{member}`; undefined for 204.
   */
  body?(member: Member, result: T): object | undefined
}

/** For work that returns a list as it is after the change. */
export const listAnswer: ChangeAnswer<readonly object[]> = { body: ({ version }, items) => ({ items, version }) }

/** Thrown to roll back: the request was answered before. */
export class RepeatedRequest extends Error {
  code = 'REPEATED'
  answer: Answer
  constructor(answer: Answer) {
    super('answered before')
    this.answer = answer
  }
}

/**
 * Changes the signed-in member and answers.
 * @throws HttpError 409 with the current member when If-Match names another version; 400 when it or the Idempotency-Key
 * is malformed; 401 when the session was ended in the meantime; whatever `work` throws, and then nothing has changed
 */
export async function changeMember<T>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work<T>,
  { status = 200, body = member => ({ member }) }: ChangeAnswer<T> = {},
): Promise<FastifyReply> {
  const expected = expectedVersion(request.headers['if-match'])
  const key = idempotencyKey(request)
  const { id } = request.member
  const change = async (db: Transaction<Tables>): Promise<Answer> => {
    // The first statement writes the member's row and so locks it: a second change waits here.
    const member = await raiseVersion(db, id)
    // A new password or address since the request began has ended this session, unless it was set in this session.
    if (member.epoch !== request.member.epoch && !(await isSessionOpen(db, request.memberSession, member.epoch)))
      throw signedOut()
    const before = key && (await findAnswer(db, id, key))
    if (before) throw new RepeatedRequest(before)
    if (expected !== null && expected !== member.version - 1) throw await conflictError(db, member, request.visitorDay)
    const result = await work(db, member)
    const after = await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const answer = { status, body: body(await readMember(db, after, request.visitorDay), result) }
    if (key) await storeAnswer(db, member, key, answer, context.now())
    return answer
  }
  const answer = await transaction(context.store, change).catch((error: unknown) => {
    if (error instanceof RepeatedRequest) return error.answer
    throw error
  })
  return reply.code(answer.status).send(answer.body)
}

/**
 * Adds 1 to the member's version and locks the row until the transaction ends.
 * @returns the row with the new version. @throws HttpError 401 when the member was deleted in the meantime
 */
export async function raiseVersion(db: Db, id: string): Promise<MemberRow> {
  const raised = db.updateTable('members').set(({ eb }) => ({ version: eb('version', '+', 1) }))
  const member = await raised.where('id', '=', id).returningAll().executeTakeFirst()
  if (!member) throw signedOut()
  return member
}

/** The version in If-Match, `"7"` or `7`; null when any will do. @throws HttpError 400 when it is malformed */
export function expectedVersion(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null
  const [, quoted, bare] = /^(?:(?:W\/)?"(\d{1,9})"|(\d{1,9}))$/.exec(header) ?? []
  const version = quoted ?? bare
  if (version === undefined) throw httpError(400, 'malformed-request')
  return Number(version)
}

/** A 409 with the member as before this change. @param raised the row as `Work` gets it, its version raised already */
export async function conflictError(db: Db, raised: MemberRow, on: CalendarDate) {
  const member = await readMember(db, { ...raised, version: raised.version - 1 }, on)
  return httpError(409, 'conflict', { body: { member } })
}
