// Reads what the build wrote to dist: the addresses of assets, and the content, which may be compiled anew while the
// site runs.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type KindName, kinds } from '../content/schema.ts'
import { type Content, openContent } from '../publishing/load.ts'

export type AssetEncoding = 'br' | 'zst' | 'gz'

interface Manifest {
  id: string
  /** Name of the folder that holds the content. */
  content: string
  /** That and the folders of earlier content, newest first. */
  contents: string[]
  assets: Record<string, { file: string; encodings: AssetEncoding[] }>
  builds: { id: string; files: string[] }[]
}

export interface SiteBuild {
  id: string
  /** Of the content that is served now. */
  readonly contentId: string
  folder: string
  content: Content
  /** Served address of an asset by its name in the sources: `art/home.svg`. */
  asset(name: string): string
  /**
   * Takes up content that was compiled since. Broken content is not tried again before its files change.
   * @returns whether there is new content
   * @throws BuildError when the new content cannot be used: the last good one goes on serving
   */
  renew(): boolean
  /** Called for a page whose file could not be read, so that an earlier build's file serves. */
  onTorn: (name: string, error: unknown) => void
}

/** The build is missing or torn. */
export class BuildError extends Error {
  code = 'BUILD_MISSING'
}

/** A Content that passes each call on to the current one, so that its holders need not hear of new content. */
const through = (now: () => Content): Content => ({
  cards: kind => now().cards(kind),
  card: (kind, slug) => now().card(kind, slug),
  cardAt: path => now().cardAt(path),
  about: topic => now().about(topic),
  piece: (kind, slug) => now().piece(kind, slug),
  names: () => now().names(),
  risingNames: () => now().risingNames(),
  dayGuides: () => now().dayGuides(),
  drawing: () => now().drawing(),
  search: (text, seen) => now().search(text, seen),
  suggest: (text, seen) => now().suggest(text, seen),
})
const kindNames = Object.keys(kinds) as KindName[] // the keys of that table, which TypeScript widens to string

interface Opened {
  manifest: Manifest
  content: Content
}

/** Changes when there may be new content: the dates and sizes of two files. */
function stampOf(folder: string, content: string): string {
  const stamp = (path: string) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false })
    return stats ? `${stats.mtimeMs} ${stats.size}` : 'missing'
  }
  return `${stamp('manifest.json')}, ${stamp(`content/${content}/index.json`)}`
}

/** The drawings among the assets. Other assets stay while the site runs, since its bundles were built with them. */
const drawingsOf = (assets: Manifest['assets']): Manifest['assets'] =>
  Object.fromEntries(Object.entries(assets).filter(([name]) => name.startsWith('art/')))

/** @throws BuildError when a file that it names is not there. */
export function openBuild(folder: string): SiteBuild {
  let build: SiteBuild | undefined
  const open = (): Opened => {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
    const before = manifest.contents
      .filter(name => name !== manifest.content)
      .map(name => join(folder, 'content', name))
    const torn = (name: string, error: unknown) => build?.onTorn(name, error)
    return {
      manifest,
      content: openContent(join(folder, 'content', manifest.content), { earlierBuilds: before, onBroken: torn }),
    }
  }
  try {
    let { manifest, content } = open()
    let { assets } = manifest
    let stamp = stampOf(folder, manifest.content)
    const asset = (name: string) => {
      const entry = assets[name]
      if (!entry) throw new BuildError(`The build has no asset ${name}.`)
      return `/assets/${entry.file}`
    }
    for (const name of ['site.css', 'js/main.js']) asset(name)
    const lost = Object.values(assets).find(({ file }) => !existsSync(join(folder, 'assets', file)))
    if (lost) throw new Error(`assets/${lost.file} is not there`)

    function renew(): boolean {
      const now = stampOf(folder, manifest.content)
      if (now === stamp) return false
      stamp = now
      let next: Opened
      try {
        next = open()
      } catch (error) {
        throw new BuildError(`The new content cannot be opened (${error instanceof Error ? error.message : error}).`)
      }
      const known = { ...assets, ...drawingsOf(next.manifest.assets) }
      const undrawn = kindNames.flatMap(kind => next.content.cards(kind)).find(({ art }) => !known[`art/${art}.svg`])
      if (undrawn)
        throw new BuildError(`${undrawn.path} names the drawing ${undrawn.art}, which the build does not have.`)
      assets = known
      manifest = next.manifest
      content = next.content
      stamp = stampOf(folder, manifest.content)
      return true
    }
    build = {
      id: manifest.id,
      get contentId() {
        return manifest.content
      },
      folder,
      content: through(() => content),
      asset,
      renew,
      onTorn: () => {},
    }
    return build
  } catch (error) {
    if (error instanceof BuildError) throw error
    throw new BuildError(
      `The build in ${folder} is missing or incomplete (${error instanceof Error ? error.message : error}). Run: npm run build`,
    )
  }
}
