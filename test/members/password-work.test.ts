// Passwords take a core: one network does not take it from others.

import { OverloadError } from '../../lib/limiter.ts'
import { limits } from '../../members/limits.ts'
import { createPasswords } from '../../members/passwords.ts'
import { password, testMembers } from '../support/members.ts'
import { onBothStores, onStore } from '../support/stores.ts'

const flood = '203.0.113.7'

onBothStores('24 wrong passwords at once from one network hold up nobody else', async (t, place) => {
  const members = await testMembers(t, place, {
    passwords: createPasswords({ memoryCost: 16_384, timeCost: 2, parallelism: 1 }),
  })
  const { token } = await members.join('emma@example.com')
  const order: string[] = []
  const wrong = Array.from({ length: 24 }, async (_, i) => {
    const answer = await members.ask('POST', '/sessions', {
      body: { email: `m${i}@example.com`, password: 'not this one' },
      ip: flood,
    })
    order.push('wrong')
    return answer
  })
  const bystander = async () => {
    const answer = await members.ask('POST', '/sessions', {
      body: { email: 'emma@example.com', password },
      ip: '198.51.100.77',
    })
    order.push('login')
    return answer
  }
  const [login, me] = await Promise.all([bystander(), members.ask('GET', '/members/me', { token })])
  t.same([login.statusCode, me.statusCode], [201, 200])
  const statuses = (await Promise.all(wrong)).map(({ statusCode }) => statusCode)
  t.ok(
    statuses.every(status => [422, 503].includes(status)),
    `${statuses}`,
  )
  t.ok(order.indexOf('login') < order.lastIndexOf('wrong'), 'the login did not wait for all of them')
})

onStore('one network has a budget a minute, members and known devices one of their own', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com')
  const logIn = (i: number, ip = flood) =>
    members.ask('POST', '/sessions', { body: { email: `m${i}@example.com`, password: 'not this one' }, ip })
  const { max } = limits['password-work']
  for (let i = 0; i < max; i++) await logIn(i)
  const refused = await logIn(max)
  t.match([refused.statusCode, refused.headers['retry-after']], [429, '60'])
  t.equal(
    (await members.ask('POST', '/accounts', { body: { email: 'eve@example.com', password }, ip: flood })).statusCode,
    429,
  )
  t.equal((await logIn(max, '198.51.100.77')).statusCode, 422)
  const confirmed = await members.ask('POST', `/members/${member.id_string}/confirm`, {
    token,
    body: { password },
    ip: flood,
  })
  t.equal(confirmed.statusCode, 204)
  members.clock.now += 60_000
  t.equal((await logIn(max)).statusCode, 422)
})

onStore('a try that nobody had time for is none', async (t, place) => {
  const passwords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 })
  const members = await testMembers(t, place, { passwords })
  await members.join('emma@example.com')
  const real = passwords.verify
  passwords.verify = async () => {
    throw new OverloadError()
  }
  for (let i = 0; i < 12; i++) {
    const answer = await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password } })
    t.match(answer.json(), { statusCode: 503, code: 'overloaded' })
    t.equal(answer.headers['retry-after'], '5')
  }
  passwords.verify = real
  t.equal((await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password } })).statusCode, 201)
})
