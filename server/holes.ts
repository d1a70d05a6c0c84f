// A page is public bytes with a few named holes: what belongs to one member fills a hole and never enters the cache.
import { randomBytes } from 'node:crypto'

/** `account`: the member's corner of the header. `late`: the end of the body, for fragments that came after the page. */
export type Hole = 'account' | 'late'

/** Parts of a page in the order they are sent. */
export type Part = Buffer | Hole

// Unguessable, so that no text of a page can pass for a hole.
const start = `<!--${randomBytes(12).toString('hex')}:`
const end = '-->'

/** What a view leaves in the HTML where a hole shall be. */
export const holeHtml = (name: Hole) => `${start}${name}${end}`

/** Rendered HTML to bytes and holes. */
export function splitAtHoles(html: Buffer): Part[] {
  const parts: Part[] = []
  let from = 0
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, from)) {
    const close = html.indexOf(end, at + start.length)
    parts.push(html.subarray(from, at), html.toString('latin1', at + start.length, close) as Hole)
    from = close + end.length
  }
  parts.push(html.subarray(from))
  return parts
}

/** The bytes of a page whose holes stay empty. */
export function withoutHoles(parts: readonly Part[]): Buffer {
  const bytes = parts.filter(part => typeof part !== 'string')
  return bytes.length === 1 ? (bytes[0] as Buffer) : Buffer.concat(bytes)
}
