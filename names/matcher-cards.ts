// The cards of the name matcher: a card for each name of the curated table, and the styles by which visitors filter
// them.
import type { Cards, Style } from '../domain/names/cards.ts'
import { memoized } from '../lib/memoize.ts'
import { listsOf } from './all-lists.ts'
import { type Names, newestYear } from './names.ts'
import { origins } from './origins.ts'
import { popularIn } from './popular-names.ts'

/** The names of a style are those of these lists; `popular` is filled from the counts. */
const styles: readonly (Style & { lists: readonly string[] })[] = [
  { key: 'popular', label: 'Popular now', lists: [] },
  { key: 'classic', label: 'Classic', lists: ['classic-baby-names'] },
  { key: 'rising', label: 'Rising', lists: ['rising-baby-names'] },
  { key: 'vintage', label: 'Vintage', lists: ['vintage-baby-names', 'comeback-baby-names'] },
  { key: 'short', label: 'Short', lists: ['short-baby-names'] },
  {
    key: 'nature',
    label: 'Nature',
    lists: [
      'nature-baby-names',
      'flower-baby-names',
      'gemstone-baby-names',
      'celestial-baby-names',
      'season-baby-names',
    ],
  },
  {
    key: 'story',
    label: 'Books and myths',
    lists: ['literary-baby-names', 'shakespeare-baby-names', 'mythology-baby-names'],
  },
  { key: 'faith', label: 'Bible and saints', lists: ['biblical-baby-names', 'saints-baby-names'] },
]

const popularMost = 150

/** All cards in the order of the alphabet. Memoized. */
export const cardsOf = memoized(makeCards)

function makeCards(names: Names): Cards {
  const lists = listsOf(names)
  const inStyle = new Map(
    styles.map(({ key, lists: slugs }) => [
      key,
      new Set(slugs.flatMap(slug => lists.find(slug)?.names.map(({ id }) => id) ?? [])),
    ]),
  )
  for (const sex of ['girl', 'boy'] as const)
    for (const { name } of popularIn(names, sex, newestYear(names), popularMost)) inStyle.get('popular')?.add(name.id)
  return {
    styles: styles.map(({ key, label }) => ({ key, label })),
    cards: names.all.flatMap(name => {
      const about = names.about(name)
      if (!about) return []
      return {
        name: name.name,
        use: name.use,
        styles: styles.flatMap(({ key }) => (inStyle.get(key)?.has(name.id) ? key : [])),
        sound: about.sound,
        origin: about.origins.map(key => origins.get(key)?.label ?? key).join(', '),
        meaning: about.meaning,
      }
    }),
  }
}
