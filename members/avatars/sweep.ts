// Removes uploaded pictures that no member has. They are left when a process ends after storing a picture and before
// its row, or after the new row and before removing the old picture.
import type { Store } from '../store/open-store.ts'
import type { Db } from '../store/schema.ts'
import type { AvatarStore } from './store.ts'

/** Milliseconds; longer than a request can take from storing its picture to storing the row. */
const uploadMs = 60_000

/**
 * Names of pictures that no request is still working on. Call it before this process takes requests. With SQLite there
 * is no other process, so that is all of them; with PostgreSQL other processes may be storing uploads now.
 * @param now milliseconds since 1970
 */
export const settledPictures = ({ kind }: Store, pictures: AvatarStore, now: number): Promise<string[]> =>
  pictures.list(kind === 'sqlite' ? Number.POSITIVE_INFINITY : now - uploadMs)

const batchSize = 500

/** Removes the named pictures that no member has. */
export async function removeOrphans(db: Db, pictures: AvatarStore, names: readonly string[]): Promise<void> {
  for (let at = 0; at < names.length; at += batchSize) {
    const batch = names.slice(at, at + batchSize)
    const rows = await db
      .selectFrom('avatars')
      .select('file')
      .where('slug', 'is', null)
      .where('file', 'in', batch)
      .execute()
    const owned = new Set(rows.map(({ file }) => file))
    for (const name of batch) if (!owned.has(name)) await pictures.remove(name)
  }
}
