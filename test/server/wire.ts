// Requests in any spelling, and answers as they arrive: for what asking in memory cannot show.
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib'
import { send, type WireAnswer } from '../support/wire.ts'

/** Sends bytes as they are and gives the first answer. */
export const exchange = (origin: string, bytes: string): Promise<WireAnswer> =>
  send(Number(new URL(origin).port), bytes)

/** A request as text, for one answer. `lines` are header lines; without any Host line there is none. */
export const requestText = (target: string, lines: readonly string[], method = 'GET') =>
  `${[`${method} ${target} HTTP/1.1`, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`

export interface Following {
  status: number
  headers: IncomingHttpHeaders
  /** What has arrived so far, decoded. */
  text(): string
  /** Resolves with milliseconds since the request when a text has arrived; rejects when the answer ends without it. */
  until(text: string): Promise<number>
  /** The whole decoded answer. */
  readonly whole: Promise<string>
  /** Milliseconds from the request to the end of the answer. */
  readonly wholeMs: Promise<number>
  /** Closes the connection in the middle of the answer. */
  leave(): void
}

const decoders = { br: createBrotliDecompress, gzip: createGunzip, zstd: createZstdDecompress }
const isKnown = (encoding: string | undefined): encoding is keyof typeof decoders =>
  encoding !== undefined && encoding in decoders

/** Asks and reads on while the answer arrives. Resolves when its head is there. */
export function follow(url: string, headers: Record<string, string> = {}): Promise<Following> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const asked = httpRequest(url, { headers, agent: false }, answer => {
      const encoding = answer.headers['content-encoding']
      const decoded = isKnown(encoding) ? answer.pipe(decoders[encoding]()) : answer
      let text = ''
      let waiting: (() => void)[] = []
      const wake = () => {
        for (const look of waiting.splice(0)) look()
      }
      decoded.setEncoding('utf8').on('data', chunk => {
        text += chunk
        wake()
      })
      const ended = new Promise<void>((end, fail) => {
        decoded.on('end', end).on('error', fail)
        answer.on('error', fail)
      })
      ended.then(wake, wake)
      const whole = ended.then(() => text)
      whole.catch(() => {})
      const wholeMs = ended.then(() => performance.now() - started)
      wholeMs.catch(() => {})
      async function until(wanted: string): Promise<number> {
        while (!text.includes(wanted)) {
          if (decoded.readableEnded || decoded.destroyed) throw new Error(`the answer ended without ${wanted}`)
          await new Promise<void>(look => {
            waiting = [...waiting, look]
          })
        }
        return performance.now() - started
      }
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        text: () => text,
        until,
        whole,
        wholeMs,
        leave: () => asked.destroy(),
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** By the real clock, also while a test holds that of the site. */
export { sleep }

const patience = 20_000 // milliseconds: much more than anything takes, for the machine may be busy

/** Looks again every few milliseconds until something holds. @throws when it does not for long */
export async function eventually(holds: () => boolean, what: string): Promise<void> {
  const started = performance.now()
  while (!holds()) {
    if (performance.now() - started > patience) throw new Error(`not within ${patience} ms: ${what}`)
    await sleep(5)
  }
}
