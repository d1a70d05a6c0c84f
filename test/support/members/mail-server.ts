// A real SMTP server for tests.
import { SMTPServer } from 'smtp-server'
import type { Test } from 'tap'

interface Received {
  from: string
  to: string[]
  raw: string
}

/** A real SMTP server that keeps what it gets. */
export async function mailServer(t: Test, port: number, refuses = () => false): Promise<Received[]> {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        if (refuses()) return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(to => to.address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', () => resolve()))
  t.teardown(() => new Promise<void>(resolve => server.close(() => resolve())))
  return received
}
