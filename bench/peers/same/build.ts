// The site's build as views see it. Apart from the page, because a head needs it too.
import type { Card } from '../../../content/schema.ts'
import type { Build } from '../../../views/page.tsx'

/** `assets` of dist/manifest.json. */
export type Assets = Readonly<Record<string, { file: string }>>

/** What the menu shows of the pieces it recommends, by path. No more: whoever hydrates the whole page sends it along. */
export type Picks = Readonly<Record<string, Pick<Card, 'path' | 'title' | 'art'>>>

const origin = 'http://localhost:3000'

/**
 * The half of a page's context that belongs to the build. Its `asset` throws for a name that the build does not have.
 */
export const createBuild = (assets: Assets, picks: Picks = {}): Build => ({
  asset(name) {
    const entry = assets[name]
    if (!entry) throw new Error(`The build has no asset ${name}.`)
    return `/assets/${entry.file}`
  },
  cardAt: path => picks[path] as Card | undefined, // the menu alone asks, for these fields
  origins: { main: origin, names: origin, registry: origin },
})
