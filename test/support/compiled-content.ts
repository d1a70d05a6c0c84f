import { join } from 'node:path'
import type { Piece } from '../../content/schema.ts'
import { artSizes } from '../../publishing/art-sizes.ts'
import { compileContent } from '../../publishing/compile.ts'

const root = join(import.meta.dirname, '../..')
let pieces: Promise<readonly Piece[]> | undefined

/** All texts of the site, compiled once for all tests of a process: nobody changes them. */
export function compiledContent(): Promise<readonly Piece[]> {
  pieces ??= compileContent(join(root, 'content'), artSizes(join(root, 'assets/art')))
  return pieces
}
