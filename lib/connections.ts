// Room for the next connection, always: when there are too many, from one network or in all, the one that is worth
// least is closed. What was read too slowly is closed as well.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './network.ts'

export interface ConnectionRules {
  /** Connections at once. */
  most: number
  /** Of one network; half of all unless told. @param address as the socket names it; a proxy's may be exempt */
  mostOf?(address: string): number
  /** Bytes a second that a reader takes at least, on the average, once `graceMs` are over. */
  leastRate?: number
  graceMs?: number
  /** Called every second for an answer that has not begun, with the milliseconds since it was asked for. */
  waited?(response: ServerResponse, ms: number): void
}

export interface GuardedConnections {
  readonly closed: Readonly<{ forRoom: number; slow: number }>
  open(): number
  /** Whether an answer is still on its way to somebody. */
  areWaiting(): boolean
}

interface Connection {
  socket: Socket
  network: string
  mostOfNetwork: number
  /** To the newest request: of those that follow one another without waiting, the last. */
  answer: ServerResponse | undefined
  /** When it was opened, or that was asked for, in milliseconds of `performance.now()`. */
  movedAt: number
  /** Since when something waits to be read, and how many bytes had been read before; undefined when nothing waits. */
  owed: { since: number; read: number } | undefined
}

const checkEveryMs = 1000
const atFirst = { answer: undefined, owed: undefined }

/** Asked of the answer itself: a listener for each would cost all requests. */
const isBusy = ({ answer }: Connection) => answer !== undefined && !answer.writableFinished && !answer.destroyed

/** Idle before busy, then whatever has not moved for longest. */
const byWorth = (a: Connection, b: Connection) => Number(isBusy(a)) - Number(isBusy(b)) || a.movedAt - b.movedAt

/**
 * Keeps to the rules for all connections of a server, from now on.
 * @returns how many there are, how many were closed for room or slowness, and whether some still read
 */
export function guardConnections(server: Server, rules: ConnectionRules): GuardedConnections {
  const { most, mostOf = () => Math.ceil(most / 2), leastRate = 2048, graceMs = 10_000, waited } = rules
  const all = new Map<Socket, Connection>()
  const networks = new Map<string, Set<Connection>>()
  const closed = { forRoom: 0, slow: 0 }
  // Node's own count is behind by those that are just being closed: it is the last resort, and never the first.
  server.maxConnections = most + Math.ceil(most / 8)

  function close(connection: Connection) {
    leave(connection)
    connection.socket.resetAndDestroy() // with what the system still holds for it
  }
  function leave(connection: Connection) {
    const { socket, network } = connection
    if (!all.delete(socket)) return
    const neighbours = networks.get(network)
    neighbours?.delete(connection)
    if (neighbours?.size === 0) networks.delete(network)
  }
  function closeOneOf(connections: Iterable<Connection>, newest: Connection) {
    let least: Connection | undefined
    for (const connection of connections)
      if (connection !== newest && (!least || byWorth(connection, least) < 0)) least = connection
    if (!least) return
    closed.forRoom++
    close(least)
  }
  const busiestNetwork = () => [...networks.values()].reduce((a, b) => (b.size > a.size ? b : a))

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const network = networkOf(address)
    const connection: Connection = {
      ...atFirst,
      socket,
      network,
      mostOfNetwork: mostOf(address),
      movedAt: performance.now(),
    }
    const neighbours = networks.get(network) ?? new Set()
    networks.set(network, neighbours.add(connection))
    all.set(socket, connection)
    socket.once('close', () => leave(connection))
    if (neighbours.size > connection.mostOfNetwork) closeOneOf(neighbours, connection)
    else if (all.size > most) closeOneOf(busiestNetwork(), connection)
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = all.get(socket)
    if (!connection) return
    connection.answer = response
    connection.movedAt = performance.now()
  })

  /** Whether a reader takes longer than the least rate allows for all that it was given since something waits. */
  function isSlow(connection: Connection, now: number): boolean {
    const { bytesWritten: given, writableLength: waiting } = connection.socket
    if (waiting === 0) {
      connection.owed = undefined
      return false
    }
    connection.owed ??= { since: now, read: given - waiting }
    const { since, read } = connection.owed
    return now - since > graceMs + ((given - read) / leastRate) * 1000
  }
  const timer = setInterval(() => {
    const now = performance.now()
    for (const connection of all.values()) {
      if (isSlow(connection, now)) {
        closed.slow++
        close(connection)
      } else if (!isBusy(connection)) connection.answer = undefined
      else if (connection.answer?.headersSent === false) waited?.(connection.answer, now - connection.movedAt)
    }
  }, checkEveryMs).unref()
  server.once('close', () => clearInterval(timer))
  return { closed, open: () => all.size, areWaiting: () => [...all.keys()].some(socket => socket.writableLength > 0) }
}
