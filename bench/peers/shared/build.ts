// The site's build as views see it. Apart from the page, because a head needs it too.
import type { Build } from '../../../views/page.tsx'

/** `assets` of dist/manifest.json. */
export type Assets = Readonly<Record<string, { file: string }>>

const origin = 'http://localhost:3000'

/** The half of a page's context that belongs to the build. Its `asset` throws for a name that the build does not have. */
export const createBuild = (assets: Assets): Build => ({
  asset(name) {
    const entry = assets[name]
    if (!entry) throw new Error(`The build has no asset ${name}.`)
    return `/assets/${entry.file}`
  },
  origins: { main: origin, names: origin, registry: origin },
})
