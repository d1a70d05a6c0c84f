// A member's profiles: names, children, the rules of all fields, and saves that meet.
import { addDays, addMonths, toUnixSeconds, toWireBirthDate } from '../../domain/dates.ts'
import { due, today, withEmma } from '../support/members/emma.ts'
import { onStore } from '../support/stores.ts'

const ada = { birth_date: '/Date(1759276800000)/', first_name: 'Ada', gender: 2, middle_name: null }

onStore('a child is added, changed and removed', async (t, place) => {
  const { send, me } = await withEmma(t, place)
  const added = await send('POST', '/children', { child: ada })
  t.equal(added.statusCode, 201)
  const { member } = added.json().data
  t.equal(member.had_profile, true)
  t.equal(member.version, 2)
  const [child] = member.born_children
  t.same(child, { ...ada, id: child.id, id_string: child.id, due_date: null, age_string: '1 year, 1 month' })
  const changed = { ...ada, id: child.id, id_string: child.id, first_name: ' Zoë-Anne ', gender: 3, birth_date: null }
  const updated = await send('PUT', `/children/${child.id}`, { child: changed })
  t.equal(updated.statusCode, 200)
  t.match(updated.json().member.born_children, [
    { id: child.id, first_name: 'Zoë-Anne', gender: 3, birth_date: null, age_string: '' },
  ])
  const early = { birth_date: '/Date(1759276800000)/', due_date: 1_762_300_800 }
  t.match((await send('PUT', `/children/${child.id}`, { child: early })).json().member.born_children, [
    { ...early, first_name: 'Zoë-Anne' },
  ])
  const kept = await send('PUT', `/children/${child.id}`, { child: ada })
  t.match(
    kept.json().member.born_children,
    [{ due_date: early.due_date }],
    'who does not know of due dates does not erase one',
  )
  const removed = await send('DELETE', `/children/${child.id}`)
  t.equal(removed.statusCode, 200)
  t.match(await me(), { born_children: [], had_profile: true, version: 6 })
  t.equal((await send('DELETE', `/children/${child.id}`)).statusCode, 404)
})

onStore('a child that says nothing is Child', async (t, place) => {
  const { send } = await withEmma(t, place)
  for (const child of [
    {},
    { first_name: '', birth_date: '', gender: 0 },
    { first_name: null, birth_date: null, gender: null },
  ]) {
    const answer = await send('POST', '/children', { child })
    t.match(answer.json().data.member.born_children.at(-1), {
      first_name: 'Child',
      birth_date: null,
      gender: 0,
      middle_name: null,
    })
  }
})

const tomorrow = addDays(today, 1)
const ruleBreaks: [path: string, field: string, value: unknown, message: string][] = [
  ['child', 'first_name', 'A', 'At least 2 characters'],
  ['child', 'first_name', '   ', 'Name cannot be only spaces'],
  ['child', 'first_name', 'Ada1', 'Only letters, spaces, apostrophes or hyphens'],
  ['child', 'first_name', "-'", 'Only letters, spaces, apostrophes or hyphens'],
  ['child', 'first_name', 'é'.repeat(51), 'Please use at most 50 characters.'],
  ['child', 'birth_date', 'yesterday', 'Invalid date'],
  ['child', 'birth_date', '/Date(-62167219200000)/', 'Invalid date'],
  ['child', 'birth_date', toWireBirthDate(tomorrow), 'Birthdate must be in the past'],
  ['child', 'gender', 4, 'Invalid gender'],
  ['child', 'gender', 1.5, 'Invalid gender'],
  ['child', 'due_date', due * 1000, 'Invalid date'],
  ['child', 'due_date', toUnixSeconds(addDays(today, 141)), 'Invalid date'],
  ['pregnancy', 'due_date', toUnixSeconds(addMonths(today, -1)), 'Please enter a date within 10 months from now.'],
  ['pregnancy', 'due_date', toUnixSeconds(addMonths(today, 10)), 'Please enter a date within 10 months from now.'],
  ['pregnancy', 'due_date', due * 1000, 'Please enter a date within 10 months from now.'],
  ['pregnancy', 'due_date', null, 'Please enter a date within 10 months from now.'],
  ['pregnancy', 'multiples', 'twins', 'Please choose Single or Twins/Multiples.'],
  ['pregnancy', 'code_name', 'x'.repeat(51), 'Please use at most 50 characters.'],
  ['pregnancy', 'code_name', 'Pea\u202enut', 'Please leave out line breaks and control characters.'],
  ['member', 'first_name', 'Em\u0007ma', 'Please leave out line breaks and control characters.'],
  ['member', 'last_name', 'x'.repeat(51), 'Please use at most 50 characters.'],
  [
    'member',
    'username',
    'a',
    'Please use 3 to 30 letters, digits, hyphens or underscores, with a letter or digit first.',
  ],
  [
    'member',
    'username',
    '../etc',
    'Please use 3 to 30 letters, digits, hyphens or underscores, with a letter or digit first.',
  ],
]

