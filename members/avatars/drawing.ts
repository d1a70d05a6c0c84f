// Placeholders as pictures: a letter on its color, or one of the drawings.
import { readFileSync } from 'node:fs'
import { type AvatarChoice, backgroundColors, defaultImages, letters } from '../../domain/avatar.ts'

const folder = new URL('../../assets/avatars/', import.meta.url)
const readSvg = (name: string) => readFileSync(new URL(`${name}.svg`, folder), 'utf8')

/** The width and height of a sprite's cell, in its own units. */
const cell = 512

/**
 * A sprite's outlines by letter, where they stand in the sprite. Every outline in its one path is closed, and the next
 * one begins at a place that is told from where it began.
 */
function outlines(svg: string): string[] {
  const path = / d="([^"]+)"/.exec(svg)?.[1] ?? ''
  const byLetter = letters.map(() => '')
  let [x, y] = [0, 0]
  for (const [, command, right, down, rest = ''] of path.matchAll(/([Mm])\s*(-?[\d.]+)[\s,]*(-?[\d.]+)([^Mm]*)/g)) {
    const from = command === 'M' ? [0, 0] : [x, y]
    ;[x, y] = [Number(from[0]) + Number(right), Number(from[1]) + Number(down)]
    const letter = Math.floor(x / cell)
    byLetter[letter] += `M${x} ${y}${/^[\s\d.-]/.test(rest) ? 'l' : ''}${rest}`
  }
  return byLetter
}

/** Reads the drawings. @returns what draws a choice: a whole SVG document */
export function loadDrawings(): (choice: AvatarChoice) => string {
  const images = new Map(defaultImages.map(name => [name, readSvg(name)]))
  const ink = { white: '#fff', dark: '#1f2b38' }
  const sprites = { white: outlines(readSvg('letters-white')), dark: outlines(readSvg('letters-dark')) }
  return choice => {
    if (choice.kind === 'image') return images.get(choice.image) ?? ''
    const at = letters.indexOf(choice.letter)
    const sprite = backgroundColors.find(({ hex }) => hex === choice.color)?.sprite ?? 'white'
    const left = at * cell
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="${left} 0 ${cell} ${cell}">` +
      `<path fill="${choice.color}" d="M${left} 0h${cell}v${cell}h-${cell}z"/><path fill="${ink[sprite]}" d="${sprites[sprite][at]}"/></svg>`
    )
  }
}
