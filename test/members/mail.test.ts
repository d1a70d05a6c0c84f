// Mail: what is written, where it goes, and what happens when it cannot.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import t, { type Test } from 'tap'
import { queueMail } from '../../members/mail/queue.ts'
import { isTemplate, writeLetter } from '../../members/mail/templates.ts'
import type { Mail } from '../../members/mail/transport.ts'
import { password, testMembers } from '../support/members.ts'
import { freePort, until } from '../support/process.ts'
import { freshPlace, onBothStores } from '../support/stores.ts'

const minute = 60_000

interface Received {
  from: string
  to: string[]
  raw: string
}

/** A real SMTP server that keeps what it gets. */
async function mailServer(t: Test, port: number, refuses = () => false): Promise<Received[]> {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        if (refuses()) return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        const { mailFrom, rcptTo } = session.envelope
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(to => to.address), raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', () => resolve()))
  t.teardown(() => new Promise<void>(resolve => server.close(() => resolve())))
  return received
}

const stageWords = /pregnan|baby|babies|child|birth|due date|trying|concei|loss|miscarr|parent|cycle|period|ovulat/i

t.test('no letter speaks of a stage', async t => {
  const names = ['welcome', 'reset', 'password-changed', 'email-changed', 'join-attempt']
  const facts = { site: 'https://www.almanac.test', firstName: 'Emma', token: 'SECRET' }
  for (const name of names) {
    if (!isTemplate(name)) return t.fail(name)
    const { subject, text } = writeLetter(name, facts)
    t.notMatch(subject + text, stageWords, name)
    t.notMatch(subject, /Emma|SECRET|\n/)
    t.match(text, /^Hello Emma,\n\n/)
    t.match(writeLetter(name, { ...facts, firstName: '' }).text, /^Hello,\n\n/)
    t.equal(text.includes('SECRET'), name === 'reset')
    for (const link of text.match(/https?:\S+/g) ?? []) t.match(link, /^https:\/\/www\.almanac\.test(\/|$)/)
  }
  t.notOk(isTemplate('toString'))
})

onBothStores('joining writes one welcome into the outbox, readable by its owner only', async (t, place) => {
  const members = await testMembers(t, place, { env: { SITE_ORIGIN: 'https://www.almanac.test' } })
  await members.join('emma@example.com', { first_name: 'Zoë' })
  t.notOk(existsSync(members.config.outboxDir), 'the queue is in the store')
  t.equal((await members.store.db.selectFrom('mail_queue').selectAll().execute()).length, 1)
  const [letter, ...others] = await members.letters()
  t.same(others, [])
  t.match(letter, {
    subject: 'Welcome to Little Almanac',
    from: { name: 'Little Almanac', address: 'no-reply@www.almanac.test' },
    to: [{ address: 'emma@example.com' }],
    text: /^Hello Zoë,/,
    date: '2026-11-21T12:00:00.000Z',
  })
  t.same(await members.store.db.selectFrom('mail_queue').selectAll().execute(), [])
  const [name, ...more] = readdirSync(members.config.outboxDir)
  t.same(more, [])
  t.match(name, /^2026-11-21T12-00-00\.000Z\.[\w-]{22}\.[\w-]{22}\.eml$/)
  t.equal(statSync(join(members.config.outboxDir, String(name))).mode & 0o777, 0o600)
})

t.test('a link is whole in the file itself', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  await members.join('emma@example.com', { first_name: 'Zoë' })
  await members.ask('POST', '/password-resets', { body: { email: 'emma@example.com' } })
  await members.letters()
  const raws = readdirSync(members.config.outboxDir).map(name => readFileSync(join(members.config.outboxDir, name), 'utf8'))
  t.match(
    raws.find(raw => raw.includes('Subject: Choose a new password')),
    /^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/m,
  )
})

