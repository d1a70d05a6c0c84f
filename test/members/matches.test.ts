// Two parents, a code, private votes: what each of them gets to see, and who gets in.
import { matchIdleMs } from '../../members/match-seats.ts'
import { sweep } from '../../members/sweep.ts'
import { couple, parent } from '../support/members/two-parents.ts'
import { testMembers } from '../support/members.ts'
import { onBothStores } from '../support/stores.ts'

const minute = 60_000
const day = 24 * 60 * minute
const unknownCode = '0'.repeat(26)

onBothStores('two parents meet by a code, and see what both say yes to', async (t, place) => {
  const members = await testMembers(t, place)
  const started = await members.ask('POST', '/matches')
  t.equal(started.statusCode, 201)
  const { code, token } = started.json()
  t.match(code, /^[0-9a-hjkmnp-tv-z]{26}$/, '128 bits in signs that are not mistaken for each other')
  t.match(token, /^[\w-]{43}$/)
  const a = parent(members, code, token)
  const nothing = { joined: false, votes: [], own_names: [], matches: [], let_go: [] }
  t.same((await a.see()).json(), nothing)
  const joined = await members.ask('POST', `/matches/${code}/join`)
  t.equal(joined.statusCode, 201)
  t.same(Object.keys(joined.json()), ['token'])
  const b = parent(members, code, joined.json().token)
  t.same((await a.see()).json(), { ...nothing, joined: true })

  t.same((await a.vote('Olivia', 'yes')).json(), { name: 'Olivia', vote: 'yes', matches: [], let_go: [] })
  members.clock.now += 5
  await a.vote('Emma', 'no')
  members.clock.now += 5
  await a.vote('Zoë', 'yes', true)
  t.same((await b.see()).json(), { ...nothing, joined: true }, 'the other sees none of it')
  t.same((await b.vote('OLIVIA', 'yes')).json().matches, ['OLIVIA'], 'as each has spelled it')
  await b.vote('Zoe', 'yes')
  t.same((await a.see()).json(), {
    joined: true,
    votes: [
      { name: 'Olivia', vote: 'yes' },
      { name: 'Emma', vote: 'no' },
      { name: 'Zoë', vote: 'yes' },
    ],
    own_names: ['Zoë'],
    matches: ['Olivia'],
    let_go: [],
  })
  for (const vote of ['veto', 'no', null] as const) {
    await b.vote('Olivia', vote)
    t.match(
      (await a.see()).json(),
      { matches: [], let_go: ['Olivia'] },
      `taken back by ${vote}, it stays with both, crossed out`,
    )
    t.match((await b.see()).json(), { matches: [], let_go: ['OLIVIA'] })
    await b.vote('Olivia', 'yes')
    t.match((await a.see()).json(), { matches: ['Olivia'], let_go: [] }, 'and comes back')
  }
})

onBothStores('names of any script match, and what is no name is refused', async (t, place) => {
  const members = await testMembers(t, place)
  const { a, b } = await couple(members)
  for (const name of ['Ян', '陽葵', 'प्रिया', 'محمد', 'Zoe\u0308', 'ÅSA', 'constructor']) {
    t.equal((await a.vote(name, 'yes')).statusCode, 200, name)
    t.same((await b.vote(name.toLowerCase(), 'yes')).json().matches, [name.toLowerCase().normalize('NFC')], name)
    await b.vote(name, null)
    await members.store.db.deleteFrom('match_names').execute()
  }
  for (const name of [
    'A',
    'Maximiliannnnnna',
    'Mary Kate',
    '<b>Al',
    'Em1ly',
    '👶👶',
    '\u0301\u0301',
    'Al\u202eex',
    ' ',
  ])
    t.match(
      (await a.vote(name, 'yes')).json(),
      { statusCode: 422, code: 'match-name', field: 'name' },
      JSON.stringify(name),
    )
  t.equal((await a.vote('Al\u0000', 'yes')).statusCode, 404)
  for (const body of [{}, { vote: 'maybe' }, { vote: 'yes', seat: 1 }, { vote: 'yes', own: 'yes' }])
    t.equal(
      (await members.ask('PUT', `/matches/x/votes/Ada`, { token: a.token, body })).statusCode,
      400,
      JSON.stringify(body),
    )
})

