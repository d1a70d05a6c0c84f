// Every page of the library that has an AMP twin, from what the build wrote.

import { type Card, type KindName, kinds } from '../../content/schema.ts'
import { openBuild } from '../../server/build.ts'
import { hasTwin } from '../../views/amp/twin.tsx'

/** Cards of all pages that have a twin, by kind. */
export function cardsWithTwins(folder: 'dist' | 'dist-test' = 'dist'): Map<KindName, Card[]> {
  const { content } = openBuild(new URL(`../../${folder}`, import.meta.url).pathname)
  const cards = (Object.keys(kinds) as KindName[]).flatMap(kind => content.cards(kind)) // keys of the table, which TypeScript widens to string
  return Map.groupBy(
    cards.filter(({ path }) => hasTwin({ path }, content.cardAt)),
    ({ kind }) => kind,
  )
}
