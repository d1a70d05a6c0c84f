// The leanest server for it: node:http and srvx, the adapter that TanStack Start itself brings along for Node.
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { toNodeHandler } from 'srvx/node'
import app from './dist/server/server.js'

const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png', '.woff2': 'font/woff2' }
const cwd = join(import.meta.dirname, 'dist/client')
const files = new Map(globSync('**/*.*', { cwd }).map(file => [`/${file}`, readFileSync(join(cwd, file))]))
const render = toNodeHandler(app.fetch)

createServer((request, response) => {
  const file = files.get(request.url)
  if (!file) return render(request, response)
  response.writeHead(200, { 'content-type': types[extname(request.url)] ?? 'application/octet-stream' }).end(file)
}).listen(Number(process.env.PORT), '127.0.0.1')
