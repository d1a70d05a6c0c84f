// React's stream to bytes or to a reply: a public page is rendered whole, a personal one is sent as it comes.
import { PassThrough, Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type Encoding, encoder } from './compress.ts'
import { type InOrder, InOrderWriter } from './in-order.tsx'
import { ownBytes } from './own-bytes.ts'

/** Milliseconds after which React gives up what is still missing, so that the whole reply is there within 2.5 s. */
export const renderDeadline = 2200

/** Where a page is put together. React writes all of it in one go, so all renders can share one buffer. */
let scratch = Buffer.allocUnsafeSlow(256 * 1024)

/** Copies React's many small writes into that buffer, and gives them out as one Buffer of just the right size. */
class Collector extends Writable {
  #length = 0

  /** Replaces the stream's own queue, since there is no reader to wait for. React writes long HTML as strings. */
  override write(chunk: Uint8Array | string): boolean {
    const size = typeof chunk === 'string' ? Buffer.byteLength(chunk) : chunk.length
    while (this.#length + size > scratch.length) scratch = Buffer.concat([scratch], scratch.length * 2)
    if (typeof chunk === 'string') scratch.write(chunk, this.#length)
    else scratch.set(chunk, this.#length)
    this.#length += size
    return true
  }

  /** What was written, once React has ended. */
  take(): Buffer {
    return ownBytes(scratch.subarray(0, this.#length))
  }
}

const bytesOf = (chunk: Uint8Array | string) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)

/**
 * Renders everything, waiting for what suspends. No nonce: nothing in a public page needs one.
 * @param ms what is left of the time for the whole page
 * @throws what the view threw, when there is no page without it
 */
export function renderWhole(
  element: ReactNode,
  onError: (error: unknown) => void,
  ms = renderDeadline,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const collector = new Collector()
    const { pipe, abort } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER, // or React cuts long pages into parts that need inline scripts
      onAllReady() {
        clearTimeout(deadline)
        pipe(collector)
        resolve(collector.take())
      },
      onShellError(error) {
        clearTimeout(deadline)
        reject(error)
      },
      onError,
    })
    const deadline = setTimeout(() => abort(new DeadlineError()), ms)
  })
}

/** What React leaves in a text in place of a part that waits for something, or that failed. */
const unfinished = /<!--\$[?!]-->/

/**
 * The same bytes as `renderWhole`, in half the time: as one text, which React puts together faster than the pieces of a
 * stream. A page that waits for something, or of which something fails, is rendered as a stream after all.
 * @param make the element, anew for each call
 */
export async function renderAtOnce(
  make: () => ReactNode,
  onError: (error: unknown) => void,
  ms = renderDeadline,
): Promise<Buffer> {
  const html = textOf(make())
  return html === undefined || unfinished.test(html) ? renderWhole(make(), onError, ms) : Buffer.from(html)
}

/** Undefined for what cannot be rendered at once; why, the stream tells. */
function textOf(element: ReactNode): string | undefined {
  try {
    const html = renderToString(element)
    return html.startsWith('<html') ? `<!DOCTYPE html>${html}` : html // as in the stream
  } catch {
    return undefined
  }
}

/** Something took too long. A part of a page is left at its fallback; without its data there is no page. */
export class DeadlineError extends Error {
  code = 'DEADLINE'
  statusCode = 503
}

/** The client left. Not an error of ours: it ends work that no one waits for. */
export class ClientGone extends Error {
  code = 'CLIENT_GONE'
  statusCode = 499
}

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

/**
 * Resolves when the shell is rendered, before anything is sent, with a stream that goes on with deferred parts as they
 * come, compressed and flushed one by one.
 * @throws what the view threw before the shell was ready
 */
export function renderLive(
  element: ReactNode,
  { nonce, encoding, inOrder }: { nonce: string; encoding: Encoding | null; inOrder: InOrder },
  onError: (error: unknown) => void,
): Promise<LiveRender> {
  return new Promise((resolve, reject) => {
    const body = encoding ? encoder(encoding) : new PassThrough()
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      onShellReady() {
        pipe(new Gatherer(inOrder.isUsed ? new InOrderWriter(body, inOrder, onError) : body))
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
