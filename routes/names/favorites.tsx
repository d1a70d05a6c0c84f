import type { Content } from '../../content/load.ts'
import { messages } from '../../domain/messages.ts'
import { FavoritesView, ShareAwayView, SharedFavoritesView } from '../../views/names/favorites.tsx'
import { nameWays } from '../../views/names/ways.ts'
import { missing, type Own, page } from '../define.tsx'
import { rowsOf } from './rows.ts'

const path = '/b/favorites'
const way = nameWays.below()

/** The names behind a link, those that we have counts of as lines of a list. @throws missing for a link that leads nowhere */
async function sharedRows(content: Content, { shared }: Own, token: string) {
  const asked = await shared(token).catch(() => 'away' as const) // why, the API's client has told
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

export const favorites = page({
  path,
  for: 'personal',
  query: ['share'],
  load: async ({ content, input: { query }, own }) => (query.share && own ? sharedRows(content, own, query.share) : null),
  head: loaded => ({
    title: loaded ? 'A list of favorite names' : 'Your favorite names',
    description: 'The baby names you saved with the heart, in your own order and with your notes, to print or to share.',
    path: loaded ? undefined : path,
    noindex: true,
    way,
  }),
  view: ({ loaded }) => {
    if (loaded === 'away') return <ShareAwayView way={way} message={messages['members-down']} />
    return loaded ? <SharedFavoritesView way={way} {...loaded} /> : <FavoritesView way={way} />
  },
  ads: () => ({ kind: 'names' }),
  examples: [path],
})
