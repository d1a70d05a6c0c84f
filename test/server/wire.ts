// Requests byte by byte over a socket, and answers as they arrive: for what asking in memory cannot show.
import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib'

export interface WireAnswer {
  status: number
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>
  body: string
  /** Everything that came, as it came. */
  raw: string
}

const silenceMs = 4000 // a server that neither answers nor closes for so long is stuck

/** Sends bytes as they are. Gives the first answer when the server closes the connection. @throws when the server stays silent */
export function exchange(origin: string, bytes: string): Promise<WireAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    socket.setTimeout(silenceMs, () => socket.destroy(new Error('the server stays silent')))
    socket.on('data', chunk => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(parseAnswer(Buffer.concat(chunks).toString('latin1'))))
  })
}

function parseAnswer(raw: string): WireAnswer {
  const end = raw.indexOf('\r\n\r\n')
  const [first = '', ...lines] = raw.slice(0, end).split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) headers[line.slice(0, line.indexOf(':')).toLowerCase()] = line.slice(line.indexOf(':') + 1).trim()
  return { status: Number(first.split(' ')[1]), headers, body: raw.slice(end + 4), raw }
}

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
const isKnown = (encoding: string | undefined): encoding is keyof typeof decoders => encoding !== undefined && encoding in decoders

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

export const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Looks again every few milliseconds until something holds. @throws after `withinMs` */
export async function eventually(holds: () => boolean, what: string, withinMs = 3000): Promise<void> {
  const started = performance.now()
  while (!holds()) {
    if (performance.now() - started > withinMs) throw new Error(`not within ${withinMs} ms: ${what}`)
    await sleep(5)
  }
}
