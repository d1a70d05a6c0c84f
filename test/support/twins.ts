// Every page that has an AMP twin, from the table of twins and what the build wrote.
import { type KindName, kinds } from '../../content/schema.ts'
import { openBuild } from '../../server/build.ts'
import { hasTwin, otherPages } from '../../views/amp/twin.tsx'

/** Paths of all pages that have a twin, by the kind of content that they are, or `other`. */
export function pagesWithTwins(folder: 'dist' | 'dist-test' = 'dist'): Map<KindName | 'other', string[]> {
  const { content } = openBuild(new URL(`../../${folder}`, import.meta.url).pathname)
  // Keys of the table, which TypeScript widens to string
  const cards = (Object.keys(kinds) as KindName[]).flatMap(kind => content.cards(kind))
  const pages = new Map<KindName | 'other', string[]>([['other', [...otherPages]]])
  for (const { kind, path } of cards)
    if (hasTwin({ path }, content.cardAt)) pages.set(kind, [...(pages.get(kind) ?? []), path])
  return pages
}
