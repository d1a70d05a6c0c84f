// The ceiling: node:http alone, without Fastify, and without asking who it is that came. It sends the same bytes under
// the same headers, whole, as brotli or as 304, and writes the log line of the limit. Nothing that this site does for a
// page that is kept can be cheaper than this, as long as node:http answers.
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import { bytes, headers, logTo } from './limit-answer.ts'

// As in bench/hello.ts, and as Fastify has it.
const { createServer }: typeof import('node:http') = createRequire(import.meta.url)('node:http')
const brotli = brotliCompressSync(bytes)
const answers = {
  whole: { status: 200, body: bytes, headers: { ...headers, 'content-length': String(bytes.length) } },
  brotli: {
    status: 200,
    body: brotli,
    headers: { ...headers, 'content-encoding': 'br', 'content-length': String(brotli.length) },
  },
  known: { status: 304, body: undefined, headers },
}
const logger = logTo('info')
let requests = 0

createServer((request, response) => {
  const began = performance.now()
  const asked = request.headers
  const answer = asked['if-none-match']
    ? answers.known
    : asked['accept-encoding'] === 'br'
      ? answers.brotli
      : answers.whole
  const reqId = `req-${(++requests).toString(36)}`
  response.on('close', () =>
    logger.info(
      { reqId, method: request.method, route: '/*', status: answer.status, totalMs: performance.now() - began },
      'request',
    ),
  )
  response.writeHead(answer.status, answer.headers).end(answer.body)
}).listen(Number(process.env.PORT), 'localhost')
