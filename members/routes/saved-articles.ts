import { changeMember, listAnswer } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { newId } from '../ids.ts'
import { instant } from '../instants.ts'
import { notFound, ruleBroken } from '../refusal.ts'
import { readSavedArticles, removeSavedArticle } from '../saved-articles.ts'
import { serve } from '../serve.ts'
import type { Db, MemberRow } from '../store/schema.ts'
import { sealed } from '../store/sealing.ts'

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const maxSlugLength = 200
const maxSaved = 500

export function savedArticleRoutes(app: MembersApp, context: Context) {
  const { store, now } = context

  serve(app, 'GET /members/:member/saved-articles', async ({ member }) => ({
    items: await readSavedArticles(store.db, member.id),
    version: member.version,
  }))

  serve(app, 'GET /members/:member/saved-articles/:slug', async ({ member, params }) => {
    const found = (await readSavedArticles(store.db, member.id)).find(({ slug }) => slug === params.slug)
    if (!found) throw notFound()
    return { ...found, version: member.version }
  })

  serve(app, 'PUT /members/:member/saved-articles/:slug', (request, reply) => {
    const { slug } = request.params
    if (slug.length > maxSlugLength || !slugPattern.test(slug)) throw notFound()
    const save = async (db: Db, member: MemberRow) => {
      const { id: member_id } = member
      const before = await readSavedArticles(db, member_id)
      if (before.some(item => item.slug === slug)) return before
      if (before.length >= maxSaved) throw ruleBroken('slug', 'list-full')
      await db
        .insertInto('saved_articles')
        .values(sealed(member, 'saved_articles', { id: newId(), member_id, slug, saved_at: instant(now()) }))
        .execute()
      return readSavedArticles(db, member_id)
    }
    return changeMember(context, request, reply, save, listAnswer)
  })

  // Removing an article that is not there is no error: another tab may have removed it.
  serve(app, 'DELETE /members/:member/saved-articles/:slug', (request, reply) => {
    const { slug } = request.params
    const remove = async (db: Db, { id: member_id }: { id: string }) => {
      await removeSavedArticle(db, member_id, slug)
      return readSavedArticles(db, member_id)
    }
    return changeMember(context, request, reply, remove, listAnswer)
  })
}
