import { mock } from 'node:test'
import t from 'tap'
import type { Member } from '../../../contract/member.ts'
import { stagesOf } from '../../../domain/member.ts'
import { createMemberApi } from '../../../server/member-api/client.ts'
import { createSessionLookup } from '../../../server/member-api/session-lookup.ts'
import type { Forgotten } from '../../../server/worker-news.ts'
import { eventually } from '../../support/eventually.ts'
import {
  askedTimes,
  everyoneIsKnown,
  heldBack,
  json,
  memberApi,
  memberBody,
  token,
  tokenOf,
} from '../../support/server/member-api.ts'
import { steadyClock } from '../../support/steady-clock.ts'

const quiet = () => {}

t.test('a member is what the API says; a field of another form is as if it were not given', async t => {
  const born = { id: 'c1', birth_date: '/Date(0)/', first_name: 'Ben', gender: 1 }
  const table: [object, Partial<Member>, string][] = [
    [{}, { pregnancy: { id: '', code_name: null, due_date: 1_799_107_200, multiples: 'false' } }, 'pregnant'],
    [{ pregnancy: {} }, { pregnancy: {} }, 'none'],
    [{ pregnancy: null }, { pregnancy: {} }, 'none'],
    [{ pregnancy: { due_date: 'soon' } }, { pregnancy: {} }, 'none'],
    [{ pregnancy: null, is_ttc: true }, { is_ttc: true }, 'trying-to-conceive'],
    [{ pregnancy: null, is_ttc: 'yes', born_children: 'two' }, { is_ttc: false, born_children: [] }, 'none'],
    [{ pregnancy: null, born_children: [{ id: 1 }] }, {}, 'parent'],
    [{ is_ttc: true, born_children: [born, { ...born, gender: 9 }] }, {}, 'trying-to-conceive,pregnant,parent'],
    [{ avatar_url: 'https://elsewhere.test/a.png' }, { avatar_url: '' }, 'pregnant'],
    [{ avatar_url: '/avatars/a-b_1.webp' }, { avatar_url: '/avatars/a-b_1.webp' }, 'pregnant'],
  ]
  for (const [fields, expected, stage] of table) {
    const api = await memberApi(t, (_request, response) => json(response, 200, memberBody('Emma', fields)))
    const link = createSessionLookup(createMemberApi(api.url, quiet))
    const member = await link.ask(token('emma'))
    t.match(
      member,
      { id_string: 'id-of-Emma', first_name: 'Emma', last_name: '', version: 0, ...expected },
      JSON.stringify(fields),
    )
    t.equal(member && stagesOf(member), stage)
    t.same(api.asked, [token('emma')], 'the session is shown as a bearer token')
  }
  const child = { ...born, id_string: '', middle_name: null, age_string: '', due_date: null }
  const api = await memberApi(t, (_request, response) =>
    json(response, 200, memberBody('Emma', { born_children: [born, { gender: 9, name: 'x' }] })),
  )
  const member = await createSessionLookup(createMemberApi(api.url, quiet)).ask(token('emma'))
  t.same(
    member?.born_children,
    [child, { ...child, id: '', first_name: '', birth_date: null, gender: 0 }],
    'and nothing else comes along',
  )
})

t.test('who has no id or no name is no member', async t => {
  for (const body of [
    { member: null },
    { member: [] },
    {},
    [],
    { member: { id_string: 'x' } },
    { member: { first_name: 'x', id_string: 7 } },
  ]) {
    const api = await memberApi(t, (_request, response) => json(response, 200, body))
    const link = createSessionLookup(createMemberApi(api.url, quiet))
    t.equal(await link.ask(token('emma')), null, JSON.stringify(body))
    t.equal(link.peek(token('emma')), undefined, 'and that is not remembered')
  }
})

t.test('who asks at the same time is answered by one question, and for five seconds by none', async t => {
  const api = await memberApi(t, everyoneIsKnown(10))
  const link = createSessionLookup(createMemberApi(api.url, quiet))
  t.equal(link.peek(token('emma')), undefined, 'not known yet')
  const answers = await Promise.all(Array.from({ length: 50 }, () => link.ask(token('emma'))))
  t.equal(api.asked.length, 1)
  t.ok(answers.every(member => member?.first_name === 'emma'))
  t.match(link.peek(token('emma')), { first_name: 'emma' })
  t.equal(link.peek(token('noor')), undefined, 'of another session nothing is known')
  await link.ask(token('noor'))
  t.same(api.asked, [token('emma'), token('noor')])
})