onBothStores('nobody but the two gets in, in the bytes of a match that never was', async (t, place) => {
  const members = await testMembers(t, place)
  const { code, a, b } = await couple(members)
  const other = await couple(members)
  await a.vote('Olivia', 'yes')
  const bytes = async (method: string, url: string, token?: string, body?: object) => {
    const { statusCode, headers, rawPayload } = await members.ask(method, url, { token, body })
    return JSON.stringify({ statusCode, headers: { ...headers, date: '' }, body: rawPayload.toString() })
  }
  const unknown = await bytes('GET', `/matches/${unknownCode}`, a.token)
  t.match(unknown, /"statusCode":404/)
  t.equal(
    await bytes('POST', `/matches/${code}/join`),
    await bytes('POST', `/matches/${unknownCode}/join`),
    'a third is told what nobody is',
  )
  for (const at of [
    code,
    unknownCode,
    '%00',
    'x',
    code.toUpperCase(),
    encodeURIComponent("' or 1=1 --"),
    'a'.repeat(299),
  ])
    for (const token of [
      undefined,
      other.a.token,
      'A'.repeat(43),
      (await members.join(`m${Math.random()}@example.com`)).token,
    ]) {
      t.equal(await bytes('GET', `/matches/${at}`, token), unknown, at)
      t.equal(await bytes('PUT', `/matches/${at}/votes/Ada`, token, { vote: 'yes' }), unknown, at)
    }
  t.match((await b.see()).json(), { joined: true, votes: [] })
  t.equal((await other.a.see()).statusCode, 200)
  const kept = JSON.stringify(
    await Promise.all(
      (['matches', 'match_seats', 'match_votes'] as const).map(table =>
        members.store.db.selectFrom(table).selectAll().execute(),
      ),
    ),
  )
  for (const secret of [code, a.token, b.token]) t.notMatch(kept, secret, 'codes and tokens are not kept')
  t.notMatch(JSON.stringify(members.lines), new RegExp([code, a.token, 'Olivia'].join('|')), 'nor told to the log')
})

onBothStores('six characters lead to the match for half an hour, and are hard to guess', async (t, place) => {
  const members = await testMembers(t, place)
  const { code, token } = (await members.ask('POST', '/matches')).json()
  const give = (token?: string, of = code) => members.ask('POST', `/matches/${of}/short-code`, { token })
  const join = (short: string, key?: string) =>
    members.ask('POST', `/matches/${short}/join`, { headers: key ? { 'idempotency-key': key } : {} })
  t.equal((await give()).statusCode, 404, 'only a seat gets one')
  t.equal((await give(token, unknownCode)).statusCode, 404)
  const given = (await give(token)).json()
  t.match(given.short_code, /^[0-9a-hjkmnp-tv-z]{6}$/)
  t.equal(Date.parse(given.expires_at), members.clock.now + 30 * minute)
  const second = (await give(token)).json()
  t.not(second.short_code, given.short_code)
  const stored = JSON.stringify(await members.store.db.selectFrom('match_short_codes').selectAll().execute())
  for (const secret of [code, given.short_code]) t.notMatch(stored, secret, 'neither code is kept')

  members.clock.now += 30 * minute
  t.equal((await join(given.short_code)).statusCode, 404, 'its time is over')
  await sweep(members.store, members.clock.now)
  t.same(await members.store.db.selectFrom('match_short_codes').selectAll().execute(), [])

  const { short_code } = (await give(token)).json()
  const key = 'k'.repeat(32)
  const joined = (await join(short_code, key)).json()
  t.same(Object.keys(joined), ['code', 'token'])
  t.equal(joined.code, code, 'the code of the link stays behind it')
  t.same((await join(short_code, key)).json(), joined, 'an answer that was lost does not cost the seat')
  t.equal((await parent(members, code, joined.token).see()).statusCode, 200)
  t.equal((await join(short_code)).statusCode, 404, 'the second seat is taken')

  members.clock.now += 60 * minute
  const wrong = []
  for (let i = 0; i < 10; i++) wrong.push((await join('000000')).json().code)
  t.same(new Set(wrong), new Set(['not-found']), 'the sixth wrong one as the first')
  const other = (await members.ask('POST', '/matches')).json()
  const right = (await give(other.token, other.code)).json().short_code
  t.match((await join(right)).headers, { 'retry-after': /^\d+$/ }, 'after ten tries not even the right one')
  const again = await testMembers(t, place, { clock: members.clock })
  const joinAgain = (of: string, ip?: string) => again.ask('POST', `/matches/${of}/join`, { ip })
  t.equal((await joinAgain(right)).statusCode, 429, 'nor after a restart')
  t.equal((await join(other.code)).statusCode, 201, 'the link still leads in')
  const third = (await members.ask('POST', '/matches')).json()
  const theirs = (await give(third.token, third.code)).json().short_code
  t.equal((await joinAgain(theirs, '192.0.2.7')).statusCode, 201, 'and a couple elsewhere is not locked out by it')
})

onBothStores('many who join at once: one of them has the seat', async (t, place) => {
  const members = await testMembers(t, place)
  const { code } = (await members.ask('POST', '/matches')).json()
  const answers = await Promise.all(Array.from({ length: 8 }, () => members.ask('POST', `/matches/${code}/join`)))
  t.same(answers.map(({ statusCode }) => statusCode).sort(), [201, ...Array(7).fill(404)])
})

onBothStores('two yeses at the same moment are a match for good', async (t, place) => {
  const members = await testMembers(t, place)
  const { a, b } = await couple(members)
  const names = Array.from({ length: 20 }, (_, i) => `Name${String.fromCharCode(97 + i)}`)
  await Promise.all(names.flatMap(name => [a.vote(name, 'yes'), b.vote(name, 'yes')]))
  t.same((await a.see()).json().matches, names)
  for (const name of names) await a.vote(name, null)
  t.same((await b.see()).json().let_go, names)
})

