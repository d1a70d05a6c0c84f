// Mail on its way: over SMTP, when the server is down, and by two workers at once.
import PostalMime from 'postal-mime'
import type { Mail } from '../../members/mail/transport.ts'
import { mailServer } from '../support/members/mail-server.ts'
import { password, testMembers } from '../support/members.ts'
import { freePort } from '../support/process.ts'
import { onStore } from '../support/stores.ts'

const minute = 60_000

onStore('over SMTP each mail has one recipient', async (t, place) => {
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

onStore('with the mail server down the visitor notices nothing, and the mail leaves later', async (t, place) => {
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

onStore('a reset’s ten minutes begin when its mail leaves, and no secret waits in the queue', async (t, place) => {
  const port = await freePort()
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') }
  const members = await testMembers(t, place, { clock, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  await members.join('emma@example.com')
  await members.ask('POST', '/password-resets', { body: { email: 'emma@example.com' } })
  t.match(
    await members.store.db
      .selectFrom('mail_queue')
      .select(['template', 'data'])
      .where('template', '=', 'reset')
      .execute(),
    [{ data: '{"firstName":""}' }],
  )
  await members.mail.drain()
  const received = await mailServer(t, port)
  clock.now += 60 * minute
  await members.mail.drain()
  const token = received
    .map(({ raw }) => /reset-password\?token=3?D?([\w-]{43})/.exec(raw.replace(/=\r?\n/g, ''))?.[1])
    .find(Boolean)
  clock.now += 9 * minute
  t.equal(
    (await members.ask('PUT', `/password-resets/${token}`, { body: { password: 'a new password' } })).statusCode,
    204,
  )
})

onStore('two workers send a mail once', async (t, place, kind) => {
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
