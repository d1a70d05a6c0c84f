import { changeMember, listAnswer } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { putFavoriteName, readFavoriteName, readFavoriteNames, removeFavoriteName } from '../favorite-names.ts'
import { normalizeText, requireField } from '../fields.ts'
import { notFound, ruleBroken } from '../refusal.ts'
import { serve } from '../serve.ts'
import type { Db, MemberRow } from '../store/schema.ts'

const maxNoteLength = 500 // code points, after trimming
/** Control and other invisible characters, but not line breaks and formatting (\p{Cf}, as in emoji). */
const controlCharacter = /[^\P{C}\n\p{Cf}]/u

export function favoriteNameRoutes(app: MembersApp, context: Context) {
  const { store, now } = context

  serve(app, 'GET /members/:member/favorite-names', async ({ member }) => ({
    items: await readFavoriteNames(store.db, member.id),
    version: member.version,
  }))

  serve(app, 'GET /members/:member/favorite-names/:name', async ({ member, params }) => {
    const found = await readFavoriteName(store.db, member.id, normalizeText(params.name))
    if (!found) throw notFound()
    return { ...found, version: member.version }
  })

  serve(app, 'PUT /members/:member/favorite-names/:name', (request, reply) => {
    requireField('child.first_name', request.params.name, 'name')
    const name = normalizeText(request.params.name)
    const { note, position } = request.body ?? {}
    const given = { ...(note !== undefined && { note: readNote(note) }), ...(position !== undefined && { position }) }
    const put = async (db: Db, member: MemberRow) => {
      await putFavoriteName(db, member, name, given, now())
      return readFavoriteNames(db, member.id)
    }
    return changeMember(context, request, reply, put, listAnswer)
  })

  serve(app, 'DELETE /members/:member/favorite-names/:name', (request, reply) => {
    const remove = async (db: Db, member: MemberRow) => {
      await removeFavoriteName(db, member.id, normalizeText(request.params.name))
      return readFavoriteNames(db, member.id)
    }
    return changeMember(context, request, reply, remove, listAnswer)
  })
}

/** A note as it is stored. @throws HttpError 422 */
function readNote(text: string): string {
  const note = text.replaceAll('\r\n', '\n').trim().normalize('NFC')
  if ([...note].length > maxNoteLength) throw ruleBroken('note', 'note-long')
  if (controlCharacter.test(note)) throw ruleBroken('note', 'name-characters')
  return note
}
