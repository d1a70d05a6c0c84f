// Every change of a list by an owner goes through here: in one transaction, one at a time for each list. As `change.ts`
// for members: it raises the list's version, refuses a change that was based on an older one (If-Match), and gives a
// repeated request the answer of the first (Idempotency-Key).
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql, type Transaction } from 'kysely'
import type { Registry } from '../../contract/registry.ts'
import { today } from '../../domain/dates.ts'
import { expectedVersion, RepeatedRequest } from '../change.ts'
import type { Context } from '../context.ts'
import { type Answer, findAnswer, idempotencyKey, storeAnswer } from '../idempotency.ts'
import { httpError, notFound, signedOut } from '../refusal.ts'
import { isSessionOpen } from '../sessions.ts'
import type { Db, RegistryRow, Tables } from '../store/schema.ts'
import { transaction } from '../store/transaction.ts'
import { readRegistry } from './rows.ts'

type Tx = Transaction<Tables>

/** What a change is answered with; without a body, 204. */
export interface RegistryAnswer {
  status?: number
  body?: object
  /** Done after the commit and before the answer. It must not throw. */
  after?(): Promise<void> | void
}

/** The list as it is in the transaction, after the change. */
type ReadAgain = () => Promise<Registry>

/**
 * Changes a list of the signed-in member and answers. What `work` returns is the answer; it may run again after a
 * collision, so it touches nothing but the store.
 * @throws HttpError 404 for an unknown list and for another member's; 409 with the current list when If-Match names
 * another version; 401 when the session was ended in the meantime; whatever `work` throws, and then nothing has changed
 */
export async function changeRegistry(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (db: Tx, row: RegistryRow, again: ReadAgain) => Promise<RegistryAnswer>,
): Promise<FastifyReply> {
  const { id = '' } = request.params as { id?: string } // as: every such route has the parameter
  const expected = expectedVersion(request.headers['if-match'])
  return answerOnce(context, request, reply, async db => {
    const row = await raiseVersion(db, id, request.member.id)
    const again: ReadAgain = async () => readRegistry(db, await rowOf(db, id), request.member.id, today(context.now()))
    if (expected !== null && expected !== row.version - 1)
      throw httpError(409, 'conflict', { body: { registry: { ...(await again()), version: row.version - 1 } } })
    return work(db, row, again)
  })
}

/** Runs work in a transaction for the signed-in member; a repeated request gets the answer of the first. */
export async function answerOnce(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (db: Tx) => Promise<RegistryAnswer>,
): Promise<FastifyReply> {
  const key = idempotencyKey(request)
  const { member } = request
  let after: RegistryAnswer['after']
  const change = async (db: Tx): Promise<Answer> => {
    await requireSession(db, request)
    const before = key && (await findAnswer(db, member.id, key))
    if (before) throw new RepeatedRequest(before)
    const { status, body, ...done } = await work(db)
    after = done.after
    const answer = { status: status ?? (body === undefined ? 204 : 200), body }
    if (key) await storeAnswer(db, member, key, answer, context.now())
    return answer
  }
  const answer = await transaction(context.store, change).catch((error: unknown) => {
    if (error instanceof RepeatedRequest) return error.answer
    throw error
  })
  await after?.()
  return reply.code(answer.status).send(answer.body)
}

/**
 * Locks the member's row, so that of a request that comes twice the second waits for the first one's answer.
 * @throws HttpError 401 when the member was deleted, or the session was ended, since the request began
 */
async function requireSession(db: Db, request: FastifyRequest) {
  const { id, epoch } = request.member
  const locking = db.updateTable('members').set(({ ref }) => ({ version: ref('version') }))
  const now = await locking.where('id', '=', id).returning('epoch').executeTakeFirst()
  if (!now || (now.epoch !== epoch && !(await isSessionOpen(db, request.memberSession, now.epoch)))) throw signedOut()
}

/** Adds 1 to the list's version and locks its row until the transaction ends. @throws HttpError 404 */
async function raiseVersion(db: Db, id: string, memberId: string): Promise<RegistryRow> {
  const raised = await db
    .updateTable('registries')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where(
      sql<boolean>`exists (select 1 from registry_owners where registry_id = registries.id and member_id = ${memberId})`,
    )
    .returningAll()
    .executeTakeFirst()
  if (!raised) throw notFound()
  return raised
}

const rowOf = (db: Db, id: string): Promise<RegistryRow> =>
  db.selectFrom('registries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
