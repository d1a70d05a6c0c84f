// A page that does everything wrong: what a program must find, if its word about the site is to count.
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import type { Owner } from '../support/site.ts'

/** @returns its origin */
export async function openHole(t: Owner): Promise<string> {
  const database = new DatabaseSync(':memory:')
  database.exec(`create table pages (title text); insert into pages values ('sleep'), ('milk')`)
  const server = createServer(({ url = '/' }, answer) => {
    const q = new URL(url, 'http://localhost').searchParams.get('q')
    try {
      const rows = database.prepare(`select title from pages where title = '${q}'`).all()
      answer
        .setHeader('content-type', 'text/html')
        .end(`<h1>${rows.length} pages</h1>${rows.map(({ title }) => title)}`)
    } catch (error) {
      answer.writeHead(500).end(`SQLite error: ${Object(error).message}`)
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
    database.close()
  })
  const address = server.address()
  return `http://localhost:${typeof address === 'object' && address?.port}`
}
