// Which articles and guides a member saved.
import type { Db } from './store/schema.ts'

/** Newest first. */
export const readSavedArticles = (db: Db, memberId: string) =>
  db
    .selectFrom('saved_articles')
    .select(['slug', 'saved_at'])
    .where('member_id', '=', memberId)
    .orderBy('saved_at', 'desc')
    .orderBy('slug')
    .execute()
