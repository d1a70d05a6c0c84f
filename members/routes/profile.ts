import { memberFields, type WrittenField, writtenFields } from '../../contract/member.ts'
import type { BodyOf } from '../../contract/routes.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { changeMember, conflictError } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { readEmailPreferences, writeEmailPreferences } from '../email-preferences.ts'
import { normalizeText, requireField } from '../fields.ts'
import { instant } from '../instants.ts'
import { ruleBroken } from '../refusal.ts'
import { pauseRegistries } from '../registries/owners.ts'
import { serve } from '../serve.ts'
import { isUniqueViolation } from '../store/faults.ts'
import type { Db, MemberRow } from '../store/schema.ts'
import { hashed, sealed } from '../store/sealing.ts'

export function profileRoutes(app: MembersApp, context: Context) {
  const { store, now } = context

  serve(app, 'PATCH /members/:member', async (request, reply) => {
    const given = request.body.member
    const texts = readTexts(given)
    return changeMember(context, request, reply, async (db, member) => {
      if (Object.keys(texts).length > 0)
        await db.updateTable('members').set(storedTexts(member, texts)).where('id', '=', member.id).execute()
      if (given.is_ttc !== undefined) await setTrying(db, member, given.is_ttc, request.visitorDay)
      if (given.after_loss !== undefined) {
        await db
          .updateTable('members')
          .set({ after_loss_since: given.after_loss ? (member.after_loss_since ?? instant(now())) : null })
          .where('id', '=', member.id)
          .execute()
        if (given.after_loss) await pauseRegistries(db, member.id)
      }
      if (given.email_preferences) await writeEmailPreferences(db, member.id, given.email_preferences)
    }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? ruleBroken('username', 'username-taken') : error
    })
  })

  serve(app, 'GET /members/:member/email-preferences', async ({ member }) => ({
    email_preferences: await readEmailPreferences(store.db, member.id),
    version: member.version,
  }))
}

/** The text fields in a body, as they are stored. @throws HttpError 422 */
function readTexts(given: BodyOf<'PATCH /members/:member'>['member']) {
  const texts: Partial<Record<WrittenField, string>> = {}
  for (const field of writtenFields) {
    const value = given[field]
    if (value === undefined) continue
    requireField(memberFields[field].rule, value, field)
    texts[field] = normalizeText(value)
  }
  return texts
}

const storedTexts = (member: MemberRow, texts: ReturnType<typeof readTexts>) => ({
  ...sealed(member, 'members', texts),
  ...(texts.username !== undefined && { username_key: hashed(texts.username.toLowerCase()) }),
})

/**
 * Starts or ends trying to conceive. @throws HttpError 409 when there is a pregnancy, which another tab may have added
 */
async function setTrying(db: Db, member: MemberRow, isTtc: boolean, on: CalendarDate) {
  const pregnant = await db.selectFrom('pregnancies').select('id').where('member_id', '=', member.id).executeTakeFirst()
  if (isTtc && pregnant) throw await conflictError(db, member, on)
  await db
    .updateTable('members')
    .set(isTtc ? { is_ttc: 1, had_profile: 1 } : { is_ttc: 0 })
    .where('id', '=', member.id)
    .execute()
}