t.test('a session that is none is remembered as none', async t => {
  const api = await memberApi(t, (_request, response) => json(response, 401, { statusCode: 401 }))
  const errors: unknown[] = []
  const link = createSessionLookup(createMemberApi(api.url, error => errors.push(error)))
  t.equal(await link.ask(token('nobody')), null)
  t.equal(link.peek(token('nobody')), null)
  t.ok(link.up, 'the API is well')
  t.same(errors, [], 'and nothing is reported')
})

t.test('without an API nobody is signed in', async t => {
  t.equal(createSessionLookup(undefined).up, false)
})

t.test('a read is tried once more when the line breaks, and only then', async t => {
  let breaks = 1
  const api = await memberApi(t, (request, response) =>
    breaks-- > 0 ? void request.socket.destroy() : everyoneIsKnown()(request, response),
  )
  const link = createSessionLookup(createMemberApi(api.url, quiet))
  t.match(await link.ask(token('emma')), { first_name: 'emma' })
  t.equal(api.asked.length, 2)
  breaks = 99
  t.equal(await link.ask(token('noor')), null)
  t.equal(api.asked.length, 4, 'twice, not thrice')
  for (const status of [500, 503, 429, 404]) {
    api.asked = []
    api.answer = (_request, response) => json(response, status, {})
    t.equal(await createSessionLookup(createMemberApi(api.url, quiet)).ask(token('emma')), null)
    t.equal(api.asked.length, 1, `${status} is an answer`)
  }
})

t.test('an answer that is no member is a failure, and is not remembered', async t => {
  const bodies = [
    '',
    'null',
    '[]',
    '{}',
    '{"member":null}',
    '{"member":{}}',
    '{"member":{"id_string":7,"first_name":"x"}}',
    '<html></html>',
    '{"member":{"id_s',
  ]
  for (const body of bodies) {
    const api = await memberApi(t, (_request, response) => response.end(body))
    const errors: unknown[] = []
    const link = createSessionLookup(createMemberApi(api.url, error => errors.push(error)))
    t.equal(await link.ask(token('emma')), null, body)
    t.equal(errors.length, 1)
    t.equal(link.peek(token('emma')), undefined, 'asked again next time')
  }
})

t.test('nobody waits longer than two seconds, however the time is spent', async t => {
  const stalling: [string, Parameters<typeof memberApi>[1]][] = [
    ['no answer', quiet],
    ['a head alone', (_request, response) => response.writeHead(200).flushHeaders()],
    ['a trickle', (_request, response) => void setInterval(() => response.write(' '), 100).unref()],
    ['a line that breaks late, twice', (request, _response) => void setTimeout(() => request.socket.destroy(), 1400)],
  ]
  mock.timers.enable({ apis: ['setTimeout'] })
  t.teardown(() => mock.timers.reset())
  const over: string[] = []
  const waiting = await Promise.all(
    stalling.map(async ([what, answer]) => {
      const api = await memberApi(t, answer)
      const asked = createSessionLookup(createMemberApi(api.url, quiet)).ask(token('emma'))
      asked.finally(() => over.push(what))
      await askedTimes(api, 1)
      return { what, api, asked }
    }),
  )
  mock.timers.tick(1400)
  await eventually(() => waiting.at(-1)?.api.asked.length === 2, 'the line that broke is tried again')
  mock.timers.tick(599)
  const other = await memberApi(t, everyoneIsKnown())
  t.match(await createSessionLookup(createMemberApi(other.url, quiet)).ask(token('noor')), { first_name: 'noor' })
  t.same(over, [], 'nobody gives up before')
  mock.timers.tick(1)
  await eventually(() => over.length === stalling.length, 'everybody is told')
  for (const { what, asked } of waiting) t.equal(await asked, null, what)
})

t.test('an endless answer is cut', async t => {
  let sent = 0
  const api = await memberApi(t, (_request, response) => {
    const chunk = Buffer.alloc(65_536, 32)
    const pour = () => {
      do sent += chunk.length
      while (!response.destroyed && sent < 64e6 && response.write(chunk))
    }
    response.on('drain', pour)
    pour()
  })
  t.equal(await createSessionLookup(createMemberApi(api.url, quiet)).ask(token('emma')), null)
  t.ok(sent < 16e6, `${sent} bytes were taken of an answer that may have 4 MB`) // what lies in buffers on the way counts too
})

t.test('one member’s too much says nothing about the API, unless it has no end', async t => {
  const api = await memberApi(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000001' }).write('[')
  })
  const errors: unknown[] = []
  const line = createMemberApi(api.url, error => errors.push(error))
  t.teardown(() => line.close())
  const link = createSessionLookup(line)
  const failed = async (name: string) => t.equal(await link.ask(token(name)), null)
  for (let i = 0; i < 10; i++) await failed(`much${i}`)
  t.equal(api.asked.length, 10, 'each was asked for once')
  t.match(errors, Array(10).fill({ code: 'MEMBER_API', message: /4 MB/ }))
  t.ok(link.up)
  api.answer = (_request, response) => {
    const pour = setInterval(() => response.write('a'.repeat(500_000)), 2)
    response.on('close', () => clearInterval(pour))
  }
  for (let i = 0; i < 5; i++) await failed(`endless${i}`)
  t.notOk(link.up)
})

