// Favorite names: a list in the member's own order, each name once however it is spelled.
import { instant } from './instants.ts'
import { ruleBroken } from './refusal.ts'
import type { Db } from './store/schema.ts'

export interface FavoriteName {
  name: string
  saved_at: string
  note: string
  /** 0 for the first. */
  position: number
}

const mostNames = 500

/** What two spellings of a name have in common. */
const nameKey = (name: string): string => name.normalize('NFC').toLowerCase()

/** In the member's order. */
export const readFavoriteNames = (db: Db, memberId: string): Promise<FavoriteName[]> =>
  db
    .selectFrom('favorite_names')
    .select(['name', 'saved_at', 'note', 'position'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .orderBy('saved_at')
    .execute()

const spelledAnyhow = (items: readonly FavoriteName[], name: string) => items.find(item => nameKey(item.name) === nameKey(name))

/** In whatever spelling it was saved; undefined when it was not. */
export const readFavoriteName = async (db: Db, memberId: string, name: string) => spelledAnyhow(await readFavoriteNames(db, memberId), name)

/**
 * Adds a name at the end, or changes the note or the place of one that is there.
 * @param position where it goes; beyond the end is the end
 * @throws Refusal 422 when the list is full
 */
export async function putFavoriteName(db: Db, memberId: string, name: string, given: { note?: string; position?: number }, now: number) {
  const before = await readFavoriteNames(db, memberId)
  const there = spelledAnyhow(before, name)
  if (!there && before.length >= mostNames) throw ruleBroken('name', 'list-full')
  const item = { ...(there ?? { name, saved_at: instant(now), note: '', position: before.length }), ...given }
  const after = before.filter(other => other !== there)
  after.splice(item.position, 0, item)
  if (there) await updateName(db, memberId, there.name, { note: item.note })
  else
    await db
      .insertInto('favorite_names')
      .values({ member_id: memberId, ...item })
      .execute()
  await number(db, memberId, after)
}

/** Removing what is not there (any more) is no mistake: another tab may have done it. */
export async function removeFavoriteName(db: Db, memberId: string, name: string) {
  const before = await readFavoriteNames(db, memberId)
  const there = spelledAnyhow(before, name)
  if (!there) return
  await db.deleteFrom('favorite_names').where('member_id', '=', memberId).where('name', '=', there.name).execute()
  await number(
    db,
    memberId,
    before.filter(other => other !== there),
  )
}

const updateName = (db: Db, memberId: string, name: string, set: Partial<Pick<FavoriteName, 'note' | 'position'>>) =>
  db.updateTable('favorite_names').set(set).where('member_id', '=', memberId).where('name', '=', name).execute()

/** Writes the places of those that moved. */
async function number(db: Db, memberId: string, items: readonly FavoriteName[]) {
  const kept = new Map((await readFavoriteNames(db, memberId)).map(({ name, position }) => [name, position]))
  for (const [position, { name }] of items.entries()) if (kept.get(name) !== position) await updateName(db, memberId, name, { position })
}
