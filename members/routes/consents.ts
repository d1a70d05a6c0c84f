import { consentsVersion } from '../../domain/consents.ts'
import { changeMember } from '../change.ts'
import { readChoice, recordChoice } from '../consents.ts'
import type { Context, MembersApp } from '../context.ts'
import { serve } from '../serve.ts'

export function consentRoutes(app: MembersApp, context: Context) {
  const { store, now } = context

  serve(app, 'GET /members/:member/consents', async ({ member }) => ({
    choice: await readChoice(store.db, member.id),
    version: member.version,
  }))

  serve(app, 'PUT /members/:member/consents', (request, reply) => {
    const { allowed, version = consentsVersion } = request.body
    return changeMember(context, request, reply, (db, { id }) => recordChoice(db, id, allowed, version, now()), {
      body: (member, choice) => ({ choice, version: member.version }),
    })
  })
}
