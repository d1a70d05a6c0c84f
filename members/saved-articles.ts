// The articles and guides that a member saved. Slugs are sealed, so SQL cannot search them: all rows are read first.
import type { Db } from './store/schema.ts'

const rowsOf = (db: Db, memberId: string) =>
  db
    .selectFrom('saved_articles')
    .select(['id', 'slug', 'saved_at'])
    .where('member_id', '=', memberId)
    .orderBy('saved_at', 'desc')
    .execute()

/** A member's saved articles, newest first. */
export async function readSavedArticles(db: Db, memberId: string): Promise<{ slug: string; saved_at: string }[]> {
  const rows = await rowsOf(db, memberId)
  const items = rows.map(({ slug, saved_at }) => ({ slug, saved_at }))
  return items.sort((a, b) => (a.saved_at === b.saved_at && a.slug > b.slug ? 1 : 0))
}

export async function removeSavedArticle(db: Db, memberId: string, slug: string): Promise<void> {
  const saved = (await rowsOf(db, memberId)).find(row => row.slug === slug)
  if (saved) await db.deleteFrom('saved_articles').where('id', '=', saved.id).execute()
}
