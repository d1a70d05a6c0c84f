import t from 'tap'
import { listen } from '../../support/site.ts'
import { bareRequest, exchange } from '../../support/wire.ts'

t.test('a Host that is missing, empty, malformed or given twice gets no page', async t => {
  const { origin, lines } = await listen(t)
  const own = new URL(origin).host
  const wrong: [string, string[]][] = [
    ['missing', []],
    ['empty', ['Host:']],
    ['blank', ['Host:   ']],
    ['user part', ['Host: evil.test:99@x']],
    ['own name as user part', [`Host: ${own}@evil.test`]],
    ['two in one line', [`Host: ${own}, evil.test`]],
    ['a path', [`Host: ${own}/evil.test`]],
    ['a query', [`Host: ${own}?evil.test`]],
    ['a blank inside', [`Host: ${own} evil.test`]],
    ['twice, first ours', [`Host: ${own}`, 'Host: evil.test']],
    ['twice, last ours', ['Host: evil.test', `Host: ${own}`]],
    ['twice the same', [`Host: ${own}`, `Host: ${own}`]],
    ['unknown', ['Host: evil.test']],
  ]
  for (const [name, hostLines] of wrong) {
    const answer = await exchange(origin, bareRequest('/', hostLines))
    t.ok(answer.status === 400 || answer.status === 421, `${name}: ${answer.status}`)
    t.equal(answer.headers['cache-control'], 'no-store', name)
    t.match(answer.headers['content-security-policy'], "frame-ancestors 'none'", name)
    t.notMatch(answer.raw, 'evil.test', `${name}: not repeated`)
  }
  t.notMatch(JSON.stringify(lines), 'evil.test')
})

t.test('an address in absolute form cannot name another host', async t => {
  const { origin } = await listen(t)
  const own = `Host: ${new URL(origin).host}`
  for (const target of ['http://evil.test/', 'http://evil.test/healthz', 'https://evil.test/about-us', '*']) {
    const answer = await exchange(origin, bareRequest(target, [own], target === '*' ? 'OPTIONS' : 'GET'))
    t.ok(answer.status === 400 || answer.status === 421, `${target}: ${answer.status}`)
    t.equal(answer.headers['cache-control'], 'no-store', target)
    t.notMatch(answer.raw, 'evil.test', target)
  }
  for (const target of ['evil.test:80', 'http:/x', '?x', ''])
    t.equal((await exchange(origin, bareRequest(target, [own]))).status, 400, `no address: ${target}`)
})

t.test('/healthz needs no good Host', async t => {
  const { origin } = await listen(t)
  for (const lines of [['Host: evil.test'], ['Host:'], ['Host: a', 'Host: b'], ['Host: 10.0.0.1:99']]) {
    t.equal((await exchange(origin, bareRequest('/healthz', lines))).status, 200, lines.join())
  }
})

t.test('requests that two servers could read differently are refused', async t => {
  const { origin, lines } = await listen(t)
  const head = `POST /events HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\n`
  const ambiguous = {
    'length and chunks': `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    'two lengths': `${head}Content-Length: 2\r\nContent-Length: 4\r\n\r\n{}{}`,
    'bare line feeds': `${head.replaceAll('\r\n', '\n')}Content-Length: 2\n\n{}`,
    'a folded header': `${head}X-Folded: a\r\n b\r\nContent-Length: 2\r\n\r\n{}`,
    'a blank before the colon': `${head}Content-Length : 2\r\n\r\n{}`,
  }
  for (const [name, bytes] of Object.entries(ambiguous)) t.equal((await exchange(origin, bytes)).status, 400, name)
  t.notOk(lines.some(line => line.msg === 'event'))
})
