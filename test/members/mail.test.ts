// Mail: what is written, to whom, and when it goes.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { queueMail } from '../../members/mail/queue.ts'
import { isTemplate, renderEmail, templateRules } from '../../members/mail/templates.ts'
import { testMembers } from '../support/members.ts'
import { until } from '../support/process.ts'
import { freshPlace, onStore } from '../support/stores.ts'

const stageWords = /pregnan|baby|babies|child|birth|due date|trying|concei|loss|miscarr|parent|cycle|period|ovulat/i

t.test('no letter speaks of a stage', async t => {
  const names = ['welcome', 'reset', 'password-changed', 'email-changed', 'email-new', 'email-put-back', 'join-attempt']
  const facts = { site: 'https://www.almanac.test', firstName: 'Emma', token: 'SECRET', path: '' }
  for (const name of names) {
    if (!isTemplate(name)) return t.fail(name)
    const { subject, text } = renderEmail(name, facts)
    t.notMatch(subject + text, stageWords, name)
    t.notMatch(subject, /Emma|SECRET|\n/)
    t.match(text, /^Hello Emma,\n\n/)
    t.match(renderEmail(name, { ...facts, firstName: '' }).text, /^Hello,\n\n/)
    t.equal(text.includes('SECRET'), templateRules(name).secret !== undefined)
    for (const link of text.match(/https?:\S+/g) ?? []) t.match(link, /^https:\/\/www\.almanac\.test(\/|$)/)
  }
  t.notOk(isTemplate('toString'))
})

onStore('joining writes one welcome into the outbox, readable by its owner only', async (t, place) => {
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
    text: /^Hello,/,
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
  const raws = readdirSync(members.config.outboxDir).map(name =>
    readFileSync(join(members.config.outboxDir, name), 'utf8'),
  )
  t.match(
    raws.find(raw => raw.includes('Subject: Choose a new password')),
    /^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/m,
  )
})

onStore('a deleted member’s mail goes, waiting or written', async (t, place) => {
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
  for (const email of [
    'emma@example.com\r\nBcc: eve@example.com',
    'emma@example.com, eve@example.com',
    'a@b.co;c@d.co',
  ])
    await t.rejects(queueMail(members.store.db, { ...row, email }, { template: 'welcome' }, 0), RangeError)
})

t.test('the worker wakes by itself after an answer', async t => {
  const place = await freshPlace(t, 'sqlite')
  const members = await testMembers(t, place, { mailLeaves: true })
  await members.join('emma@example.com')
  await until(
    'the mail',
    () => existsSync(members.config.outboxDir) && readdirSync(members.config.outboxDir).length === 1,
  )
  t.pass('it left')
})
