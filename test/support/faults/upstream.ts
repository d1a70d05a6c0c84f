// A member API made of bare sockets, which breaks in every way that a service behind a network can break.
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../process.ts'
import type { Owner } from '../site.ts'

/** What becomes of a request; the socket stays open unless it ends it. */
export type Act = (socket: Socket) => unknown

const answerText = (head: string, body = '', headers: readonly string[] = []) =>
  [
    `HTTP/1.1 ${head}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
    '',
    body,
  ].join('\r\n')
const chunked = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'

/** Who everybody is, when all is well. */
export const wellName = 'Rosalind'
const pregnancy = { id: 'p-1', due_date: 1_799_107_200, multiples: 'false' }
const body = JSON.stringify({
  member: { id_string: 'm-1', first_name: wellName, is_ttc: false, pregnancy, born_children: [] },
})
export const well: Act = socket => socket.write(answerText('200 OK', body))

async function trickle(socket: Socket, text: string, before = '') {
  socket.write(before)
  for (const letter of text) {
    if (socket.destroyed) return
    socket.write(letter)
    await sleep(60)
  }
}

function pour(socket: Socket) {
  const piece = `10000\r\n${' '.repeat(65_536)}\r\n`
  socket.write(chunked)
  const timer = setInterval(() => socket.write(piece), 4)
  socket.once('close', () => clearInterval(timer))
}

export interface Fault {
  /** Undefined: nobody listens. */
  act?: Act
  /** How often a read is sent: again when its line breaks, not after an answer or when the time is over. */
  reads: 1 | 2
  /** The API is well and refuses: the site goes on asking. */
  isLimit?: true
}

export const upstreamFaults: Readonly<Record<string, Fault>> = {
  refused: { reads: 2 },
  'no answer': { act: () => {}, reads: 1 },
  'a head alone': { act: socket => socket.write(chunked), reads: 1 },
  'a trickling head': { act: socket => trickle(socket, answerText('200 OK', body)), reads: 1 },
  'a trickling body': { act: socket => trickle(socket, '1\r\n \r\n'.repeat(100), chunked), reads: 1 },
  reset: { act: socket => socket.resetAndDestroy(), reads: 2 },
  'reset late': { act: socket => void setTimeout(() => socket.resetAndDestroy(), 1200).unref(), reads: 2 },
  'hung up': { act: socket => socket.end(), reads: 2 },
  500: { act: socket => socket.write(answerText('500 Internal Server Error', `{"message":"${wellName}"}`)), reads: 1 },
  503: { act: socket => socket.write(answerText('503 Service Unavailable', '{}')), reads: 1 },
  429: { act: socket => socket.write(answerText('429 Too Many Requests', 'Slow down.')), reads: 1, isLimit: true },
  'invalid JSON': { act: socket => socket.write(answerText('200 OK', '{"member":')), reads: 1 },
  'a wrong shape': {
    act: socket => socket.write(answerText('200 OK', `{"member":{"name":"${wellName}"},"token":7}`)),
    reads: 1,
  },
  'an endless body': { act: pour, reads: 1 },
  'a body cut off': { act: socket => socket.end(answerText('200 OK', body).slice(0, -40)), reads: 2 },
  'a huge header': {
    act: socket => socket.write(answerText('200 OK', body, [`X-Huge: ${'x'.repeat(100_000)}`])),
    reads: 2,
  },
  'HTML for JSON': { act: socket => socket.write(answerText('200 OK', `<h1>${wellName}</h1>`)), reads: 1 },
  'a redirect': {
    act: socket => socket.write(answerText('302 Found', '', ['Location: http://169.254.169.254/'])),
    reads: 1,
  },
}

export interface BrokenUpstream {
  url: string
  /** 'GET /members/me', one for each request that arrived. */
  readonly asked: readonly string[]
  /** From now on it does this; undefined stops it. */
  become(act: Act | undefined): Promise<void>
}

/** Listens on a port of its own. Ends with its owner. */
export async function brokenUpstream(t: Owner, first: Act | undefined): Promise<BrokenUpstream> {
  const port = await freePort()
  const asked: string[] = []
  const sockets = new Set<Socket>()
  let act: Act = first ?? (() => {})
  const server = createServer(socket => {
    let received = ''
    sockets.add(socket)
    socket.on('error', () => {}).once('close', () => sockets.delete(socket))
    socket.setEncoding('latin1').on('data', chunk => {
      received += chunk
      for (let end = endOfRequest(received); end > 0; end = endOfRequest(received)) {
        asked.push(received.split(' ', 2).join(' '))
        received = received.slice(end)
        act(socket)
      }
    })
  })
  const listen = () => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>(resolve => server.close(() => resolve()))
  }
  if (first) await listen()
  t.teardown(stop)
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async become(next) {
      if (!next) return stop()
      act = next
      if (!server.listening) await listen()
    },
  }
}

/** Where the first request in a text ends; 0 while it has not all arrived. */
function endOfRequest(text: string): number {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return 0
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0)
  return text.length >= head + 4 + length ? head + 4 + length : 0
}
