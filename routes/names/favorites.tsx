import { messages } from '../../domain/messages.ts'
import type { Content } from '../../publishing/load.ts'
import { FavoritesView, ShareAwayView, SharedFavoritesView } from '../../views/names/favorites.tsx'
import { nameBreadcrumbs } from '../../views/names/name-breadcrumbs.ts'
import { missing, page } from '../define-page.tsx'
import type { Loading, Own } from '../loading.ts'
import { readOr } from '../signed-in.ts'
import { rowsOf } from './list-rows.ts'

const path = '/b/favorites'
const breadcrumbs = nameBreadcrumbs.below()

/** The names of a shared list: rows for names with counts, and the others. @throws missing for an unknown link */
async function sharedRows(content: Content, { shared }: Own, token: string) {
  const asked = await shared(token).catch(() => 'away' as const) // the API's client has logged the error
  if (asked === 'away') return asked
  if (!asked)
    throw missing({
      suggestions: [
        { title: 'Your favorite names', path },
        { title: 'Baby names', path: '/baby-names' },
      ],
    })
  const names = await content.names()
  const known = asked.flatMap(name => names.find(name) ?? [])
  return { rows: rowsOf(names, known), others: asked.filter(name => !names.find(name)) }
}

/** The favorites in the account; null for a visitor without an account, or when they cannot be read in time. */
async function inAccount({ input, own }: Loading) {
  const member = input.signedIn && own ? await own.member : null
  const items = member && own ? await readOr(own.read('favorite-names'), null) : null
  return items?.map(({ name, note }) => ({ name, note })) ?? null
}

export const favorites = page({
  path,
  for: 'personal',
  query: ['share'],
  async load(loading) {
    const { content, input, own } = loading
    const shared = input.query.share && own ? await sharedRows(content, own, input.query.share) : null
    return { shared, items: shared ? null : await inAccount(loading) }
  },
  head: ({ shared }) => ({
    title: shared ? 'A list of favorite names' : 'Your favorite names',
    description:
      'The baby names you saved with the heart, in your own order and with your notes, to print or to share.',
    path: shared ? undefined : path,
    noindex: true,
    breadcrumbs,
  }),
  view: ({ loaded: { shared, items } }) => {
    if (shared === 'away') return <ShareAwayView breadcrumbs={breadcrumbs} message={messages['members-down']} />
    return shared ? (
      <SharedFavoritesView breadcrumbs={breadcrumbs} {...shared} />
    ) : (
      <FavoritesView breadcrumbs={breadcrumbs} items={items} />
    )
  },
  ads: () => ({ kind: 'names' }),
  whenSensitive: 'itself',
  examples: [path],
})
