// The least that answers, for comparing how long a start takes.
import { createRequire } from 'node:module'

// Imported as an ES module it would load more than Node needs to serve (build.mjs, `requiredHttp`), and ours look faster.
const { createServer }: typeof import('node:http') = createRequire(import.meta.url)('node:http')
createServer((_request, response) => response.end('hello')).listen(Number(process.env.PORT), 'localhost')
