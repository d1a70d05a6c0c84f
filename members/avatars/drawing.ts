// Draws placeholder avatars as SVG: a letter on a color, or one of the default images.
import { readFileSync } from 'node:fs'
import { type AvatarChoice, backgroundColors, defaultImages, letters } from '../../domain/avatar.ts'

const folder = new URL('../../assets/avatars/', import.meta.url)
const readSvg = (name: string) => readFileSync(new URL(`${name}.svg`, folder), 'utf8')

/** Width and height of a sprite's cell, in the sprite's units. */
const cell = 512

/**
 * Splits a sprite's one path into outlines by letter, each at its place in the sprite. Every outline is closed, and the
 * next one's start is relative to the start of the one before.
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

/** Reads the images and sprites from disk. @returns a function that draws a choice as a whole SVG document */
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
