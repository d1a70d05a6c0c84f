// A page is public bytes with a few named holes: what belongs to one member fills a hole and never enters the cache.
// And between its own bytes stand ready parts, which all pages for a kind of visitor have in common.
import { randomBytes } from 'node:crypto'

/**
 * `account`: the member's corner of the header. `late`: the end of the body, for fragments that came after the page.
 */
export type Slot = 'account' | 'late'

/** Parts of a page in the order they are sent. */
export type Part = Buffer | Slot

// Unguessable, so that no text of a page can pass for a hole.
const start = `<!--${randomBytes(12).toString('hex')}:`
const end = '-->'

/** What a view leaves in the HTML where a hole shall be. */
export const slotHtml = (name: Slot) => `${start}${name}${end}`

const ready = new Map<string, readonly Part[]>()
const shared = new WeakSet<Buffer>()

/**
 * Keeps HTML that many pages repeat, once. Its bytes are put in when a page is split: React does not write them, and no
 * page copies them. There have to be few: they are kept for good.
 * @returns what a view leaves in the HTML in its place
 */
export function readyHtml(html: string): string {
  const parts = splitAtSlots(Buffer.from(html))
  for (const part of parts) if (typeof part !== 'string') shared.add(part)
  const name = `ready-${ready.size}`
  ready.set(name, parts)
  return `${start}${name}${end}`
}

/** Whether other pages have these very bytes as well. */
export const isShared = (part: Buffer) => shared.has(part)

/** Rendered HTML to bytes and holes. */
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

/** How many parts come before a visitor has to be known: the head of the document, as all pages of a build have it. */
export const openingOf = (parts: readonly Part[]): number =>
  parts.findIndex(part => typeof part !== 'string' && isShared(part)) + 1

/** The bytes of a page whose holes stay empty. */
export function withoutSlots(parts: readonly Part[]): Buffer {
  const bytes = bytesOf(parts)
  return bytes.length === 1 ? (bytes[0] as Buffer) : Buffer.concat(bytes)
}

/** The same, one after the other. */
export const bytesOf = (parts: readonly Part[]): Buffer[] =>
  parts.filter(part => typeof part !== 'string' && part.length > 0) as Buffer[] // holes are names
