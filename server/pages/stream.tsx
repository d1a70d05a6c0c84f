// A public page is rendered whole, to bytes. How a personal one is sent, as it comes, is in `live.ts`.
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
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
  return html === undefined ? renderWhole(make(), onError, ms) : Buffer.from(html)
}

/** Undefined for what cannot be rendered at once; why, the stream tells. */
export function textOf(element: ReactNode): string | undefined {
  try {
    const html = renderToString(element)
    if (unfinished.test(html)) return undefined
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
