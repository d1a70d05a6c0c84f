// Answers as they arrive: for what asking in memory cannot show.
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib'

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

/** The whole of a page that is asked for now: what the site had to do before is done when it is there. */
export const laterPage = async (origin: string, encoding = 'identity', path = '/about-us') =>
  (await follow(origin + path, { 'accept-encoding': encoding })).whole

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
