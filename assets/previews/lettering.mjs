// Draws words as outlines, so that the pictures do not depend on the fonts of the machine that builds.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { unitsPerEm, letters, kerning } = JSON.parse(readFileSync(join(import.meta.dirname, 'lettering.json'), 'utf8'))

/**
 * A line of text as SVG, its baseline at 0.
 * @param size of the em, in pixels
 * @returns the SVG and its width in pixels
 * @throws Error for a letter without an outline in lettering.json
 */
export function lettering(text, size) {
  const scale = size / unitsPerEm
  let x = 0
  let before = ''
  const outlines = []
  for (const letter of text) {
    const [width, outline] = letters[letter] ?? []
    if (width === undefined) throw new Error(`assets/previews/lettering.json has no outline of ${letter}`)
    x += kerning[before + letter] ?? 0
    if (outline) outlines.push(`<path transform="translate(${x} 0)" d="${outline}"/>`)
    x += width
    before = letter
  }
  // A font's y grows upwards.
  return { svg: `<g transform="scale(${scale} ${-scale})">${outlines.join('')}</g>`, width: x * scale }
}