const places: Record<string, [method: string, path: string, whole: object]> = {
  child: ['POST', '/children', { ...ada, birth_date: toWireBirthDate(today) }],
  pregnancy: ['POST', '/pregnancies', { due_date: due, multiples: 'false' }],
  member: ['PATCH', '', {}],
}

onStore('each rule has its field and its words', async (t, place) => {
  const { send, me } = await withEmma(t, place)
  const before = await me()
  for (const [entity, field, value, message] of ruleBreaks) {
    const [method, path, whole] = places[entity] ?? ['', '', {}]
    const answer = await send(method, path, { [entity]: { ...whole, [field]: value } })
    t.match(answer.json(), { statusCode: 422, field, message }, `${entity}.${field} ${JSON.stringify(value)}`)
  }
  t.same(await me(), before, 'and nothing has changed')
  for (const [entity, field, value] of [
    ['child', 'birth_date', toWireBirthDate(today)],
    ['child', 'due_date', toUnixSeconds(addDays(today, 140))],
    ['child', 'first_name', 'D’Arcy Жанна-Mae'],
  ] as const) {
    const [method, path, whole] = places[entity] ?? ['', '', {}]
    t.equal((await send(method, path, { [entity]: { ...whole, [field]: value } })).statusCode, 201, `${field} ${value}`)
  }
})

onStore('names, and a username that is nobody else’s', async (t, place) => {
  const { members, send } = await withEmma(t, place)
  const { token, member: eve } = await members.join('eve@example.com')
  await members.ask('PATCH', `/members/${eve.id_string}`, { token, body: { member: { username: 'Eve_1' } } })
  t.match((await send('PATCH', '', { member: { username: 'eVe_1' } })).json(), {
    statusCode: 422,
    field: 'username',
    message: 'This username is taken. Please try another username.',
  })
  const body = { member: { username: ' Emma-Lee ', first_name: ' Zoe\u0308 ', last_name: '' } }
  t.match((await send('PATCH', '', body)).json().member, {
    username: 'Emma-Lee',
    first_name: 'Zoë',
    last_name: '',
    version: 2,
  })
  t.equal(
    (await send('PATCH', '', { member: { username: 'EMMA-LEE' } })).json().member.username,
    'EMMA-LEE',
    'one’s own is free',
  )
})

onStore('two tabs: the second save hears of the first', async (t, place) => {
  const { send, me } = await withEmma(t, place)
  const saves: [method: string, path: string, body: object][] = [
    ['PATCH', '', { member: { first_name: 'Second' } }],
    ['POST', '/children', { child: ada }],
    ['POST', '/pregnancies', { pregnancy: { due_date: due, multiples: 'false' } }],
    ['PUT', '/cycle', { cycle_length: 30 }],
    ['PUT', '/consents', { allowed: [] }],
    ['PUT', '/favorite-names/Ada', {}],
  ]
  const shown = await me()
  await send('PATCH', '', { member: { first_name: 'First' } }, { 'if-match': `"${shown.version}"` })
  for (const [method, path, body] of saves) {
    const answer = await send(method, path, body, { 'if-match': `"${shown.version}"` })
    t.match(
      answer.json(),
      { statusCode: 409, code: 'conflict', member: { first_name: 'First', version: shown.version + 1 } },
      path,
    )
  }
  t.match(await me(), { first_name: 'First', born_children: [], pregnancy: {}, version: shown.version + 1 })
})

onStore('a form that is sent twice adds one child', async (t, place) => {
  const { send, me } = await withEmma(t, place)
  const add = () => send('POST', '/children', { child: ada }, { 'idempotency-key': 'a8f1' })
  const answers = await Promise.all([add(), add(), add()])
  const later = await add()
  for (const answer of answers) t.equal(answer.body, later.body)
  t.equal(later.statusCode, 201)
  const { born_children } = await me()
  t.equal(born_children.length, 1)
  await send('DELETE', `/children/${born_children[0].id}`)
  t.match(await add(), { statusCode: 201, body: '' }, 'what is gone neither comes back nor is told of')
  t.same((await me()).born_children, [])
})
