// Everything that is stored about a member, as one document, without secrets: hashes of the password and of tokens.
import type { CalendarDate } from '../domain/dates.ts'
import { avatarOf } from './avatars/rows.ts'
import type { AvatarStore } from './avatars/store.ts'
import { readConsentRecords } from './consents.ts'
import { readCycle } from './cycle.ts'
import { readEmailPreferences } from './email-preferences.ts'
import { readFavoriteNames } from './favorite-names.ts'
import { instant } from './instants.ts'
import { readLosses } from './losses.ts'
import { readMember } from './member.ts'
import { readPasskeys } from './passkeys.ts'
import { exportRegistries } from './registries/export.ts'
import { readSavedArticles } from './saved-articles.ts'
import { readSecurityEvents } from './security-events.ts'
import type { Db, MemberRow } from './store/schema.ts'
import { readSweepstakes } from './sweepstakes.ts'

/** @param when `now` in milliseconds since 1970; `day` is the visitor's, for the children's ages */
export async function exportMember(
  db: Db,
  pictures: AvatarStore,
  member: MemberRow,
  when: { now: number; day: CalendarDate },
) {
  const { id } = member
  const password = await db.selectFrom('passwords').select('changed_at').where('member_id', '=', id).executeTakeFirst()
  return {
    exported_at: instant(when.now),
    member: await readMember(db, member, when.day),
    joined_at: member.created_at,
    password_changed_at: password?.changed_at ?? null,
    added: await readAddedAt(db, id),
    avatar: await readAvatar(db, pictures, id),
    losses: await readLosses(db, id),
    after_loss_since: member.after_loss_since,
    cycle: await readCycle(db, id),
    saved_articles: await readSavedArticles(db, id),
    favorite_names: await readFavoriteNames(db, id),
    favorite_shares: await db
      .selectFrom('favorite_shares')
      .select(['token', 'created_at'])
      .where('member_id', '=', id)
      .execute(),
    registries: await exportRegistries(db, id, when.now),
    sweepstakes: await readSweepstakes(db, id),
    email_preferences: await readEmailPreferences(db, id),
    consents: await readConsentRecords(db, id),
    sessions: await readSessions(db, id),
    passkeys: await readPasskeys(db, id),
    security_events: await readSecurityEvents(db, id, when.now),
    waiting_mail: await db
      .selectFrom('mail_queue')
      .select(['template', 'recipient', 'data', 'created_at'])
      .where('member_id', '=', id)
      .execute(),
    email_confirmed_at: member.email_confirmed_at,
    earlier_emails: await db
      .selectFrom('email_undos')
      .select(['email', 'created_at', 'expires_at'])
      .where('member_id', '=', id)
      .execute(),
    known_places: await db.selectFrom('known_places').select(['kind', 'seen_at']).where('member_id', '=', id).execute(),
    password_resets: await db
      .selectFrom('password_resets')
      .select(['created_at', 'expires_at'])
      .where('member_id', '=', id)
      .execute(),
  }
}

/** When each profile was added, by its id. */
async function readAddedAt(db: Db, memberId: string) {
  const children = await db
    .selectFrom('children')
    .select(['id', 'created_at'])
    .where('member_id', '=', memberId)
    .execute()
  const pregnancies = await db
    .selectFrom('pregnancies')
    .select(['id', 'created_at'])
    .where('member_id', '=', memberId)
    .execute()
  return [...children, ...pregnancies].map(({ id, created_at: added_at }) => ({ id, added_at }))
}

const readSessions = (db: Db, memberId: string) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'used_at', 'expires_at', 'confirmed_at', 'device_label as device'])
    .where('member_id', '=', memberId)
    .execute()

/** The avatar, with its bytes in base64 when it was uploaded; a placeholder has none. */
async function readAvatar(db: Db, pictures: AvatarStore, memberId: string) {
  const avatar = await avatarOf(db, memberId)
  const bytes = avatar.slug === null ? await pictures.read(avatar.file) : null
  return { ...avatar, base64: bytes?.toString('base64') ?? null }
}
