// Every change of anything of a member goes through here: in one transaction, one at a time for each member, counted in
// `version`, refused when it was based on an older one (If-Match), and answered once for all repetitions
// (Idempotency-Key).
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

/** What changes: gets the transaction and the member as of now. May run twice, so it touches nothing but the store. */
export type Work<T> = (db: Transaction<Tables>, member: MemberRow) => Promise<T>

export interface ChangeAnswer<T> {
  /** 200 unless told. */
  status?: number
  /**
   * The answer's body, out of the member after the change and what the work gave. `{member}` unless told; undefined for
   * 204.
   */
  body?(member: Member, result: T): object | undefined
}

/** The answer of a list: as it is after the change. */
export const listAnswer: ChangeAnswer<readonly object[]> = { body: ({ version }, items) => ({ items, version }) }

/** Takes the transaction back: the request was answered before. */
class RepeatedRequest extends Error {
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
 * is malformed; whatever `work` throws, and then nothing has changed
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
    // The first statement writes, and so locks, the member's row: a second change waits here.
    const member = await raiseVersion(db, id)
    // What ended sessions since the request began has ended this one, too, unless it was done in it.
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
 * Locks the member's row, too. @returns it as it is from now on. @throws HttpError 401 when the member was deleted in the
 * meantime
 */
export async function raiseVersion(db: Db, id: string): Promise<MemberRow> {
  const raised = db.updateTable('members').set(({ eb }) => ({ version: eb('version', '+', 1) }))
  const member = await raised.where('id', '=', id).returningAll().executeTakeFirst()
  if (!member) throw signedOut()
  return member
}

/** `"7"` or `7`; null when nothing is expected. @throws HttpError 400 */
function expectedVersion(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null
  const [, quoted, bare] = /^(?:(?:W\/)?"(\d{1,9})"|(\d{1,9}))$/.exec(header) ?? []
  const version = quoted ?? bare
  if (version === undefined) throw httpError(400, 'malformed-request')
  return Number(version)
}

/** A 409 with the member as before this change. @param raised as `Work` gets it */
export async function conflictError(db: Db, raised: MemberRow, on: CalendarDate) {
  const member = await readMember(db, { ...raised, version: raised.version - 1 }, on)
  return httpError(409, 'conflict', { body: { member } })
}
