// What a member allows for other companies.
import { Type } from 'typebox'
import { strict } from '../../contract/schemas.ts'
import { consentsVersion, purposes } from '../../domain/consents.ts'
import { changeMember } from '../change.ts'
import { readChoice, recordChoice } from '../consents.ts'
import type { Context, MembersApp } from '../context.ts'

const Body = Type.Object(
  {
    allowed: Type.Array(Type.Union(purposes.map(({ id }) => Type.Literal(id))), { maxItems: 20 }),
    /** The wording that was answered; the newest unless told. */
    version: Type.Optional(Type.Integer({ minimum: 1, maximum: consentsVersion })),
  },
  strict,
)

export function consentRoutes(app: MembersApp, context: Context) {
  const { store, now } = context

  app.get('/members/:member/consents', async ({ member }) => ({
    choice: await readChoice(store.db, member.id),
    version: member.version,
  }))

  app.put('/members/:member/consents', { schema: { body: Body } }, (request, reply) => {
    const { allowed, version = consentsVersion } = request.body
    return changeMember(context, request, reply, (db, { id }) => recordChoice(db, id, allowed, version, now()), {
      body: (member, choice) => ({ choice, version: member.version }),
    })
  })
}
