// What the store knows of avatars.
import { choiceOfSlug, defaultColor, defaultLetter, slugOfChoice } from '../../domain/avatar.ts'
import type { AvatarInfo } from '../../domain/member.ts'
import type { Db } from '../store/schema.ts'

/** The placeholder that a new member gets. */
export const firstAvatarSlug = (firstName: string): string =>
  slugOfChoice({ kind: 'letter', letter: defaultLetter(firstName), color: defaultColor })

/** @param slug null for an upload */
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

/** The avatar that an address means; undefined when it is nobody's, or nobody's any more. */
export const avatarAt = (db: Db, file: string): Promise<Avatar | undefined> =>
  db.selectFrom('avatars').select(['file', 'slug']).where('file', '=', file).executeTakeFirst()

/** In a member's transaction. @returns the one before; its file is to be removed when it is an upload */
export async function setAvatar(db: Db, memberId: string, { file, slug }: Avatar): Promise<Avatar> {
  const before = await avatarOf(db, memberId)
  await db.updateTable('avatars').set({ file, slug }).where('member_id', '=', memberId).execute()
  return before
}
