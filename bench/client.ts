// Keep-alive connections that ask again as soon as an answer is whole. autocannon decodes every body as text, and
// compressed ones take it so long that it measures itself; here bodies are only counted.
import { connect } from 'node:net'

export interface Load {
  requests: number
  seconds: number
  /** Answers by status. */
  statuses: Record<number, number>
  errors: number
  /** Milliseconds that each answer took, sorted. */
  latencies: number[]
}

export interface Target {
  url: string
  headers: Record<string, string>
  /** GET unless told. */
  method?: string
  body?: string
  /** What is different in each request, by its number. */
  each?: (number: number) => { path?: string; headers?: Record<string, string>; body?: string }
}

const chunkedEnd = Buffer.from('0\r\n\r\n')

/** Loads a server on loopback with a number of connections for a time. */
export async function load(target: Target, connections: number, seconds: number): Promise<Load> {
  const { hostname, port } = new URL(target.url)
  if (hostname !== 'localhost') throw new RangeError('The bench loads servers on localhost only.')
  const { each } = target
  const always = bytesOf(target)
  let number = 0
  const request = each
    ? () => {
        const { path, headers, ...rest } = each(number++)
        const url = path === undefined ? target.url : new URL(path, target.url).href
        return bytesOf({ ...target, ...rest, url, headers: { ...target.headers, ...headers } })
      }
    : () => always
  const result: Load = { requests: 0, seconds, statuses: {}, errors: 0, latencies: [] }
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(Array.from({ length: connections }, () => askAgain(Number(port), request, until, result)))
  result.seconds = (performance.now() - began) / 1000
  result.latencies.sort((a, b) => a - b)
  return result
}

function bytesOf({ url, method = 'GET', body = '', headers }: Target): Buffer {
  const { host, pathname, search } = new URL(url)
  const length: Record<string, string> = body ? { 'content-length': String(Buffer.byteLength(body)) } : {}
  const lines = Object.entries({ ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n${body}`)
}

/** Asks on one connection after another. */
function askAgain(port: number, request: () => Buffer, until: number, result: Load): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  let asked = 0
  let left = 0 // bytes of the body still to come; below zero when it has no stated length
  let head: Buffer = Buffer.alloc(0)
  let isLast = false // the server ends a connection after a thousand answers
  const again = () => askAgain(port, request, until, result)
  const ask = () => {
    asked = performance.now()
    socket.write(request())
  }
  function answered() {
    const now = performance.now()
    result.requests++
    result.latencies.push(now - asked)
    if (now < until && !isLast) ask()
    else socket.end()
  }
  function readHead(bytes: Buffer) {
    head = head.length ? Buffer.concat([head, bytes]) : bytes
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return
    const text = head.toString('latin1', 0, end)
    const status = Number(text.slice(9, 12))
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    isLast = /\r\nconnection: close/i.test(text)
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
    left = status === 304 ? 0 : length === undefined ? -1 : Number(length)
    const body = head.subarray(end + 4)
    head = Buffer.alloc(0)
    if (left === 0) answered()
    else if (body.length) readBody(body)
  }
  function readBody(bytes: Buffer) {
    if (left < 0) {
      if (bytes.subarray(-chunkedEnd.length).equals(chunkedEnd)) finish()
      return
    }
    left -= bytes.length
    if (left <= 0) finish()
  }
  function finish() {
    left = 0
    answered()
  }
  return new Promise(resolve => {
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.on('data', (bytes: Buffer) => (left === 0 ? readHead(bytes) : readBody(bytes)))
    socket.on('error', () => result.errors++)
    socket.on('close', () => resolve(isLast && performance.now() < until ? again() : undefined))
  })
}
