// The member of a session: the site asks for it on every page of a signed-in visitor.
import type { Context, MembersApp } from '../context.ts'
import { readMember } from '../member.ts'
import { serve } from '../serve.ts'

export function meRoutes(app: MembersApp, { store }: Context) {
  serve(app, 'GET /members/me', async request => ({
    member: await readMember(store.db, request.member, request.visitorDay),
  }))
}
