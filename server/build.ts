// What the build left in dist: where each asset is served from, and the content.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Content, openContent } from '../content/load.ts'

export type AssetEncoding = 'br' | 'zst' | 'gz'

interface Manifest {
  id: string
  assets: Record<string, { file: string; encodings: AssetEncoding[] }>
  builds: { id: string; files: string[] }[]
}

export interface SiteBuild {
  id: string
  folder: string
  content: Content
  /** Served address of an asset by its name in the sources: `art/home.svg`. */
  asset(name: string): string
}

/** The build is missing or torn. */
export class BuildError extends Error {
  code = 'BUILD_MISSING'
}

/** @throws BuildError when a file that it names is not there. */
export function openBuild(folder: string): SiteBuild {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
    const content = openContent(join(folder, 'content', manifest.id))
    const asset = (name: string) => {
      const entry = manifest.assets[name]
      if (!entry) throw new BuildError(`The build has no asset ${name}.`)
      return `/assets/${entry.file}`
    }
    for (const name of ['site.css', 'js/main.js']) asset(name)
    const lost = Object.values(manifest.assets).find(({ file }) => !existsSync(join(folder, 'assets', file)))
    if (lost) throw new Error(`assets/${lost.file} is not there`)
    return { id: manifest.id, folder, content, asset }
  } catch (error) {
    if (error instanceof BuildError) throw error
    throw new BuildError(
      `The build in ${folder} is missing or incomplete (${error instanceof Error ? error.message : error}). Run: npm run build`,
    )
  }
}
