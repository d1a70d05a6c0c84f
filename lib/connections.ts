// Keeps room for the next connection: when there are too many, from one network or in all, an idle one is closed, else
// the one with the oldest request. One whose client reads too slowly is closed as well.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './network.ts'

export interface ConnectionRules {
  /** Of all networks, open at once. */
  maxConnections: number
  /**
   * Connections of one network, open at once; half of `maxConnections` by default.
   * @param address of the socket's other end, so that a trusted proxy may have more
   */
  maxOfNetwork?(address: string): number
  /** Bytes a second that a client has to read, on average; judged after `graceMs`. Default: 2048. */
  minRate?: number
  /** Default: 10 s. */
  graceMs?: number
  /** Called every second for each answer that has not begun, with the milliseconds since its request came. */
  onWaiting?(response: ServerResponse, ms: number): void
}

export interface GuardedConnections {
  /** How many connections were closed, by reason. */
  readonly closed: Readonly<{ forRoom: number; slow: number }>
  /** How many connections are open. */
  open(): number
  /** How many have been opened so far. */
  arrived(): number
  /** Whether bytes of an answer still wait to be read by a client. */
  areAnswersPending(): boolean
}

interface Connection {
  socket: Socket
  network: string
  maxOfNetwork: number
  /** To the newest request; with pipelined requests, to the last of them. */
  answer: ServerResponse | undefined
  /** When it was opened, or when its newest request came, by `performance.now()`. */
  movedAt: number
  /** Since when bytes wait to be read, and how many were read before; undefined when none wait. */
  pending: { since: number; read: number } | undefined
}

const checkEveryMs = 1000
const initial = { answer: undefined, pending: undefined }

/** Reads the answer's own state, because listeners on each answer would slow down every request. */
const isBusy = ({ answer }: Connection) => answer !== undefined && !answer.writableFinished && !answer.destroyed

/** The order in which connections are closed: idle ones first, then those with the oldest request. */
const byCloseOrder = (a: Connection, b: Connection) => Number(isBusy(a)) - Number(isBusy(b)) || a.movedAt - b.movedAt

/** Applies the rules to all connections that are opened from now on, until the server closes. */
export function guardConnections(server: Server, rules: ConnectionRules): GuardedConnections {
  const { maxConnections, minRate = 2048, graceMs = 10_000, onWaiting } = rules
  const { maxOfNetwork = () => Math.ceil(maxConnections / 2) } = rules
  const all = new Map<Socket, Connection>()
  const networks = new Map<string, Set<Connection>>()
  const closed = { forRoom: 0, slow: 0 }
  let arrived = 0
  // Node still counts connections that are just being closed, so its own limit is higher than ours.
  server.maxConnections = maxConnections + Math.ceil(maxConnections / 8)

  function close(connection: Connection) {
    leave(connection)
    connection.socket.resetAndDestroy() // drops also the bytes that the system still holds for it
  }
  function leave(connection: Connection) {
    const { socket, network } = connection
    if (!all.delete(socket)) return
    const neighbours = networks.get(network)
    neighbours?.delete(connection)
    if (neighbours?.size === 0) networks.delete(network)
  }
  function closeOneOf(connections: Iterable<Connection>, newest: Connection) {
    let victim: Connection | undefined
    for (const connection of connections)
      if (connection !== newest && (!victim || byCloseOrder(connection, victim) < 0)) victim = connection
    if (!victim) return
    closed.forRoom++
    close(victim)
  }
  const busiestNetwork = () => [...networks.values()].reduce((a, b) => (b.size > a.size ? b : a))

  server.on('connection', (socket: Socket) => {
    arrived++
    const address = socket.remoteAddress ?? ''
    const network = networkOf(address)
    const connection: Connection = {
      ...initial,
      socket,
      network,
      maxOfNetwork: maxOfNetwork(address),
      movedAt: performance.now(),
    }
    const neighbours = networks.get(network) ?? new Set()
    networks.set(network, neighbours.add(connection))
    all.set(socket, connection)
    socket.once('close', () => leave(connection))
    if (neighbours.size > connection.maxOfNetwork) closeOneOf(neighbours, connection)
    else if (all.size > maxConnections) closeOneOf(busiestNetwork(), connection)
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = all.get(socket)
    if (!connection) return
    connection.answer = response
    connection.movedAt = performance.now()
  })

  /** Whether the client took longer than `minRate` allows for the bytes written since they began to pile up. */
  function isSlow(connection: Connection, now: number): boolean {
    const { bytesWritten: written, writableLength: waiting } = connection.socket
    if (waiting === 0) {
      connection.pending = undefined
      return false
    }
    connection.pending ??= { since: now, read: written - waiting }
    const { since, read } = connection.pending
    return now - since > graceMs + ((written - read) / minRate) * 1000
  }
  const timer = setInterval(() => {
    const now = performance.now()
    for (const connection of all.values()) {
      if (isSlow(connection, now)) {
        closed.slow++
        close(connection)
      } else if (!isBusy(connection)) connection.answer = undefined
      else if (connection.answer?.headersSent === false) onWaiting?.(connection.answer, now - connection.movedAt)
    }
  }, checkEveryMs).unref()
  server.once('close', () => clearInterval(timer))
  return {
    closed,
    open: () => all.size,
    arrived: () => arrived,
    areAnswersPending: () => [...all.keys()].some(socket => socket.writableLength > 0),
  }
}