onBothStores('over SMTP each mail has one recipient', async (t, place) => {
  const port = await freePort()
  const received = await mailServer(t, port)
  const members = await testMembers(t, place, { env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  await members.join('emma@example.com')
  await members.join('eve@example.com')
  await members.mail.drain()
  t.same(received.map(({ from, to }) => [from, ...to].join(' ')).sort(), [
    'no-reply@localhost emma@example.com',
    'no-reply@localhost eve@example.com',
  ])
  for (const { raw, to } of received) {
    const letter = await PostalMime.parse(raw)
    t.match(letter, { subject: 'Welcome to Little Almanac', to: [{ address: to[0] }] })
    t.notOk(letter.cc || letter.bcc)
    t.equal(letter.headers.filter(header => header.key === 'to').length, 1)
    t.notMatch(raw, to[0]?.startsWith('emma') ? 'eve@' : 'emma@')
  }
})

onBothStores('with the mail server down the visitor notices nothing, and the mail leaves later', async (t, place) => {
  const port = await freePort()
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') }
  const members = await testMembers(t, place, { clock, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  t.equal((await members.ask('POST', '/accounts', { body: { email: 'emma@example.com', password } })).statusCode, 201)
  const waiting = () => members.store.db.selectFrom('mail_queue').select(['tries', 'next_at']).execute()
  await members.mail.drain()
  t.same(await waiting(), [{ tries: 1, next_at: '2026-11-21T12:00:30.000Z' }])
  await members.mail.drain()
  t.same(await waiting(), [{ tries: 1, next_at: '2026-11-21T12:00:30.000Z' }], 'not before its time')
  clock.now += 0.5 * minute
  await members.mail.drain()
  t.same(await waiting(), [{ tries: 2, next_at: '2026-11-21T12:01:30.000Z' }], 'twice as long')
  let refusals = 1
  const received = await mailServer(t, port, () => refusals-- > 0)
  clock.now += minute
  await members.mail.drain()
  t.same(received, [])
  t.same(await waiting(), [{ tries: 3, next_at: '2026-11-21T12:03:30.000Z' }], 'refused for now')
  clock.now += 2 * minute
  await members.mail.drain()
  t.equal(received.length, 1)
  t.same(await waiting(), [])
  t.match(
    members.lines.find(line => line.msg === 'a mail could not leave and is tried again later'),
    { level: 40, mail: 'welcome', tries: 1 },
  )
  t.notMatch(JSON.stringify(members.lines), 'emma', 'the log does not say whose')
})

onBothStores('a reset’s ten minutes begin when its mail leaves, and no secret waits in the queue', async (t, place) => {
  const port = await freePort()
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') }
  const members = await testMembers(t, place, { clock, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  await members.join('emma@example.com')
  await members.ask('POST', '/password-resets', { body: { email: 'emma@example.com' } })
  t.match(await members.store.db.selectFrom('mail_queue').select(['template', 'data']).where('template', '=', 'reset').execute(), [
    { data: '{"firstName":""}' },
  ])
  await members.mail.drain()
  const received = await mailServer(t, port)
  clock.now += 60 * minute
  await members.mail.drain()
  const token = received.map(({ raw }) => /token=3?D?([\w-]{43})/.exec(raw)?.[1]).find(Boolean)
  clock.now += 9 * minute
  t.equal((await members.ask('PUT', `/password-resets/${token}`, { body: { password: 'a new password' } })).statusCode, 204)
})

onBothStores('two workers send a mail once', async (t, place, kind) => {
  const sent: Mail[] = []
  const transport = { send: async (mail: Mail) => void sent.push(mail), forget: async () => {}, close() {} }
  const first = await testMembers(t, place, { transport })
  for (let i = 0; i < 20; i++) await first.join(`m${i}@example.com`)
  // A second SQLite in this process would wait for the first without ever letting it go on.
  const second = kind === 'sqlite' ? first : await testMembers(t, place, { transport })
  await Promise.all([first.mail.drain(), second.mail.drain()])
  t.equal(sent.length, 20)
  t.equal(new Set(sent.map(mail => mail.to)).size, 20)
})

onBothStores('a deleted member’s mail goes, waiting or written', async (t, place) => {
  const members = await testMembers(t, place)
  const { member } = await members.join('emma@example.com')
  await members.join('eve@example.com')
  await members.letters()
  await members.ask('POST', '/password-resets', { body: { email: 'emma@example.com' } })
  await members.store.db.deleteFrom('members').where('id', '=', member.id_string).execute()
  await members.mail.forget(member.id_string)
  const letters = await members.letters()
  t.same(
    letters.map(letter => letter.to?.[0]?.address),
    ['eve@example.com'],
  )
})

t.test('a line break or a second address in a recipient is refused', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  await members.join('emma@example.com')
  const row = await members.store.db.selectFrom('members').selectAll().executeTakeFirstOrThrow()
  for (const email of ['emma@example.com\r\nBcc: eve@example.com', 'emma@example.com, eve@example.com', 'a@b.co;c@d.co'])
    await t.rejects(queueMail(members.store.db, { ...row, email }, { template: 'welcome' }, 0), RangeError)
})

t.test('the worker wakes by itself after an answer', async t => {
  const place = await freshPlace(t, 'sqlite')
  const members = await testMembers(t, place, { mailLeaves: true })
  await members.join('emma@example.com')
  await until('the mail', () => existsSync(members.config.outboxDir) && readdirSync(members.config.outboxDir).length === 1, 5000)
  t.pass('it left')
})
