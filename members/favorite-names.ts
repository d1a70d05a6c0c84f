// Favorite names: a list in the member's own order, each name once however it is spelled.
import { newId } from './ids.ts'
import { instant } from './instants.ts'
import { ruleBroken } from './refusal.ts'
import type { Db, MemberRow } from './store/schema.ts'
import { sealed } from './store/sealing.ts'

export interface FavoriteName {
  name: string
  saved_at: string
  note: string
  /** 0 for the first. */
  position: number
}

const maxNames = 500

/** The form in which names are compared: upper and lower case are the same. */
const nameKey = (name: string): string => name.normalize('NFC').toLowerCase()

type Row = FavoriteName & { id: string }

const rowsOf = (db: Db, memberId: string): Promise<Row[]> =>
  db
    .selectFrom('favorite_names')
    .select(['id', 'name', 'saved_at', 'note', 'position'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .orderBy('saved_at')
    .execute()

/** The member's names in their order. */
export const readFavoriteNames = async (db: Db, memberId: string): Promise<FavoriteName[]> =>
  (await rowsOf(db, memberId)).map(({ id: _, ...name }) => name)

const findByName = <T extends FavoriteName>(items: readonly T[], name: string) =>
  items.find(item => nameKey(item.name) === nameKey(name))

/** One name, whatever its upper and lower case; undefined when it is not in the list. */
export const readFavoriteName = async (db: Db, memberId: string, name: string) =>
  findByName(await readFavoriteNames(db, memberId), name)

/**
 * Adds a name at the end, or changes the note or the position of one that is there.
 * @param given position from 0; beyond the end means the end
 * @throws HttpError 422 when the list is full
 */
export async function putFavoriteName(
  db: Db,
  member: MemberRow,
  name: string,
  given: { note?: string; position?: number },
  now: number,
) {
  const before = await rowsOf(db, member.id)
  const existing = findByName(before, name)
  if (!existing && before.length >= maxNames) throw ruleBroken('name', 'list-full')
  const item = {
    ...(existing ?? { id: newId(), name, saved_at: instant(now), note: '', position: before.length }),
    ...given,
  }
  const row = sealed(member, 'favorite_names', { ...item, member_id: member.id })
  if (existing) await db.updateTable('favorite_names').set({ note: row.note }).where('id', '=', item.id).execute()
  else await db.insertInto('favorite_names').values(row).execute()
  const after = before.filter(other => other !== existing)
  after.splice(item.position, 0, existing ?? item)
  await renumber(db, after)
}

/** Removes a name. One that is not there is no error: another tab may have removed it. */
export async function removeFavoriteName(db: Db, memberId: string, name: string) {
  const before = await rowsOf(db, memberId)
  const existing = findByName(before, name)
  if (!existing) return
  await db.deleteFrom('favorite_names').where('id', '=', existing.id).execute()
  await renumber(
    db,
    before.filter(other => other !== existing),
  )
}

/** Stores the positions of names that moved. @param items with their old positions, in their new order */
async function renumber(db: Db, items: readonly Row[]) {
  for (const [position, item] of items.entries())
    if (item.position !== position)
      await db.updateTable('favorite_names').set({ position }).where('id', '=', item.id).execute()
}
