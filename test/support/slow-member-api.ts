// A member API that knows everyone and takes its time.
import { createServer } from 'node:http'
import type { Test } from 'tap'
import { freePort } from './process.ts'

/** A session cookie of the right form for any number. */
export const sessionCookie = (number = 0) => `Cookie: session=${String(number).padStart(32, 's')}`

export const memberName = 'Rosalind'

/** Answers after `delayMs`. Gives its origin; ends with the test. */
export async function slowMemberApi(t: Test, delayMs: number): Promise<string> {
  const member = { id_string: 'm-1', first_name: memberName, is_ttc: false, pregnancy: null, born_children: [] }
  const server = createServer(({ url }, response) => {
    const body = url === '/members/me' ? { member } : { items: [], cycle: null } // nothing is on record of anybody
    const timer = setTimeout(
      () =>
        response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body)),
      delayMs,
    )
    response.on('close', () => clearTimeout(timer))
  })
  const port = await freePort()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}
