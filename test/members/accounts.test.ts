// Joining, logging in, and changing the way in.
import { createPasswords } from '../../members/passwords.ts'
import { password, testMembers } from '../support/members.ts'
import { onBothStores } from '../support/stores.ts'

onBothStores('joining signs in, and the session knows the member', async (t, place) => {
  const members = await testMembers(t, place, { passwords: createPasswords() }) // the real cost, once
  const body = { email: ' Emma.Lee@Example.com ', password, first_name: ' Emma ', stage: 'trying-to-conceive' }
  const answer = await members.ask('POST', '/accounts', { body })
  t.equal(answer.statusCode, 201)
  t.equal(answer.headers['cache-control'], 'private, no-store')
  const { token, member } = answer.json()
  t.match(token, /^[\w-]{43}$/)
  t.match(member, {
    email: 'Emma.Lee@Example.com',
    first_name: 'Emma',
    is_ttc: true,
    had_profile: true,
    version: 1,
    parent_role: null,
  })
  t.match(member.id_string, /^[\w-]{22}$/)
  t.match(member.username, /^member-[a-z0-9]{10}$/)
  t.match(member.avatar_url, /^\/avatars\/[\w-]{22}\.svg$/)
  const me = await members.ask('GET', '/members/me', { token })
  t.same(me.json(), { member })
  const login = await members.ask('POST', '/sessions', { body: { email: 'emma.lee@example.COM', password } })
  t.equal(login.statusCode, 201)
  t.same(login.json().member, member)
  t.not(login.json().token, token)
  const { hash } = await members.store.db.selectFrom('passwords').select('hash').executeTakeFirstOrThrow()
  t.match(hash, /^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  const { token_hash } = await members.store.db.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow()
  t.notMatch([token, login.json().token], token_hash, 'no token is stored')
})

const refusedFields: [field: string, what: string, body: object, message: RegExp][] = [
  ['email', 'empty', { email: '' }, /name@example\.com/],
  ['email', 'no @', { email: 'emma.example.com' }, /name@example\.com/],
  ['email', 'no dot', { email: 'emma@localhost' }, /name@example\.com/],
  ['email', 'two', { email: 'emma@example.com, eve@example.com' }, /name@example\.com/],
  ['email', 'a name before it', { email: 'Emma <emma@example.com>' }, /name@example\.com/],
  ['email', 'a space', { email: 'em ma@example.com' }, /name@example\.com/],
  ['email', 'an invisible sign', { email: 'emma\u200b@example.com' }, /name@example\.com/],
  ['email', '255 characters', { email: `emma@${'a'.repeat(246)}.com` }, /name@example\.com/],
  ['password', 'seven characters', { password: '1234567' }, /at least 8/],
  ['password', 'seven, however many units', { password: '🐘'.repeat(7) }, /at least 8/],
  ['password', 'spaces around seven', { password: ' 1234567 ' }, /at least 8/],
  ['password', '129 characters', { password: '🐘'.repeat(129) }, /at most 128/],
  ['first_name', '51 characters', { first_name: 'é'.repeat(51) }, /at most 50/],
  ['first_name', 'a control character', { first_name: 'Em\u0007ma' }, /control characters/],
  ['stage', 'unknown', { stage: 'engaged' }, /one of the stages/],
]

onBothStores('a field that breaks a rule is named, with its message', async (t, place) => {
  const members = await testMembers(t, place)
  for (const [field, what, body, message] of refusedFields) {
    const answer = await members.ask('POST', '/accounts', { body: { email: 'emma@example.com', password, ...body } })
    const problem = answer.json()
    t.match(problem, { statusCode: 422, error: 'Unprocessable Entity', field, message }, `${field}: ${what}`)
    t.match(problem.code, /^[a-z-]+$/)
    t.equal(answer.statusCode, 422)
  }
  t.same(await members.store.db.selectFrom('members').selectAll().execute(), [])
  const longest = await members.ask('POST', '/accounts', {
    body: { email: 'emma@example.com', password: '🐘'.repeat(128) },
  })
  t.equal(longest.statusCode, 201)
  const shortest = await members.ask('POST', '/accounts', { body: { email: 'a@b.co', password: '1234567é' } })
  t.equal(shortest.statusCode, 201)
  const otherKeyboard = await members.ask('POST', '/sessions', {
    body: { email: 'a@b.co', password: '1234567e\u0301' },
  })
  t.equal(otherKeyboard.statusCode, 201, 'an é is an é')
})

const malformed: [what: string, body: object, field?: string][] = [
  ['a line break in the address', { email: 'emma@example.com\r\nBcc: eve@example.com' }, 'email'],
  ['a line break at its end', { email: 'emma@example.com\n' }, 'email'],
  ['a line break in the name', { first_name: 'Emma\nLee' }, 'first_name'],
  ['U+0000', { first_name: 'Em\u0000ma' }],
  ['a number for a text', { password: 12345678 }, 'password'],
  ['null', { email: null }, 'email'],
  ['a list', { email: ['emma@example.com'] }, 'email'],
  ['is_created_on_tk', { is_created_on_tk: true }, 'is_created_on_tk'],
  ['parent_role', { parent_role: 3 }, 'parent_role'],
  ['had_profile', { had_profile: true }, 'had_profile'],
  ['id', { id: 'x' }, 'id'],
  ['a prototype', { constructor: { prototype: { open: true } } }],
]

onBothStores('a body that does not fit is refused as a whole', async (t, place) => {
  const members = await testMembers(t, place)
  for (const [what, body, field] of malformed) {
    const answer = await members.ask('POST', '/accounts', { body: { email: 'emma@example.com', password, ...body } })
    t.match(answer.json(), { statusCode: 400, error: 'Bad Request', ...(field && { field }) }, what)
  }
  const raw: [what: string, payload: string, type: string, status: number][] = [
    ['no JSON', '{"email":', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['__proto__', '{"email":"emma@example.com","password":"12345678","__proto__":{"a":1}}', 'application/json', 400],
    ['a form', 'email=emma%40example.com', 'application/x-www-form-urlencoded', 415],
    ['a text', 'hello', 'text/plain', 415],
    ['JSON in another encoding', '{"email":"emma@example.com"}', 'application/json; charset=utf-16', 415],
    ['65 KB', JSON.stringify({ email: 'x'.repeat(66_000) }), 'application/json', 413],
  ]
  for (const [what, payload, type, status] of raw) {
    const answer = await members.app.inject({
      method: 'POST',
      url: '/accounts',
      headers: { 'content-type': type },
      payload,
    })
    t.match(answer.json(), { statusCode: status, code: String, error: String, message: String }, what)
  }
  t.same(await members.store.db.selectFrom('members').selectAll().execute(), [])
})

onBothStores('a new password ends the other sessions', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com')
  const other = (await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password } })).json().token
  const url = `/members/${member.id_string}/password`
  const next = 'another long password'
  const wrong = await members.ask('PUT', url, { token, body: { password: 'not this one', new_password: next } })
  t.match(wrong.json(), { statusCode: 422, field: 'password', code: 'wrong-password' })
  const short = await members.ask('PUT', url, { token, body: { password, new_password: 'short' } })
  t.match(short.json(), { statusCode: 422, field: 'new_password', code: 'password-short' })
  const done = await members.ask('PUT', url, { token, body: { password, new_password: next } })
  t.equal(done.statusCode, 200)
  t.equal(done.json().member.version, 2)
  t.equal((await members.ask('GET', '/members/me', { token })).statusCode, 200, 'this session stays')
  t.equal((await members.ask('GET', '/members/me', { token: other })).statusCode, 401)
  t.equal((await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password } })).statusCode, 422)
  t.equal(
    (await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password: next } })).statusCode,
    201,
  )
})