t.test('what changes is forgotten for all sessions of that member, in all workers', async t => {
  const api = await memberApi(t, (request, response) => {
    const name = tokenOf(request).replace(/^session-of-(phone-)?|~/g, '')
    json(response, 200, memberBody(name, { username: `${name}-lee` }))
  })
  // Two workers, and what joins them.
  const heard: ((forgotten: Forgotten) => void)[] = []
  const workerAt = (i: number) => ({
    hear: (listener: (forgotten: Forgotten) => void) => void heard.push(listener),
    tell(forgotten: Forgotten) {
      for (const [other, listener] of heard.entries()) if (other !== i) listener(forgotten)
    },
  })
  const links = [0, 1].map(i => createSessionLookup(createMemberApi(api.url, quiet), workerAt(i)))
  const names = ['emma', 'phone-emma', 'noor']
  const known = () => links.map(link => names.filter(name => link.peek(token(name))))
  const meet = () => Promise.all(links.flatMap(link => names.map(name => link.ask(token(name)))))
  for (const [what, forget, left] of [
    ['a session that ends', () => links[0]?.forget(token('emma')), ['phone-emma', 'noor']],
    ['a change, by id', () => links[0]?.forget(token('emma'), 'id-of-emma'), ['noor']],
    ['a change, by username', () => links[1]?.forget(token('phone-emma'), 'Emma-Lee'), ['noor']],
    ['a change of somebody unknown', () => links[1]?.forget(token('ben'), 'id-of-ben'), names],
  ] as const) {
    await meet()
    t.same(known(), [names, names], 'all are known')
    forget()
    t.same(known(), [left, left], what)
  }
})

t.test('an answer that was on its way when something changed is not remembered', async t => {
  const [early, late] = [heldBack(everyoneIsKnown()), heldBack(everyoneIsKnown())]
  const api = await memberApi(t, early.hold)
  const link = createSessionLookup(createMemberApi(api.url, quiet))
  const before = link.ask(token('emma'))
  await askedTimes(api, 1)
  link.forget(token('another'), 'id-of-emma')
  api.answer = late.hold
  const after = link.ask(token('emma'))
  early.letGo()
  t.match(await before, { first_name: 'emma' })
  t.equal(link.peek(token('emma')), undefined)
  late.letGo()
  await after
  t.equal(api.asked.length, 2, 'whoever comes after the change asks anew')
  t.match(link.peek(token('emma')), { first_name: 'emma' })
})

t.test('the breaker opens after five failures in ten seconds, and tries one request after five', async t => {
  const { after } = steadyClock(t)
  const api = await memberApi(t, (_request, response) => json(response, 500, {}))
  const link = createSessionLookup(createMemberApi(api.url, quiet))
  const fail = async (times: number) => {
    for (let i = 0; i < times; i++) await link.ask(token(`a${api.asked.length}`))
  }
  await fail(4)
  t.ok(link.up, 'four')
  after(10_001)
  await fail(4)
  t.ok(link.up, 'four more, but the first four are long ago')
  await fail(1)
  t.notOk(link.up, 'five')
  after(4999)
  t.notOk(link.up)
  after(2)
  t.ok(link.up, 'one may try')
  const before = api.asked.length
  const tries = Array.from({ length: 10 }, (_, i) => (link.up ? link.ask(token(`b${i}`)) : null))
  await Promise.all(tries)
  t.equal(api.asked.length - before, 1, 'one tries, the others do without')
  t.notOk(link.up, 'it failed: five seconds more')
  after(5001)
  api.answer = everyoneIsKnown()
  t.match(await link.ask(token('emma')), { first_name: 'emma' })
  t.ok(link.up)
  api.answer = (_request, response) => json(response, 500, {})
  await fail(4)
  t.ok(link.up, 'after a success four failures are four again')
})

t.test('a session that is asked for while its answer is on the way gets that answer', async t => {
  const thinking = heldBack(everyoneIsKnown())
  const api = await memberApi(t, thinking.hold)
  const link = createSessionLookup(createMemberApi(api.url, quiet))
  const first = link.ask(token('emma'))
  await askedTimes(api, 1)
  const second = link.ask(token('emma'))
  thinking.letGo()
  t.equal(await first, await second)
  await eventually(() => link.peek(token('emma')) !== undefined, 'known')
  t.equal(api.asked.length, 1)
})
