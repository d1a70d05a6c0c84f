// Parts of a streamed page that are sent in their place: what follows them waits. Unlike React's own late parts they can
// be read without script.
import { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type PageContext, PageProvider } from '../../views/page.tsx'
import { slotHtml, splitAtSlots } from './slots.ts'

/** Parts, each as HTML once it is asked for. */
type HtmlParts = AsyncIterable<string> | Iterable<string>

export interface InOrder {
  /** @returns what stands in the HTML for these parts */
  add(parts: HtmlParts): string
  /** What stands at a mark; undefined for a slot that is none of these. */
  at(name: string): HtmlParts | undefined
  /** Whether there are any. */
  readonly isUsed: boolean
}

export function createInOrder(): InOrder {
  const all = new Map<string, HtmlParts>()
  return {
    add(parts) {
      const name = `in-order-${all.size}` as const
      all.set(name, parts)
      return slotHtml(name)
    },
    at: name => all.get(name),
    get isUsed() {
      return all.size > 0
    },
  }
}

type Parts = AsyncIterable<ReactNode> | Iterable<ReactNode>

/** Each part as HTML that never wakes in the browser; parts within it are marks again. @param prefix of their ids */
export async function* htmlOf(parts: Parts, context: PageContext, prefix: string): AsyncGenerator<string> {
  let rendered = 0
  for await (const part of parts)
    yield renderToStaticMarkup(<PageProvider value={context}>{part}</PageProvider>, {
      identifierPrefix: `${prefix}${rendered++}-`,
    })
}

type Out = Writable & { flush?: () => void }

/** Resolves when more may be written, or nobody reads any more. */
const drained = (out: Out): Promise<void> =>
  new Promise(resolve => {
    out.once('drain', resolve)
    out.once('close', resolve)
  })

/**
 * Passes a page on and puts in the parts at their marks. React gives its shell in one piece, so no mark is cut.
 * @param onError told of a part that failed: it is left out, with all that were to come after it in its place
 */
export class InOrderWriter extends Writable {
  readonly #out: Out
  readonly #inOrder: InOrder
  readonly #onError: (error: unknown) => void

  constructor(out: Out, inOrder: InOrder, onError: (error: unknown) => void) {
    super()
    this.#out = out
    this.#inOrder = inOrder
    this.#onError = onError
    out.once('close', () => this.destroy())
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void) {
    this.#send(chunk).then(() => done(), done)
  }

  override _final(done: () => void) {
    this.#out.end()
    done()
  }

  async #send(html: Buffer): Promise<void> {
    for (const piece of splitAtSlots(html)) {
      if (this.#out.destroyed) return
      if (typeof piece === 'string') await this.#sendParts(this.#inOrder.at(piece) ?? [])
      else if (piece.length > 0) {
        this.#out.write(piece)
        this.#out.flush?.()
        if (this.#out.writableNeedDrain) await drained(this.#out)
      }
    }
  }

  async #sendParts(parts: HtmlParts): Promise<void> {
    try {
      await nextTurn() // what was written leaves before any of these is asked for
      for await (const html of parts) {
        if (this.#out.destroyed) return
        await this.#send(Buffer.from(html))
        await nextTurn() // others have their turn
      }
    } catch (error) {
      this.#onError(error)
    }
  }
}
