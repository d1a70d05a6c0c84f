// The leanest server that React Router documents: node:http and createRequestListener. Its own `serve` compresses and
// logs.
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { createRequestListener } from '@react-router/node'
import * as build from './build/server/index.js'

const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png', '.woff2': 'font/woff2' }
const cwd = join(import.meta.dirname, 'build/client')
const files = new Map(globSync('**/*.*', { cwd }).map(file => [`/${file}`, readFileSync(join(cwd, file))]))
const render = createRequestListener({ build, mode: 'production' })

createServer((request, response) => {
  const file = files.get(request.url)
  if (!file) return render(request, response)
  response.writeHead(200, { 'content-type': types[extname(request.url)] ?? 'application/octet-stream' }).end(file)
}).listen(Number(process.env.PORT), '127.0.0.1')
