// Reads the sizes of the drawings, so that pages can reserve their space.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ArtSizes } from './markdown.ts'

/** Sizes of the drawings in a folder, by name, from their `svg` tag. @throws for a drawing without a size */
export function artSizes(folder: string): ArtSizes {
  const sizes = new Map<string, { width: number; height: number }>()
  for (const file of globSync('*.svg', { cwd: folder })) {
    const tag = /<svg[^>]*>/.exec(readFileSync(join(folder, file), 'utf8'))?.[0] ?? ''
    const side = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(tag)?.[1])
    const [width, height] = [side('width'), side('height')]
    if (!width || !height) throw new Error(`assets/art/${file} must state its width and height.`)
    sizes.set(basename(file, '.svg'), { width, height })
  }
  return sizes
}
