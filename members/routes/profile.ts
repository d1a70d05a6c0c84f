// What a member says about themselves: names, trying to conceive, which mails they want.
import { type Static, Type } from 'typebox'
import type { CalendarDate } from '../../domain/dates.ts'
import { emailPreferences } from '../../domain/email-preferences.ts'
import { ProfileText, strict } from '../bodies.ts'
import { changeMember, conflict } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { readEmailPreferences, writeEmailPreferences } from '../email-preferences.ts'
import { requireField, tidy } from '../fields.ts'
import { instant } from '../instants.ts'
import { ruleBroken } from '../refusal.ts'
import { isUniqueViolation } from '../store/faults.ts'
import type { Db, MemberRow } from '../store/schema.ts'
import { hashed, sealed } from '../store/sealing.ts'

const Preferences = Type.Object(
  Object.fromEntries(emailPreferences.map(({ name }) => [name, Type.Optional(Type.Boolean())])),
  strict,
)

const Profile = Type.Object(
  {
    is_ttc: Type.Optional(Type.Boolean()),
    /** Whether the almanac is quiet for this member: as after a loss, which makes it so by itself. */
    after_loss: Type.Optional(Type.Boolean()),
    first_name: Type.Optional(ProfileText),
    last_name: Type.Optional(ProfileText),
    username: Type.Optional(ProfileText),
    email_preferences: Type.Optional(Preferences),
  },
  strict,
)
const Body = Type.Object({ member: Profile }, strict)

export function profileRoutes(app: MembersApp, context: Context) {
  const { store, now } = context

  app.patch('/members/:member', { schema: { body: Body } }, async (request, reply) => {
    const given = request.body.member
    const names = readNames(given)
    return changeMember(context, request, reply, async (db, member) => {
      if (Object.keys(names).length > 0)
        await db.updateTable('members').set(keptNames(member, names)).where('id', '=', member.id).execute()
      if (given.is_ttc !== undefined) await setTrying(db, member, given.is_ttc, request.visitorDay)
      if (given.after_loss !== undefined) {
        await db
          .updateTable('members')
          .set({ after_loss_since: given.after_loss ? (member.after_loss_since ?? instant(now())) : null })
          .where('id', '=', member.id)
          .execute()
      }
      if (given.email_preferences) await writeEmailPreferences(db, member.id, given.email_preferences)
    }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? ruleBroken('username', 'username-taken') : error
    })
  })

  app.get('/members/:member/email-preferences', async ({ member }) => ({
    email_preferences: await readEmailPreferences(store.db, member.id),
    version: member.version,
  }))
}

/** @throws HttpError 422 */
function readNames(given: Static<typeof Profile>) {
  const names: Partial<Pick<MemberRow, 'first_name' | 'last_name' | 'username'>> = {}
  for (const field of ['first_name', 'last_name', 'username'] as const) {
    const value = given[field]
    if (value === undefined) continue
    requireField(`member.${field}`, value)
    names[field] = tidy(value)
  }
  return names
}

const keptNames = (member: MemberRow, names: ReturnType<typeof readNames>) => ({
  ...sealed(member, 'members', names),
  ...(names.username !== undefined && { username_key: hashed(names.username.toLowerCase()) }),
})

/** @throws HttpError 409 during a pregnancy, which another tab may have added */
async function setTrying(db: Db, member: MemberRow, isTtc: boolean, on: CalendarDate) {
  const pregnant = await db.selectFrom('pregnancies').select('id').where('member_id', '=', member.id).executeTakeFirst()
  if (isTtc && pregnant) throw await conflict(db, member, on)
  await db
    .updateTable('members')
    .set(isTtc ? { is_ttc: 1, had_profile: 1 } : { is_ttc: 0 })
    .where('id', '=', member.id)
    .execute()
}
