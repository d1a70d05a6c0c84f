// A member API that does not keep to HTTP: whoever asks is told in time, and what it says next in earnest is heard.
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { createMemberApi } from '../../../server/member-api/client.ts'
import { createSessionLookup } from '../../../server/member-api/session-lookup.ts'
import { eventually } from '../../support/eventually.ts'
import { json, memberApi, memberBody, token } from '../../support/server/member-api.ts'

const answerMs = 2000 // milliseconds that a look-up of a session may take
const slack = 1500 // milliseconds; the machine is busy

const body = (name: string) => JSON.stringify(memberBody(name))
const answer = (text: string, ...headers: string[]) =>
  ['HTTP/1.1 200 OK', 'content-type: application/json', `content-length: ${text.length}`, ...headers, '', text].join(
    '\r\n',
  )
const chunkedHead = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'
const wholeChunk = `${body('emma').length.toString(16)}\r\n${body('emma')}\r\n0\r\n`

/** Sends a piece again and again, until the other side has enough. */
function endless(socket: Socket, piece: string, everyMs = 2) {
  const timer = setInterval(() => socket.write(piece), everyMs)
  socket.once('close', () => clearInterval(timer))
}
async function slowly(socket: Socket, text: string, before = '') {
  socket.write(before)
  for (const letter of text) {
    if (socket.destroyed) return
    socket.write(letter)
    await sleep(40)
  }
}
const saying = (text: string) => (socket: Socket) => socket.write(text)
const then = (before: string, piece: string, everyMs?: number) => (socket: Socket) => {
  socket.write(before)
  endless(socket, piece, everyMs)
}

/** Each gets a connection on which a whole question has come. */
const lies: Readonly<Record<string, (socket: Socket) => unknown>> = {
  'another protocol': saying('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
  'another protocol, without a name': saying('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  'another protocol, with words of it': then(
    'HTTP/1.1 101 x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\n',
  ),
  'hints without end': then('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n'),
  'a hint now and then': then('', 'HTTP/1.1 103 Early Hints\r\n\r\n', 500),
  'go on without end': then('', 'HTTP/1.1 100 Continue\r\n\r\n'),
  'in progress without end': then('', 'HTTP/1.1 102 Processing\r\n\r\n', 100),
  'a trailer without end': then(chunkedHead + wholeChunk, 'x-more: yes\r\n'),
  'a trailer letter by letter': socket => slowly(socket, 'x'.repeat(500), chunkedHead + wholeChunk),
  'a head without end': then('HTTP/1.1 200 OK\r\n', 'x-more: yes\r\n'),
  'a head letter by letter': socket => slowly(socket, answer(body('emma'))),
  'a status alone': saying('HTTP/1.1 200 OK\r\n'),
  'a status, and good-bye': socket => socket.end('HTTP/1.1 200 OK\r\n'),
  'a head, and good-bye': socket => socket.end(chunkedHead),
  'less than it says': saying(answer(body('emma')).slice(0, -9)),
  'a chunk that never comes': saying(`${chunkedHead}fff\r\n{`),
  'a chunk without a length': saying(`${chunkedHead}zz\r\n{}\r\n`),
  'a length below zero': saying(answer('{}').replace('length: 2', 'length: -2')),
  'two lengths': saying(answer('{}', 'content-length: 7')),
  'a length and chunks': saying(answer('{}', 'transfer-encoding: chunked')),
  'no HTTP': saying('220 smtp.example.test ESMTP\r\n'),
  'nothing at all': () => {},
  'an empty line without end': then('', '\r\n'),
  'a status that is none': saying('HTTP/1.1 999 Whatever\r\ncontent-length: 0\r\n\r\n'),
}

/** A server that lies, until it is told to be honest. It counts the questions. */
async function liar(t: Test, lie: (socket: Socket) => unknown) {
  const state = { isHonest: false, asked: 0, sockets: new Set<Socket>() }
  const server = createServer(socket => {
    state.sockets.add(socket)
    socket.on('error', () => {}).on('close', () => state.sockets.delete(socket))
    socket.setEncoding('latin1').on('data', text => {
      if (!String(text).includes('\r\n\r\n')) return
      state.asked++
      if (state.isHonest) socket.write(answer(body('emma')))
      else lie(socket)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    for (const socket of state.sockets) socket.destroy()
    server.close()
  })
  return { state, url: `http://127.0.0.1:${Object(server.address()).port}` }
}

t.test('every lie is over in time, and the next honest answer is used', async t => {
  t.ok(Object.keys(lies).length >= 20)
  const tried = Object.entries(lies).map(async ([what, lie]) => {
    const { state, url } = await liar(t, lie)
    const api = createMemberApi(url, () => {})
    t.teardown(() => api.close())
    const link = createSessionLookup(api)
    const started = performance.now()
    const late = sleep(answerMs + slack).then(() => 'late')
    const answers = await Promise.race([Promise.all([link.ask(token('emma')), link.ask(token('emma'))]), late])
    t.same(answers, [null, null], `${what}: nobody is known by it, after ${Math.round(performance.now() - started)} ms`)
    const before = state.asked
    t.ok(before === 1 || before === 2, `${what}: those who ask together are one question`)
    await eventually(() => state.sockets.size === 0, `${what}: nothing of it is kept`)
    state.isHonest = true
    const next = await Promise.race([link.ask(token('emma')), late])
    t.match(next, { first_name: 'emma' }, `${what}: the next one asks anew`)
    t.equal(state.asked, before + 1, what)
    t.ok(link.up, `${what}: one lie is no reason to leave it alone`)
  })
  await Promise.all(tried)
})

t.test('what comes without having been asked for is nobody’s answer', async t => {
  for (const when of ['with the answer', 'after it']) {
    const stray = answer(body('mallory'))
    const { state, url } = await liar(t, socket =>
      socket.write(answer(body('emma')) + (when === 'with the answer' ? stray : '')),
    )
    const api = createMemberApi(url, () => {})
    t.teardown(() => api.close())
    const link = createSessionLookup(api)
    const first = await link.ask(token('emma'))
    t.ok(first === null || first.first_name === 'emma', when)
    if (when === 'after it') for (const socket of state.sockets) socket.write(stray)
    await eventually(() => state.sockets.size === 0, `${when}: nobody listens to it any more`)
    state.isHonest = true
    const next = await link.ask(token('noor'))
    t.ok(next === null || next.first_name === 'emma', `${when}: ${next?.first_name}`)
  }
})

t.test('an upload, a form and a write to a liar are over in time, too', async t => {
  const { url } = await liar(t, socket =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
  )
  const api = createMemberApi(url, () => {})
  t.teardown(() => api.close())
  const late = sleep(answerMs + slack).then(() => 'late')
  for (const lane of ['member', 'password', 'upload', 'bulk'] as const) {
    const asked = api.ask({ lane, method: 'PUT', path: '/x', body: '{}' }, () => 'an answer').catch(error => error.code)
    t.equal(await Promise.race([asked, late]), 'MEMBER_API', lane)
  }
})

t.test('an API that announces what it does is heard out', async t => {
  const api = await memberApi(t, (_request, response) => {
    response.writeProcessing()
    response.writeEarlyHints({ link: '</a>; rel=preload' })
    json(response, 200, memberBody('emma'))
  })
  t.match(await createSessionLookup(createMemberApi(api.url, () => {})).ask(token('emma')), { first_name: 'emma' })
})
