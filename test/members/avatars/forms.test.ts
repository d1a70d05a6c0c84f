// The form of a new avatar, and what comes in its place.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { formOf, kept, sendAvatar } from '../../support/avatar-forms.ts'
import { testMembers } from '../../support/members.ts'
import { picture } from '../../support/pictures.ts'
import { patienceMs, until } from '../../support/process.ts'
import { freshPlace } from '../../support/stores.ts'

const png = await picture().png().toBuffer()

t.test('forms that are none', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const { token, member } = await members.join('emma@example.com')
  const status = async (...parts: Parameters<typeof sendAvatar>[1]['parts']) =>
    (await sendAvatar(members, { token, member: member.id_string, parts })).statusCode
  t.equal(await status(['slug', 'a-526399'], ['file', png, 'a.png']), 400, 'both')
  t.equal(await status(['file', png, 'a.png'], ['slug', 'a-526399']), 400, 'both, the other way round')
  t.equal(await status(), 400, 'neither')
  t.equal(await status(['slug', 'a-526399'], ['slug', 'b-526399']), 400, 'two slugs')
  t.equal(await status(['file', png, 'a.png'], ['file', png, 'b.png']), 400, 'two files')
  t.equal(await status(['picture', png, 'a.png']), 400, 'another name')
  t.equal(await status(['slug', 'a-526399'], ['is_ttc', 'true']), 400, 'another field')
  t.equal(await status(...Array.from({ length: 9 }, () => ['slug', 'a-526399'] as const)), 400, 'many fields')
  t.equal(await status(['slug', 'a-526399'], ['file', Buffer.alloc(0), '']), 200, 'a browser whose file was not chosen')
  for (const slug of [
    '',
    'a-526398',
    'aa-526399',
    'A-526399',
    'é-526399',
    'dragon',
    'a-526399 ',
    'x'.repeat(300),
    '__proto__',
  ]) {
    const answer = await sendAvatar(members, { token, member: member.id_string, parts: [['slug', slug]] })
    t.match([answer.statusCode, answer.json()], [422, { code: 'avatar-unknown', field: 'slug' }], slug)
  }
  const ask = (headers: Record<string, string>, body: object) =>
    members.ask('PUT', `/members/${member.id_string}/avatar`, { token, headers, body })
  t.equal((await ask({}, { slug: 'a-526399' })).statusCode, 415, 'JSON')
  t.equal((await ask({ 'content-type': 'multipart/form-data' }, Buffer.from('--x'))).statusCode, 400, 'no boundary')
  const { body, headers } = await formOf([['file', png, 'a.png']])
  t.equal((await ask(headers, body.subarray(0, body.length / 2))).statusCode, 400, 'half a form')
  const other = await members.ask('POST', '/accounts', { headers, body })
  t.equal(other.statusCode, 415, 'no other address reads such forms')
  t.same(kept(members), [])
})

t.test('an upload that is broken off leaves nothing, and its place is free again', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  await members.app.listen({ port: 0, host: '127.0.0.1' })
  const { token, member } = await members.join('emma@example.com')
  const { port } = Object(members.app.server.address())
  const { body, headers } = await formOf([['file', Buffer.concat([png, Buffer.alloc(400_000)]), 'a.png']])
  const head = [
    `PUT /members/${member.id_string}/avatar HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    `content-type: ${headers['content-type']}`,
    `content-length: ${body.length}`,
  ]
  for (let tries = 0; tries < 20; tries++) {
    const socket = connect(port, '127.0.0.1')
    const [taken] = (await once(members.app.server, 'connection')) as [Socket] // its only argument
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(body.subarray(0, 100_000))
    await until('the first part of it', () => taken.bytesRead > 100_000, patienceMs, 1)
    await sleep(10) // until its reading has begun: mostly, for what is over before it leaves nothing either
    socket.destroy()
  }
  t.same(kept(members), [])
  const send = () => sendAvatar(members, { token, member: member.id_string, parts: [['file', png, 'a.png']] })
  const isFree = async () => (await Promise.all([send(), send()])).every(answer => answer.statusCode === 200)
  await until('both places of this member are free', isFree)
  await until('all but one are removed', async () => kept(members).length === 1)
  t.same(
    members.lines.filter(line => Number(line.level) >= 40),
    [],
    'nothing is out of order',
  )
})
