// A personal page as it is sent: its shell at once, and what it waits for as it comes.
import { PassThrough, Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type Encoding, encoder } from './compress.ts'
import { type InOrder, InOrderWriter } from './in-order.tsx'
import { ClientGone, DeadlineError, renderDeadline, textOf } from './stream.tsx'

const bytesOf = (chunk: Uint8Array | string) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)

/** Gathers React's many small writes and sends them as one when a part is complete: React then calls `flush`. */
class Gatherer extends Writable {
  #chunks: Uint8Array[] = []
  readonly #out: Writable & { flush?: () => void }
  constructor(out: Writable & { flush?: () => void }) {
    super()
    this.#out = out
    out.on('drain', () => this.emit('drain'))
  }
  override write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(bytesOf(chunk))
    return !this.#out.writableNeedDrain
  }
  flush() {
    if (!this.#chunks.length) return
    const bytes = Buffer.concat(this.#chunks)
    this.#chunks = []
    this.#out.write(bytes)
    this.#out.flush?.()
  }
  override _final(done: () => void) {
    this.flush()
    this.#out.end()
    done()
  }
}

export interface LiveRender {
  /** Ends with the page. */
  body: PassThrough | ReturnType<typeof encoder>
  /** Stops rendering when the client has left. */
  leave(): void
}

export interface LiveOptions {
  nonce: string
  encoding: Encoding | null
  inOrder: InOrder
  /** Nothing in the page is thought to wait, so that it is rendered at once, which takes half the time. */
  atOnce: boolean
}

/**
 * Resolves when the shell is rendered, before anything is sent, with a stream that goes on with deferred parts as they
 * come, compressed and flushed one by one.
 * @param make the element, anew for each call
 * @throws what the view threw before the shell was ready
 */
export function renderLive(
  make: () => ReactNode,
  { nonce, encoding, inOrder, atOnce }: LiveOptions,
  onError: (error: unknown) => void,
): Promise<LiveRender> {
  const html = atOnce ? textOf(make()) : undefined
  const body = encoding ? encoder(encoding) : new PassThrough()
  const out = () => (inOrder.isUsed ? new InOrderWriter(body, inOrder, onError) : body)
  if (html !== undefined) {
    out().end(Buffer.from(html))
    return Promise.resolve({ body, leave() {} })
  }
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(make(), {
      nonce,
      onShellReady() {
        pipe(new Gatherer(out()))
        resolve({ body, leave: () => abort(new ClientGone()) })
      },
      onShellError(error) {
        clearTimeout(deadline)
        reject(error)
      },
      onAllReady: () => clearTimeout(deadline),
      onError: error => {
        if (!(error instanceof ClientGone)) onError(error)
      },
    })
    const deadline = setTimeout(() => abort(new DeadlineError()), renderDeadline)
  })
}
