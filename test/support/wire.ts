// Bytes to a port and back, with nothing in between that would mend them.
import { connect, type Socket } from 'node:net'

export interface WireAnswer {
  /** Everything that came back, a character a byte. */
  raw: string
  /** Of all answers on the connection, in their order, without 100. */
  statuses: number[]
  /** Of the first answer: 0 when there was none. */
  status: number
  /** Of the first answer, by lower-case name. */
  headers: Record<string, string>
  body: string
  /** Whether the other side ended the connection, and how many milliseconds after its start. */
  closed: boolean
  ms: number
}

export interface Sending {
  /** Ends our side after the bytes. */
  half?: boolean
  /** Milliseconds to wait for the other side to close. */
  patience?: number
}

/**
 * The text of a request for this port; its connection ends with the answer. A `headers` line with another Connection
 * goes on its own.
 */
export const requestText = (port: number, line: string, headers: readonly string[] = [], body = '') =>
  `${[line, `Host: localhost:${port}`, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`

/** Sends bytes (characters up to 255) and waits for the other side to close. Never rejects: a reset is an end, too. */
export function send(
  port: number,
  bytes: string | Buffer,
  { half = false, patience = 20_000 }: Sending = {},
): Promise<WireAnswer> {
  return new Promise(resolve => {
    const started = performance.now()
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let raw = ''
    const finish = (closed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ ...readAnswer(raw), closed, ms: performance.now() - started })
    }
    const timer = setTimeout(() => finish(false), patience)
    socket.setEncoding('latin1').on('data', chunk => {
      raw += chunk
    })
    socket.on('end', () => finish(true)).on('error', () => finish(true))
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
    if (half) socket.end()
  })
}

/** The text of a request in any spelling: `headers` are all its lines but the one that ends its connection. */
export const bareRequest = (target: string, headers: readonly string[], method = 'GET') =>
  `${[`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`

/** Sends bytes as they are to a site's origin and gives the first answer. */
export const exchange = (origin: string, bytes: string): Promise<WireAnswer> =>
  send(Number(new URL(origin).port), bytes)

/** Asks for a page in good manners. */
export const get = (port: number, path: string, headers: readonly string[] = []) =>
  send(port, requestText(port, `GET ${path} HTTP/1.1`, headers))

function readAnswer(raw: string): Omit<WireAnswer, 'closed' | 'ms'> {
  const statuses = [...raw.matchAll(/(?:^|[\n}>]|\r\n)HTTP\/1\.1 (\d{3}) /g)]
    .map(match => Number(match[1]))
    .filter(status => status !== 100)
  const first = raw.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '')
  const end = first.indexOf('\r\n\r\n')
  const head = end < 0 ? first : first.slice(0, end)
  const headers: Record<string, string> = {}
  for (const line of head.split('\r\n').slice(1)) {
    const colon = line.indexOf(':')
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
  }
  return { raw, statuses, status: statuses[0] ?? 0, headers, body: end < 0 ? '' : first.slice(end + 4) }
}

/** A connection that stays open: sends `bytes` and collects what comes. */
export function open(port: number, bytes: string, host = '127.0.0.1'): { socket: Socket; received(): string } {
  const socket = connect({ port, host })
  let raw = ''
  socket.setEncoding('latin1').on('data', chunk => {
    raw += chunk
  })
  socket.on('error', () => {}) // a reset shows in what was received
  socket.write(Buffer.from(bytes, 'latin1'))
  return { socket, received: () => raw }
}

/** Asks for the same path `times` times over one connection, and takes nothing of it until the socket is resumed. */
export function takeNothing(port: number, path: string, times: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`.repeat(times))
  return socket
}

/** The address of the largest file that a page names. */
export async function pictureOf(port: number): Promise<string> {
  const page = await get(port, '/')
  return /property="og:image" content="http:\/\/[^/]+(\/[^"]+)"/.exec(page.body)?.[1] ?? 'none'
}
