// A member API that takes its time: every session is Ada's, after DELAY_MS milliseconds.
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const member = { id_string: 'ada', first_name: 'Ada', is_ttc: false, pregnancy: {}, born_children: [] }

createServer(async (_request, response) => {
  await wait(Number(process.env.DELAY_MS ?? 0))
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ member }))
}).listen(Number(process.env.PORT), 'localhost')
