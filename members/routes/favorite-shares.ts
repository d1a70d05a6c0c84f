import { changeMember } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { endShare, readShare, shareFavorites } from '../favorite-shares.ts'
import { notFound } from '../refusal.ts'
import { serve } from '../serve.ts'

export function favoriteShareRoutes(app: MembersApp, context: Context) {
  const { config, store, now } = context
  const linkTo = (token: string) => `${config.siteOrigin}/b/favorites?share=${token}`

  // A member has one link: asking again gives the same.
  serve(app, 'POST /members/:member/favorite-names/share', (request, reply) =>
    changeMember(context, request, reply, (db, { id }) => shareFavorites(db, id, now()), {
      status: 201,
      body: ({ version }, token) => ({ link: linkTo(token), token, version }),
    }),
  )

  // This path hides the name 'share' of `favorite-names/:name`; that one can be written 'Share', as case does not
  // count.
  serve(app, 'DELETE /members/:member/favorite-names/share', (request, reply) =>
    changeMember(context, request, reply, (db, { id }) => endShare(db, id)),
  )

  serve(app, 'GET /favorite-shares/:token', async request => {
    const { token } = request.params
    const items = await readShare(store.db, token)
    if (!items) throw notFound()
    return { items }
  })
}
