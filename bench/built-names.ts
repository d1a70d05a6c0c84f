// Where the names of the build are, as the site opens them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param dist folder of the build @throws when there is none */
export function builtNames(dist: string): string {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { content: string } // as: build.mjs wrote it
  return join(dist, 'content', manifest.content, 'names')
}
