// A list as a file for spreadsheets, for those who keep it: /manage/:id/wishes.csv, and /manage/:id/gifts.csv once the
// surprise is over.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { loginAddress } from '../../domain/carried-fields.ts'
import { itemsToCsv } from '../../domain/registry/csv.ts'
import { giftsToCsv } from '../../domain/registry/gifts-csv.ts'
import type { ReadRegistries } from '../../routes/loading.ts'
import { httpError } from '../http-error.ts'
import { type MemberApi, MemberApiError } from '../member-api/client.ts'
import { registryReaders } from '../member-api/registries.ts'

/** The text of a file; null for a list that is not theirs. @throws HttpError 409 before the surprise is over */
type Table = (read: ReadRegistries, id: string) => Promise<string | null>

const tables: Readonly<Record<string, Table>> = {
  async wishes(read, id) {
    const list = await read.one(id)
    return list && itemsToCsv(list.items)
  },
  async gifts(read, id) {
    const list = await read.one(id)
    if (!list) return null
    // What is not shown is not asked for: nothing can tell by the time that it takes.
    const gifts = list.revealed ? await read.gifts(id) : 'surprise'
    if (gifts === 'surprise') throw httpError(409, 'still-a-surprise')
    return gifts && giftsToCsv(gifts)
  },
}

function registryTables(app: FastifyInstance, { api }: { api: MemberApi | undefined }, done: () => void) {
  const readersOf = registryReaders(api)

  async function answer(request: FastifyRequest, reply: FastifyReply, name: string, table: Table) {
    app.admit()
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    const { id = '' } = request.params as { id?: string } // as: the route's pattern names it
    const member = (await request.session?.lookup()) ?? null
    if (!member) {
      if (request.accountUnavailable || request.session?.isUnavailable()) throw httpError(503, 'members-down')
      return reply.redirect(loginAddress(`/manage/${encodeURIComponent(id)}`, {}), 303)
    }
    const text = await table(readersOf(request, Promise.resolve(member)), id).catch(error => {
      throw error instanceof MemberApiError ? httpError(503, 'members-down') : error
    })
    if (text === null) throw httpError(404, 'not-found')
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}.csv"`)
      .send(text)
  }
  for (const [name, table] of Object.entries(tables))
    app.get(`/manage/:id/${name}.csv`, (request, reply) => answer(request, reply, name, table))
  done()
}

export default fp(registryTables, { name: 'registry-tables', dependencies: ['hosts', 'pressure', 'session'] })
