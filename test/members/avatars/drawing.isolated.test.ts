// Placeholders as they are drawn: looked at as pixels, beside the sprites they come from.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { backgroundColors, defaultImages, letters } from '../../../domain/avatar.ts'
import { loadDrawings } from '../../../members/avatars/drawing.ts'
import { root } from '../../support/process.ts'

const folder = join(root, 'assets/avatars')
const draw = loadDrawings()
const side = 256

t.test('every letter is the sprite’s, on its color', async t => {
  const density = (72 * side) / 64
  const sprites = {
    white: await sharp(join(folder, 'letters-white.svg'), { density }).png().toBuffer(),
    dark: await sharp(join(folder, 'letters-dark.svg'), { density }).png().toBuffer(),
  }
  for (const [i, letter] of letters.entries()) {
    const { hex: color, sprite } = backgroundColors[i % backgroundColors.length] ?? backgroundColors[0]
    const cell = sharp(sprites[sprite]).extract({ left: i * side, top: 0, width: side, height: side })
    const wanted = await cell.flatten({ background: color }).raw().toBuffer()
    const drawn = sharp(Buffer.from(draw({ kind: 'letter', letter, color })))
    const found = await drawn.removeAlpha().raw().toBuffer()
    t.equal(found.length, wanted.length, letter)
    let apart = 0
    for (const [at, value] of wanted.entries()) apart += Math.abs(value - (found[at] ?? 0)) / wanted.length
    t.ok(apart < 0.5, `${letter} on ${color}: ${apart.toFixed(3)} apart of 255`)
  }
})

t.test('every drawing is the file', async t => {
  for (const image of defaultImages)
    t.equal(draw({ kind: 'image', image }), readFileSync(join(folder, `${image}.svg`), 'utf8'))
})
