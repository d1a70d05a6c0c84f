// The least that answers, for comparing how long a start takes.
import { createServer } from 'node:http'

createServer((_request, response) => response.end('hello')).listen(Number(process.env.PORT), 'localhost')
