import { request } from 'node:http'
import { createServer } from 'node:net'
import t from 'tap'
import { errorForLog } from '../../server/error-for-log.ts'

t.test('an error is written with its causes, and without what it carries', async t => {
  const liar = createServer(socket => socket.end('HTTP/1.1 200 OK\r\nno head: canary\r\n\r\n')).listen(0, '127.0.0.1')
  t.teardown(() => liar.close())
  await new Promise(resolve => liar.once('listening', resolve))
  const { port } = liar.address() as { port: number } // it listens on a port
  const broken = await new Promise<Error>(resolve => request({ port, host: '127.0.0.1' }).once('error', resolve).end())
  t.ok('rawPacket' in broken, 'it carries the answer')
  const written = errorForLog(new Error('outer', { cause: broken }))
  t.match(written, { type: 'Error', message: 'outer', cause: { code: /^HPE_/, stack: /Parse Error/ } })
  t.same(Object.keys(errorForLog(broken)).sort(), ['code', 'message', 'stack', 'type'])
  t.same(errorForLog('canary'), { type: 'string' })
})
