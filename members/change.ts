// Every change of anything of a member goes through here: in one transaction, one at a time for each member, counted in `version`,
// refused when it was based on an older one (If-Match), and answered once for all repetitions (Idempotency-Key).
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Context } from './context.ts'
import { sha256 } from './ids.ts'
import { instant } from './instants.ts'
import { type MemberEntity, readMember } from './member.ts'
import { Refusal, signedOut } from './refusal.ts'
import type { MemberRow, Tables } from './store/schema.ts'
import { transaction } from './store/transaction.ts'

/** What changes: gets the transaction and the member as of now. May run twice, so it touches nothing but the store. */
export type Work<T> = (db: Transaction<Tables>, member: MemberRow) => Promise<T>

export interface ChangeAnswer<T> {
  /** 200 unless told. */
  status?: number
  /** The body, out of the member after the change and what the work gave. `{member}` unless told. */
  body?(member: MemberEntity, result: T): object
}

interface Answer {
  status: number
  body: object
}

/** The first answer to a request that came before: takes the transaction back and is sent again. */
class Repeated extends Error {
  answer: Answer
  constructor(answer: Answer) {
    super('answered before')
    this.answer = answer
  }
}

/**
 * Changes the signed-in member and answers.
 * @throws Refusal 409 with the current member when If-Match names another version; 400 when it or the Idempotency-Key is malformed
 */
export async function changeMember<T>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work<T>,
  { status = 200, body = member => ({ member }) }: ChangeAnswer<T> = {},
): Promise<FastifyReply> {
  const expected = expectedVersion(request)
  const key = repetitionKey(request)
  const answer = await transaction(context.store, async db => {
    const { id } = request.member
    const version = sumOne
    const member = await db.updateTable('members').set({ version }).where('id', '=', id).returningAll().executeTakeFirst()
    if (!member) throw signedOut() // deleted in the meantime
    if (key) await findRepeated(db, id, key)
    if (expected !== null && expected !== member.version - 1) throw await conflict(db, member, context.now())
    const result = await work(db, member)
    const after = await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const made: Answer = { status, body: body(await readMember(db, after, context.now()), result) }
    if (key) await keep(db, id, key, made, context.now())
    return made
  }).catch(error => {
    if (error instanceof Repeated) return error.answer
    throw error
  })
  return reply.code(answer.status).send(answer.body)
}
