// What a service answers that does not keep to HTTP, or to what was asked, however well it means it.
import { gzipSync } from 'node:zlib'
import { type Act, upstreamFaults, wellName } from './upstream.ts'

const body = JSON.stringify({
  member: { id_string: 'm-1', first_name: wellName, is_ttc: false, pregnancy: null, born_children: [] },
})
const json = 'Content-Type: application/json'
const lines = (...all: string[]) => [...all, '', ''].join('\r\n')
const well = lines('HTTP/1.1 200 OK', json, `Content-Length: ${body.length}`) + body
const chunk = `${body.length.toString(16)}\r\n${body}\r\n`
const says =
  (text: string | Buffer): Act =>
  socket =>
    socket.write(text)

/** Says `text` again and again, for as long as somebody listens. */
const endless =
  (text: string, before = '', everyMs = 50): Act =>
  socket => {
    socket.write(before)
    const timer = setInterval(() => socket.write(text), everyMs)
    socket.once('close', () => clearInterval(timer))
  }

const packed = gzipSync(body)
const faults = (...names: string[]) =>
  Object.fromEntries(names.map(name => [name, upstreamFaults[name]?.act ?? says('')]))

/** Each of them is no answer that anybody could use. */
export const lies: Readonly<Record<string, Act>> = {
  'another protocol (101)': says(
    lines('HTTP/1.1 101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: websocket'),
  ),
  'another protocol that goes on': endless(
    body,
    lines('HTTP/1.1 101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: h2c'),
  ),
  'early hints without an end': endless(lines('HTTP/1.1 103 Early Hints', 'Link: </a.css>; rel=preload')),
  'go on, without an end': endless(lines('HTTP/1.1 100 Continue')),
  'a head without an end': endless('X-More: a\r\n', `HTTP/1.1 200 OK\r\n${json}\r\n`),
  'trailers without an end': endless(
    'X-More: a\r\n',
    `${lines('HTTP/1.1 200 OK', json, 'Transfer-Encoding: chunked')}${chunk}0\r\n`,
  ),
  'an extension of a chunk without an end': endless(
    'a',
    `${lines('HTTP/1.1 200 OK', json, 'Transfer-Encoding: chunked')}1;a=`,
  ),
  'two lengths': says(lines('HTTP/1.1 200 OK', json, 'Content-Length: 7', `Content-Length: ${body.length}`) + body),
  'a length and chunks': says(
    lines('HTTP/1.1 200 OK', json, 'Content-Length: 7', 'Transfer-Encoding: chunked') + chunk,
  ),
  'a negative length': says(lines('HTTP/1.1 200 OK', json, 'Content-Length: -1') + body),
  'a length that never comes': says(lines('HTTP/1.1 200 OK', json, 'Content-Length: 3000000') + body),
  'four gigabytes announced': says(lines('HTTP/1.1 200 OK', json, 'Content-Length: 4294967296') + body),
  'a chunk of no size': says(`${lines('HTTP/1.1 200 OK', json, 'Transfer-Encoding: chunked')}zz\r\n${body}`),
  'no content, with content': says(lines('HTTP/1.1 204 No Content', json, `Content-Length: ${body.length}`) + body),
  'something packed': says(
    Buffer.concat([
      Buffer.from(lines('HTTP/1.1 200 OK', json, 'Content-Encoding: gzip', `Content-Length: ${packed.length}`)),
      packed,
    ]),
  ),
  'two answers for one question': says(`${lines('HTTP/1.1 500 Internal Server Error', 'Content-Length: 0')}${well}`),
  'a status that there is not': says(lines('HTTP/1.1 999 Fine', json, `Content-Length: ${body.length}`) + body),
  'another language': says('SSH-2.0-OpenSSH_9.9\r\n'),
  'lists in lists in lists': says(lines('HTTP/1.1 200 OK', json, 'Content-Length: 400000') + '['.repeat(400_000)),
  ...faults('an endless body', 'a huge header'),
}
