// A deletion while the mail server hangs: it is done at once, and no letter of theirs leaves afterwards.
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { SMTPServer } from 'smtp-server'
import type { Test } from 'tap'
import { password, testMembers } from '../support/members.ts'
import { freePort } from '../support/process.ts'
import { onBothStores } from '../support/stores.ts'

/** A mail server that takes connections and says nothing, until it is told to go on. */
async function hangingServer(t: Test, port: number) {
  const received: string[] = []
  const { promise: released, resolve: goOn } = Promise.withResolvers<void>()
  const { promise: asked, resolve: connected } = Promise.withResolvers<void>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect(_session, done) {
      connected()
      released.then(() => done())
    },
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  server.on('error', () => {}) // a connection that is cut
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  t.teardown(() => new Promise<void>(resolve => server.close(() => resolve())))
  return { received, asked, goOn }
}

onBothStores(
  'with a mail server that hangs, a deletion is answered, and nothing leaves when it goes on',
  async (t, place) => {
    const port = await freePort()
    const server = await hangingServer(t, port)
    const members = await testMembers(t, place, { mailLeaves: true, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
    const { token, member } = await members.join('emma@example.com')
    await server.asked // the welcome is leaving
    await members.ask('POST', '/password-resets', { body: { email: 'emma@example.com' } }) // and one waits behind it
    const asked = performance.now()
    const answer = await members.ask('DELETE', `/members/${member.id_string}`, { token, body: { password } })
    t.equal(answer.statusCode, 204)
    t.ok(performance.now() - asked < 8000, 'long before a letter is given up, after 10 s')
    server.goOn()
    await members.join('eve@example.com')
    await members.mail.drain()
    t.same(server.received, ['eve@example.com'], 'to nobody else')
    t.same(await members.store.db.selectFrom('mail_queue').selectAll().execute(), [])
    t.notOk(existsSync(members.config.outboxDir) && readdirSync(members.config.outboxDir).length > 0)
    t.notMatch(JSON.stringify(members.lines), 'emma')
  },
)
