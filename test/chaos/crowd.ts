// Many connections that hold a place and do next to nothing with it. One that is cut comes back.
import { connect, type Socket } from 'node:net'
import type { Owner } from '../support/site.ts'

export type Holding = 'idle' | 'half-sent heads' | 'slow readers' | 'slow senders'

export const holdings: readonly Holding[] = ['idle', 'half-sent heads', 'slow readers', 'slow senders']

export interface CrowdOptions {
  port: number
  kinds: readonly Holding[]
  count: number
  /** Of this machine; the connections are dealt out among them. */
  addresses: readonly string[]
}

export interface Crowd {
  /** Connections that were open at a time, at most. */
  most(): number
  /** How many were cut so far. */
  cut(): number
  leave(): void
}

const everyMs = 5000
const backMs = 3000
const arrivalMs = 1.5 // between two
/** A slow reader takes 64 bytes of what the system holds, and no more until its next step. */
const sips = () => ({ onread: { buffer: Buffer.alloc(64), callback: () => false } })
const answers = 70 // of a page of 60 KB: more than a connection holds by itself

/** What a connection begins with, and what follows every 5 s. */
const manners: Record<Holding, (port: number) => { first: string; step(socket: Socket): void }> = {
  idle: () => ({ first: '', step() {} }),
  'half-sent heads': port => ({
    first: `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nX-A: `,
    step: socket => socket.write('a'),
  }),
  'slow readers': port => ({
    first: `GET / HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`.repeat(answers),
    step: socket => socket.resume(),
  }),
  'slow senders': port => ({
    first: `POST /events HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 8000\r\n\r\n`,
    step: socket => socket.write(' '),
  }),
}

/** Comes within seconds. Leaves with its owner. */
export function gather(t: Owner, { port, kinds, count, addresses }: CrowdOptions): Crowd {
  const sockets = new Set<Socket>()
  let [cut, open, most] = [0, 0, 0]
  let over = false
  const timers = new Set<NodeJS.Timeout>()
  function come(i: number) {
    const kind = kinds[i % kinds.length] ?? 'idle'
    const { first, step } = manners[kind](port)
    const where = { port, host: '127.0.0.1', localAddress: addresses[i % addresses.length] }
    const socket = connect(kind === 'slow readers' ? { ...where, ...sips() } : where).resume()
    sockets.add(socket)
    const stepping = setInterval(() => socket.writable && step(socket), everyMs)
    socket.on('error', () => {})
    socket.once('close', () => {
      clearInterval(stepping)
      sockets.delete(socket)
      if (over) return
      cut++
      timers.add(setTimeout(come, backMs, i))
    })
    socket.once('connect', () => {
      most = Math.max(most, ++open)
      socket.once('close', () => open--)
    })
    if (first) socket.write(first)
  }
  function leave() {
    over = true
    for (const timer of timers) clearTimeout(timer)
    for (const socket of sockets) socket.destroy()
  }
  t.teardown(leave)
  for (let i = 0; i < count; i++) timers.add(setTimeout(come, i * arrivalMs, i))
  return { most: () => most, cut: () => cut, leave }
}
