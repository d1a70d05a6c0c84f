// Pictures that are nobody's: a process ended between a picture and its row, or between a row and the picture before
// it.
import type { Store } from '../store/open-store.ts'
import type { Db } from '../store/schema.ts'
import type { AvatarStore } from './store.ts'

/** Longer than a request can take from its picture to its row, in milliseconds. */
const uploadMs = 60_000

/**
 * The pictures that no request is working on. To be asked before the first request: an embedded store is this process's
 * alone, while beside a server there may be other processes with uploads of this moment.
 * @param now milliseconds since 1970
 */
export const settledPictures = ({ kind }: Store, pictures: AvatarStore, now: number): Promise<string[]> =>
  pictures.list(kind === 'sqlite' ? Number.POSITIVE_INFINITY : now - uploadMs)

const batchSize = 500

/** Removes those of the named pictures that no member has. */
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
