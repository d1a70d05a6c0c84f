// The link that shows favorite names to others.
import { Nothing } from '../../contract/schemas.ts'
import { changeMember } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { endShare, readShare, shareFavorites } from '../favorite-shares.ts'
import { notFound } from '../refusal.ts'

export function favoriteShareRoutes(app: MembersApp, context: Context) {
  const { config, store, now } = context
  const linkTo = (token: string) => `${config.siteOrigin}/b/favorites?share=${token}`

  // One link a member: asking again shows it again.
  app.post('/members/:member/favorite-names/share', { schema: { body: Nothing } }, (request, reply) =>
    changeMember(context, request, reply, (db, { id }) => shareFavorites(db, id, now()), {
      status: 201,
      body: ({ version }, token) => ({ link: linkTo(token), token, version }),
    }),
  )

  // No name hides behind this address: names are removed in any spelling, as 'Share'.
  app.delete('/members/:member/favorite-names/share', { schema: { body: Nothing } }, (request, reply) =>
    changeMember(context, request, reply, (db, { id }) => endShare(db, id)),
  )

  app.get('/favorite-shares/:token', { config: { open: true } }, async request => {
    const { token } = request.params as { token: string } // the address has it
    const items = await readShare(store.db, token)
    if (!items) throw notFound()
    return { items }
  })
}