onBothStores('a question that comes twice gets its first answer', async (t, place) => {
  const members = await testMembers(t, place)
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })
  const key = 'k'.repeat(32)
  const first = (await members.ask('POST', '/matches', keyed(key))).json()
  t.same((await members.ask('POST', '/matches', keyed(key))).json(), first)
  t.not((await members.ask('POST', '/matches', keyed(`${key}2`))).json().code, first.code)
  const join = (with_: string) => members.ask('POST', `/matches/${first.code}/join`, keyed(with_))
  const seat = (await join(key)).json()
  t.match(seat.token, /^[\w-]{43}$/)
  t.not(seat.token, first.token)
  t.same((await join(key)).json(), seat, 'an answer that was lost does not cost the seat')
  t.equal((await join(`${key}2`)).statusCode, 404)
  t.equal((await join('short')).statusCode, 400, 'it stands for a secret, so it must be one')
  t.equal((await members.store.db.selectFrom('matches').selectAll().execute()).length, 2)
})

onBothStores('a match that nobody uses for 90 days is gone, with every vote', async (t, place) => {
  const members = await testMembers(t, place)
  const { clock, store } = members
  const { code, a, b } = await couple(members)
  const idle = await couple(members)
  await a.vote('Olivia', 'yes')
  await b.vote('Olivia', 'yes')
  await idle.a.vote('Emma', 'yes')
  clock.now += matchIdleMs - minute
  t.equal((await b.see()).statusCode, 200, 'looking is using')
  clock.now += minute
  t.equal((await idle.a.see()).statusCode, 404, 'it does not count even while it is there')
  t.equal((await idle.a.vote('Emma', 'no')).statusCode, 404)
  t.equal((await members.ask('POST', `/matches/${idle.code}/join`)).statusCode, 404)
  await sweep(store, clock.now)
  const left = async () => (await store.db.selectFrom('match_votes').select('name').execute()).map(({ name }) => name)
  t.same(await left(), ['Olivia', 'Olivia'])
  t.equal((await a.see()).statusCode, 200)
  clock.now += matchIdleMs + day
  await sweep(store, clock.now)
  for (const table of ['matches', 'match_seats', 'match_votes', 'match_names'] as const)
    t.same(await store.db.selectFrom(table).selectAll().execute(), [], table)
  t.equal((await members.ask('GET', `/matches/${code}`, { token: a.token })).statusCode, 404)
})

onBothStores('limits: matches and joins by address, votes by seat', async (t, place) => {
  const members = await testMembers(t, place)
  const statuses = async (count: number, ask: () => Promise<{ statusCode: number }>) => {
    const seen: Record<number, number> = {}
    for (let i = 0; i < count; i++) {
      const { statusCode } = await ask()
      seen[statusCode] = (seen[statusCode] ?? 0) + 1
    }
    return seen
  }
  t.same(await statuses(22, () => members.ask('POST', '/matches')), { 201: 20, 429: 2 })
  const guess = () => members.ask('POST', `/matches/${unknownCode}/join`)
  t.same(await statuses(31, guess), { 404: 30, 429: 1 })
  t.match((await guess()).headers, { 'retry-after': /^\d+$/ })
  members.clock.now += 60 * minute
  t.equal((await guess()).statusCode, 404)

  const { a, b } = await couple(members)
  await a.vote('Ada', 'yes')
  await members.store.db.updateTable('limits').set({ count: 1200 }).where('count', '=', 1).execute()
  t.equal((await a.vote('Olivia', 'yes')).statusCode, 429)
  t.equal((await b.vote('Ada', 'yes')).statusCode, 200, 'the other is not held up')
  members.clock.now += 10 * minute
  t.equal((await a.vote('Olivia', 'yes')).statusCode, 200)
})

onBothStores('a list of 5,000 is full, for whoever filled it', async (t, place) => {
  const members = await testMembers(t, place)
  const { a, b } = await couple(members)
  await a.vote('Ada', 'yes')
  const [row] = await members.store.db.selectFrom('match_votes').selectAll().execute()
  if (!row) throw new Error('the vote is not there')
  const letters = (n: number) => [...String(n).padStart(4, '0')].map(digit => 'abcdefghij'[Number(digit)]).join('')
  for (let from = 1; from < 5000; from += 500) {
    const rows = Array.from({ length: Math.min(500, 5000 - from) }, (_, i) => ({ ...row, name_key: letters(from + i) }))
    await members.store.db.insertInto('match_votes').values(rows).execute()
  }
  t.match((await a.vote('Olivia', 'no')).json(), { statusCode: 422, code: 'list-full' })
  t.equal((await a.vote('Ada', 'no')).statusCode, 200, 'what is on it can be changed')
  t.equal((await b.vote('Olivia', 'yes')).statusCode, 200)
  await a.vote('Ada', null)
  t.equal((await a.vote('Olivia', 'no')).statusCode, 200)
})
