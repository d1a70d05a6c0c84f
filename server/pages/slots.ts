// A page is public bytes with a few named slots: what belongs to one member fills a slot and never enters the cache.
// Between its own bytes stand ready parts, which all pages for a kind of visitor have in common.
import { randomBytes } from 'node:crypto'
import { ownBytes } from './own-bytes.ts'

/** What belongs to one member: `account` in the header, `day` on the front page. */
export type OwnSlot = 'account' | 'day'
/**
 * `deferred`: at the end of the body, for an account that came after the page; `in-order-…`: parts of a streamed page
 * that are sent in their place.
 */
export type Slot = OwnSlot | 'deferred' | `in-order-${number}`

/** Whether a slot is filled with what belongs to one member. */
export const isOwnSlot = (slot: Slot): slot is OwnSlot => slot === 'account' || slot === 'day'

/** Parts of a page in the order they are sent. */
export type Part = Buffer | Slot

// Unguessable, so that no text of a page can pass for a slot.
const start = `<!--${randomBytes(12).toString('hex')}:`
const end = '-->'

/** What a view leaves in the HTML in place of a slot. */
export const slotHtml = (name: Slot) => `${start}${name}${end}`

const ready = new Map<string, readonly Part[]>()
const readyBytes = new WeakSet<Buffer>()

/**
 * Stores HTML that many pages repeat, once and for good. Its bytes are put in when a page is split: React does not
 * write them, and no page copies them.
 * @returns what a view leaves in the HTML in its place
 */
export function readyHtml(html: string): string {
  const parts = splitAtSlots(Buffer.from(html))
  for (const part of parts) if (typeof part !== 'string') readyBytes.add(part)
  const name = `ready-${ready.size}`
  ready.set(name, parts)
  return `${start}${name}${end}`
}

/** Whether these bytes are a ready part, which other pages have as well. */
export const isReady = (part: Buffer) => readyBytes.has(part)

/** Rendered HTML to bytes and slots. */
export function splitAtSlots(html: Buffer): Part[] {
  const parts: Part[] = []
  let from = 0
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, from)) {
    const close = html.indexOf(end, at + start.length)
    const name = html.toString('latin1', at + start.length, close)
    parts.push(html.subarray(from, at), ...(ready.get(name) ?? [name as Slot]))
    from = close + end.length
  }
  parts.push(html.subarray(from))
  return parts
}

/** How many parts come before a visitor has to be known: up to the document's head, which is the first ready part. */
export const openingOf = (parts: readonly Part[]): number =>
  parts.findIndex(part => typeof part !== 'string' && isReady(part)) + 1

/** The bytes of a page whose slots stay empty. */
export function withoutSlots(parts: readonly Part[]): Buffer {
  const bytes = bytesOf(parts)
  return bytes.length === 1 ? (bytes[0] as Buffer) : Buffer.concat(bytes)
}

/** The same parts with neighbouring bytes put together; nothing is deferred in them. */
export function joined(parts: readonly Part[]): Part[] {
  const pieces: Part[] = []
  let bytes: Buffer[] = []
  const join = () => {
    pieces.push(ownBytes(Buffer.concat(bytes)))
    bytes = []
  }
  for (const part of parts) {
    if (typeof part !== 'string') bytes.push(part)
    else if (isOwnSlot(part)) {
      join()
      pieces.push(part)
    }
  }
  join()
  return pieces
}

/** The same in several pieces, not copied. */
export const bytesOf = (parts: readonly Part[]): Buffer[] =>
  parts.filter(part => typeof part !== 'string' && part.length > 0) as Buffer[] // slots are strings
