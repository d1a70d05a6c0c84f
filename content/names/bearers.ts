// Who bears a name, by the curated lists whose lines say it.
import type { ListLink } from './lists-of-name.ts'
import { pathOf } from './name-list.ts'
import type { Name, Names } from './names.ts'
import { themes } from './themes.ts'

export interface Bearer {
  /** `Simone Biles, US gymnast`, or several of them. */
  who: string
  /** The list that says so. */
  list: ListLink
}

/** Slugs of such lists, in the order of a page, each with those of its names that are places, words or works there. */
export const bearerLists: ReadonlyMap<string, readonly string[]> = new Map([
  ['presidential', []],
  ['royal', []],
  ['olympics', []],
  [
    'musical',
    [
      ...['Aida', 'Allegra', 'Alto', 'Aria', 'Cadence', 'Calliope', 'Carmen', 'Carol', 'Celesta', 'Coda', 'Harmony', 'Harper', 'Jazz'],
      ...['Lyric', 'Major', 'Melody', 'Piper', 'Rhythm', 'Symphony', 'Viola'],
    ],
  ],
  ['saints', []],
  ['biblical', ['Ariel', 'Bethany', 'Canaan', 'Eden', 'Emmanuel', 'Galilee', 'Jericho', 'Jordan', 'Selah', 'Shiloh', 'Zion']],
  ['mythology', ['Phoenix']],
  ['literary', []],
  ['shakespeare', []],
  ['marvel', []],
  ['dc', []],
  ['anime', []],
])

/** Those who bear a name, a line for each list that knows one; empty for most names. */
export const bearersOf = ({ themes: lines }: Names, { name }: Name): Bearer[] =>
  [...bearerLists].flatMap(([slug, others]) => {
    const who = others.includes(name) ? undefined : lines.get(slug)?.get(name)
    const title = themes.find(theme => theme.slug === slug)?.title
    return who && title ? [{ who: who.charAt(0).toUpperCase() + who.slice(1), list: { title, path: pathOf(`${slug}-baby-names`) } }] : []
  })
