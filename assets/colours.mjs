import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tokens = readFileSync(join(import.meta.dirname, '../views/tokens.css'), 'utf8')
const token = name => {
  const value = new RegExp(`--${name}:\\s*(?:light-dark\\()?(#[0-9a-f]{6})[,;]`).exec(tokens)?.[1]
  if (!value) throw new Error(`views/tokens.css has no colour --${name}`)
  return value
}

/** Colours from the style sheets, as by day, for pictures and the manifest. */
export const colour = { paper: token('paper'), ink: token('ink'), gold: token('gold') }
