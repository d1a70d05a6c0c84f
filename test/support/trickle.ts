// An upload that is sent a byte at a time, as one over a line that is nearly dead, or by somebody who wants to hold a
// place.
import { connect } from 'node:net'
import type { Owner } from './site.ts'

export interface Trickle {
  /** The status of its answer; 0 when the connection ends without one. */
  answered: Promise<number>
  leave(): void
}

/** @param headers of the request; it says that 400 KB come */
export function trickle(t: Owner, origin: string, path: string, headers: Record<string, string>): Trickle {
  const { hostname, port, host } = new URL(origin)
  const socket = connect(Number(port), hostname)
  const lines = Object.entries({
    host,
    'content-type': 'multipart/form-data; boundary=abc',
    'content-length': '400000',
    ...headers,
  })
  socket.write(`PUT ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`)
  socket.write(
    '--abc\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  )
  const timer = setInterval(() => socket.write('x'), 100)
  let text = ''
  const answered = new Promise<number>(resolve => {
    const statusOf = () => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)
    socket.on('error', () => {}).on('close', () => resolve(statusOf()))
    socket.setEncoding('latin1').on('data', chunk => {
      text += chunk
      resolve(statusOf())
    })
  })
  const leave = () => {
    clearInterval(timer)
    socket.destroy()
  }
  socket.once('close', () => clearInterval(timer))
  t.teardown(leave)
  return { answered, leave }
}
