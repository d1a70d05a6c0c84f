// Avatars in the store: a row for each member names a file, and the placeholder's slug unless it was uploaded.
import { choiceOfSlug, defaultColor, defaultLetter, slugOfChoice } from '../../domain/avatar.ts'
import type { AvatarInfo } from '../../domain/member.ts'
import type { Db } from '../store/schema.ts'

/** The placeholder of a new member: the first letter of the name on the default color. */
export const firstAvatarSlug = (firstName: string): string =>
  slugOfChoice({ kind: 'letter', letter: defaultLetter(firstName), color: defaultColor })

/** An avatar as the API answers it. @param slug null for an upload */
export function avatarInfo(slug: string | null): AvatarInfo {
  const choice = choiceOfSlug(slug)
  const isLetter = choice?.kind === 'letter'
  return {
    placeholder_slug: slug ?? '',
    is_placeholder: slug !== null,
    letter: isLetter ? choice.letter : '',
    background_color: isLetter ? choice.color : '',
  }
}

export interface Avatar {
  file: string
  /** Null for an upload. */
  slug: string | null
}

export const avatarOf = (db: Db, memberId: string): Promise<Avatar> =>
  db.selectFrom('avatars').select(['file', 'slug']).where('member_id', '=', memberId).executeTakeFirstOrThrow()

/** The avatar with this file name; undefined when no member has it now. */
export const avatarAt = (db: Db, file: string): Promise<Avatar | undefined> =>
  db.selectFrom('avatars').select(['file', 'slug']).where('file', '=', file).executeTakeFirst()

/**
 * Sets a member's avatar; call it in `changeMember`. @returns the old one: the caller removes its file if it was
 * uploaded
 */
export async function setAvatar(db: Db, memberId: string, { file, slug }: Avatar): Promise<Avatar> {
  const before = await avatarOf(db, memberId)
  await db.updateTable('avatars').set({ file, slug }).where('member_id', '=', memberId).execute()
  return before
}
