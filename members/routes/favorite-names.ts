// Favorite names, and the link that shows them to others.
import { Type } from 'typebox'
import { today } from '../../domain/dates.ts'
import type { MembersApp } from '../app.ts'
import { changeMember } from '../change.ts'
import type { Context } from '../context.ts'
import { putFavoriteName, readFavoriteNames, removeFavoriteName } from '../favorite-names.ts'
import { newId } from '../ids.ts'
import { instant } from '../instants.ts'
import { ProfileText, requireField, strict, tidy } from '../profile-fields.ts'
import { ruleBroken } from '../refusal.ts'
import type { Db, MemberRow } from '../store/schema.ts'

const Given = Type.Object(
  { note: Type.Optional(ProfileText), position: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })) },
  strict,
)
const GivenOrNothing = Type.Union([Given, Type.Null()])
const Nothing = Type.Union([Type.Object({}, strict), Type.Null()])
const NamePath = Type.Object({ member: Type.String(), name: Type.String() })

const longestNote = 500 // code points, after trimming
/** All that a note of several lines does not need, and halves of characters. */
const unseen = /[^\P{C}\n\p{Cf}]/u

export function favoriteNameRoutes(app: MembersApp, context: Context) {
  const { config, store, now } = context
  const list = async (db: Db, { id }: MemberRow) => readFavoriteNames(db, id)
  const linkTo = (token: string) => `${config.siteOrigin}/b/favorites?share=${token}`
  const answer = { body: ({ version }: { version: number }, items: object) => ({ items, version }) }

  app.get('/members/:member/favorite-names', async ({ member }) => ({ items: await list(store.db, member), version: member.version }))

  app.put('/members/:member/favorite-names/:name', { schema: { params: NamePath, body: GivenOrNothing } }, (request, reply) => {
    requireField('child.first_name', request.params.name, { today: today(now()) }, 'name')
    const name = tidy(request.params.name)
    const { note, position } = request.body ?? {}
    const given = { ...(note !== undefined && { note: readNote(note) }), ...(position !== undefined && { position }) }
    const put = async (db: Db, member: MemberRow) => {
      await putFavoriteName(db, member.id, name, given, now())
      return list(db, member)
    }
    return changeMember(context, request, reply, put, answer)
  })

  app.delete('/members/:member/favorite-names/:name', { schema: { params: NamePath, body: Nothing } }, (request, reply) => {
    const remove = async (db: Db, member: MemberRow) => {
      await removeFavoriteName(db, member.id, tidy(request.params.name))
      return list(db, member)
    }
    return changeMember(context, request, reply, remove, answer)
  })

  // One link a member: asking again shows it again.
  app.post('/members/:member/favorite-names/share', { schema: { body: Nothing } }, (request, reply) => {
    const share = async (db: Db, { id: member_id }: MemberRow) => {
      const there = await db.selectFrom('favorite_shares').select('token').where('member_id', '=', member_id).executeTakeFirst()
      if (there) return there.token
      const token = newId()
      await db
        .insertInto('favorite_shares')
        .values({ token, member_id, created_at: instant(now()) })
        .execute()
      return token
    }
    return changeMember(context, request, reply, share, {
      status: 201,
      body: ({ version }, token) => ({ link: linkTo(token), token, version }),
    })
  })

  // The link that is out leads nowhere from now on. No name hides behind this address: names are removed in any spelling, as 'Share'.
  app.delete('/members/:member/favorite-names/share', { schema: { body: Nothing } }, (request, reply) => {
    const stop = async (db: Db, { id }: MemberRow) => {
      await db.deleteFrom('favorite_shares').where('member_id', '=', id).execute()
    }
    return changeMember(context, request, reply, stop)
  })
}

/** @throws Refusal 422 */
function readNote(text: string): string {
  const note = text.replaceAll('\r\n', '\n').trim().normalize('NFC')
  if ([...note].length > longestNote) throw ruleBroken('note', 'note-long')
  if (unseen.test(note)) throw ruleBroken('note', 'name-characters')
  return note
}
