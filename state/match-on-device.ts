// What the device stores of a match: the seat, what was said and not heard yet, what is looked through.
import type { CardFilter } from '../domain/names/cards.ts'
import { votes } from '../domain/names/match.ts'
import { randomKey } from '../lib/random-key.ts'
import { readStored, removeStored, store } from './device-storage.ts'
import { everyName, type Matcher, type StoredMatch, type Waiting } from './matcher-state.ts'

const storageKey = 'name-match'
const nothing: StoredMatch = { seat: null, waiting: [], filter: everyName, known: [] }

const isText = (value: unknown): value is string => typeof value === 'string'
const isWaiting = (value: unknown): value is Waiting => {
  const { name, vote, own, number } = Object(value) as Record<string, unknown>
  return (
    isText(name) &&
    (vote === null || votes.some(one => one === vote)) &&
    typeof own === 'boolean' &&
    typeof number === 'number'
  )
}

/** What storage held; of what it does not understand, nothing. */
export function parseMatch(text: string | null): StoredMatch {
  try {
    const { seat, waiting, filter, known } = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
    const { code, token, started } = Object(seat) as Record<string, unknown>
    const { use, style } = Object(filter) as Record<string, unknown>
    if (!isText(code) || !isText(token)) return nothing
    return {
      seat: { code, token, started: started === true },
      waiting: Array.isArray(waiting) ? waiting.filter(isWaiting) : [],
      // An unknown use is met by no card, and can be changed
      filter: isText(use) && isText(style) ? ({ use, style } as CardFilter) : everyName,
      known: Array.isArray(known) ? known.filter(isText) : [],
    }
  } catch {
    return nothing
  }
}

export const readMatch = (): StoredMatch => parseMatch(readStored(storageKey).text)

/** @returns false when the browser refuses storage: the match then lasts as long as the page */
export const storeMatch = ({ seat, waiting, filter, known }: Matcher): boolean =>
  store(storageKey, JSON.stringify(seat ? { seat, waiting, filter, known } : {}))

const wishStorageKey = 'name-match-wish'
let wish = ''

/**
 * The key of a wish to start or join, the same for all tries of it, also after the page was loaded again: an answer
 * that is lost costs neither a match nor the seat.
 */
export function wishKey(of: string): string {
  const stored = readStored(wishStorageKey).text ?? wish
  wish = stored.startsWith(`${of} `) ? stored : `${of} ${randomKey()}`
  store(wishStorageKey, wish)
  return wish.slice(of.length + 1)
}

/** It has come true. */
export function forgetWish() {
  wish = ''
  removeStored(wishStorageKey)
}