onBothStores('a new e-mail address needs the password, and both addresses hear of it', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com')
  await members.join('eve@example.com')
  const url = `/members/${member.id_string}/email`
  const change = (body: object) => members.ask('PUT', url, { token, body })
  t.match((await change({ email: 'new@example.com', password: 'not this one' })).json(), {
    statusCode: 422,
    field: 'password',
  })
  t.match((await change({ email: 'new.example.com', password })).json(), {
    statusCode: 422,
    field: 'email',
    code: 'email-invalid',
  })
  t.match((await change({ email: 'EVE@example.com', password })).json(), {
    statusCode: 422,
    field: 'email',
    code: 'email-refused',
  })
  t.equal((await members.ask('GET', '/members/me', { token })).json().member.email, 'emma@example.com')
  const done = await change({ email: 'new@example.com', password })
  t.match(done.json(), { member: { email: 'new@example.com', version: 2 } })
  t.equal((await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password } })).statusCode, 422)
  t.equal((await members.ask('POST', '/sessions', { body: { email: 'new@example.com', password } })).statusCode, 201)
  const letters = await members.letters()
  const told = letters
    .filter(letter => letter.subject === 'Your e-mail address was changed')
    .map(letter => letter.to?.[0]?.address)
  t.same(told.sort(), ['emma@example.com', 'new@example.com'])
  const owner = letters
    .filter(letter => letter.subject === 'Somebody tried to use your address')
    .map(letter => letter.to?.[0]?.address)
  t.same(owner, ['eve@example.com'])
})

onBothStores('two who want the same address at once: one gets it', async (t, place) => {
  const members = await testMembers(t, place)
  const joined = await Promise.all(['a', 'b', 'c'].map(name => members.join(`${name}@example.com`)))
  const changes = joined.map(({ token, member }) =>
    members.ask('PUT', `/members/${member.id_string}/email`, { token, body: { email: 'best@example.com', password } }),
  )
  const joins = [1, 2].map(() => members.ask('POST', '/accounts', { body: { email: 'best@example.com', password } }))
  const statuses = (await Promise.all([...changes, ...joins])).map(answer => answer.statusCode)
  t.equal(statuses.filter(status => status < 300).length, 1, `${statuses}`)
  t.equal(statuses.filter(status => status === 422).length, 4, `${statuses}`)
})
