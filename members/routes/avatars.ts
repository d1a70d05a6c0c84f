// A member's avatar: its description, a new one (placeholder or upload), and the picture itself.
import multipart from '@fastify/multipart'
import { choiceOfSlug, slugOfChoice } from '../../domain/avatar.ts'
import { loadDrawings } from '../avatars/drawing.ts'
import { drawPicture } from '../avatars/picture.ts'
import { type Avatar, avatarAt, avatarInfo, avatarOf, setAvatar } from '../avatars/rows.ts'
import { type AvatarStore, fileAvatarStore, isPictureName, newDrawingName, newPictureName } from '../avatars/store.ts'
import { removeOrphans, settledPictures } from '../avatars/sweep.ts'
import { type AvatarForm, formLimits, withForm } from '../avatars/upload.ts'
import { changeMember } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { safeError } from '../logger.ts'
import { notFound, ruleBroken } from '../refusal.ts'
import { serve } from '../serve.ts'

/** The multipart parser would log all headers at `trace`, the session token among them. */
const uploadOptions = {
  handlerTimeout: 20_000,
  logSerializers: { busboyOptions: () => undefined },
}

/** Cached for good, because an address never shows another picture; an SVG opened by itself may run nothing. */
const pictureHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

export async function avatarRoutes(app: MembersApp, context: Context) {
  const { store, config } = context
  const pictures = fileAvatarStore(config.avatarDir)
  const draw = loadDrawings()
  const warn = (words: string) => (error: unknown) => app.log.warn({ err: safeError(error) }, words)

  app.addHook('onReady', async () => {
    const names = await settledPictures(store, pictures, context.now())
    removeOrphans(store.db, pictures, names).catch(warn('pictures of nobody could not be removed')) // in the background
  })

  serve(app, 'GET /members/:member/avatar', async ({ member }) =>
    avatarInfo((await avatarOf(store.db, member.id)).slug),
  )

  serve(app, 'GET /avatars/:file', async (request, reply) => {
    const { file } = request.params
    const avatar = isPictureName(file) ? await avatarAt(store.db, file) : undefined
    const choice = choiceOfSlug(avatar?.slug)
    const bytes = avatar?.slug === null ? await pictures.read(file) : choice && draw(choice)
    if (!bytes) throw notFound()
    return reply
      .headers(pictureHeaders)
      .type(choice ? 'image/svg+xml' : 'image/webp')
      .send(bytes)
  })

  // In a scope of its own, so that no other route accepts multipart forms.
  await app.register(async (app: MembersApp) => {
    await app.register(multipart, { limits: formLimits })
    serve(
      app,
      'PUT /members/:member/avatar',
      async (request, reply) => {
        const avatar = await withForm(request, form => storeAvatar(form, pictures))
        const remove = (file: string) => pictures.remove(file).catch(warn('a picture could not be removed'))
        let before: Avatar | undefined
        try {
          await changeMember(context, request, reply, (db, member) => setAvatar(db, member.id, avatar), {
            body: ({ avatar_url }, replaced) => {
              before = replaced
              return { avatar_url }
            },
          })
        } catch (error) {
          // If the store cannot tell whether a row names the file, the sweep at the next start removes it.
          if (avatar.slug === null && (await isUnused(avatar.file))) await remove(avatar.file)
          throw error
        }
        if (before?.slug === null) await remove(before.file)
        return reply
      },
      uploadOptions,
    )
  })

  const isUnused = (file: string) =>
    avatarAt(store.db, file).then(
      found => found === undefined,
      () => false,
    )
}

/**
 * Stores an uploaded picture under a new name, or makes a name for a placeholder.
 * @throws HttpError 422 for an unknown slug, and as `drawPicture`
 */
async function storeAvatar(form: AvatarForm, pictures: AvatarStore): Promise<Avatar> {
  if ('slug' in form) {
    const choice = choiceOfSlug(form.slug)
    if (!choice) throw ruleBroken('slug', 'avatar-unknown')
    return { file: newDrawingName(), slug: slugOfChoice(choice) }
  }
  const picture = await drawPicture(form.fileName, form.bytes)
  const file = newPictureName()
  await pictures.put(file, picture)
  return { file, slug: null }
}
