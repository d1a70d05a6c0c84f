// Everything of a member deleted.

import { existsSync, readdirSync } from 'node:fs'
import { recordOf } from '../../contract/fields.ts'
import { writtenFields } from '../../contract/member.ts'
import { newId } from '../../members/ids.ts'
import { hashed, sealed } from '../../members/store/sealing.ts'
import { canaries, fullMember, tablesOf } from '../support/members/full-member.ts'
import { password, type TestMembers, testMembers } from '../support/members.ts'
import { onBothStores, onStore } from '../support/stores.ts'

const minute = 60_000

/**
 * All that the store holds of members, as one text for each table. A match of names belongs to nobody with an account.
 */
async function contentsOf(members: TestMembers): Promise<Record<string, string>> {
  const contents: Record<string, string> = {}
  for (const table of (await tablesOf(members)).filter(table => !/^(match|store)/.test(table)))
    contents[table] = JSON.stringify(await members.store.db.selectFrom(table).selectAll().execute())
  return contents
}

/** Many rows: pages of the file split while the canaries are on them. */
async function fillPages({ store }: TestMembers, member_id: string, from: number) {
  const member = await store.db.selectFrom('members').selectAll().where('id', '=', member_id).executeTakeFirstOrThrow()
  const rows = Array.from({ length: 150 }, (_, i) => {
    const place = { id: newId(), member_id, position: from + i, saved_at: '' }
    return sealed(member, 'favorite_names', { ...place, name: `N${from + i}`, note: 'x'.repeat((i * 37) % 400) })
  })
  await store.db.insertInto('favorite_names').values(rows).execute()
}

onStore('a deletion leaves nothing', async (t, place) => {
  const members = await testMembers(t, place, { mailLeaves: true })
  const { token: other, member: eve } = await members.join('eve@example.com')
  await fillPages(members, eve.id_string, 0)
  const { token, id, home, share, picture } = await fullMember(members)
  await fillPages(members, eve.id_string, 1000)
  const evesBefore = (await members.ask('GET', `/members/${eve.id_string}/favorite-names`, { token: other })).body
  for (const [table, rows] of Object.entries(await contentsOf(members)))
    t.ok(rows.length > 2, `something is in ${table}`)
  t.ok(readdirSync(members.config.outboxDir).some(name => name.includes(id)))

  const answer = await members.ask('DELETE', home, { token, body: { password } })
  t.equal(answer.statusCode, 204)
  t.equal(answer.body, '')
  await members.mail.drain() // what the member's lists held goes a moment later, and not within the request

  const traces = [...Object.values(canaries), share, id]
  const contents = await contentsOf(members)
  for (const [table, rows] of Object.entries(contents))
    for (const trace of traces) t.notOk(rows.includes(trace), `${trace} in ${table}`)
  for (const table of Object.keys(contents)) {
    const ofEve = table === 'members' ? 'id' : 'member_id'
    const rows: Record<string, unknown>[] = JSON.parse(contents[table] ?? '[]')
    if (table !== 'limits')
      t.ok(
        rows.every(row => row[ofEve] === eve.id_string),
        `${table} holds only what is Eve’s`,
      )
  }
  t.notOk(existsSync(picture), 'the picture is gone')
  t.same(
    readdirSync(members.config.outboxDir).filter(name => name.includes(id)),
    [],
    'letters too',
  )
  t.equal((await members.ask('GET', '/members/me', { token })).statusCode, 401)
  t.equal((await members.ask('POST', '/sessions', { body: { email: canaries.email, password } })).statusCode, 422)
  members.clock.now += 2 * minute
  t.equal(
    (await members.letters()).filter(({ to }) => to?.[0]?.address === canaries.email).length,
    0,
    'no queued mail leaves',
  )
  t.equal((await members.ask('GET', `/members/${eve.id_string}/favorite-names`, { token: other })).body, evesBefore)
  t.match(
    (await members.join(canaries.email)).member,
    { born_children: [], pregnancy: {}, version: 1 },
    'the address is free again',
  )
})

onStore('two deletions at once are one', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com')
  const answers = await Promise.all(
    [1, 2, 3].map(() => members.ask('DELETE', `/members/${member.id_string}`, { token })),
  )
  t.same(answers.map(({ statusCode }) => statusCode).sort(), [204, 401, 401])
})

/** Members made at once, without passwords. */
async function fill({ store: { db, keys } }: TestMembers, from: number, to: number) {
  const count = to - from
  const first = keys.slots()
  await keys.make(first, count)
  const rows = Array.from({ length: count }, (_, i) => {
    const [key_slot, name] = [first + i, `many-${from + i}`]
    const texts = sealed({ key_slot }, 'members', {
      ...recordOf(writtenFields, () => name),
      email: `${name}@example.com`,
    })
    const flags = {
      is_ttc: 0,
      had_profile: 0,
      is_created_on_tk: 0,
      parent_role: null,
      after_loss_since: null,
      epoch: 1,
      version: 1,
    } as const
    return {
      id: name,
      key_slot,
      ...texts,
      ...flags,
      email_key: hashed(name),
      username_key: hashed(name),
      created_at: '',
    }
  })
  for (let at = 0; at < count; at += 500)
    await db
      .insertInto('members')
      .values(rows.slice(at, at + 500))
      .execute()
}

/** A statement that was written as SQL, without its values. */
const sqlOf = (node: object) => JSON.stringify(node, (key, value) => (key === 'value' ? undefined : value))

onBothStores('a deletion costs the same however many members there are, and rewrites no file', async (t, place) => {
  const members = await testMembers(t, place)
  const { store } = members
  const statements: string[] = []
  const plain = store.db
  const noted = plain.withPlugin({
    transformQuery({ node }) {
      statements.push(node.kind === 'RawNode' ? sqlOf(node) : node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const deletion = async (name: string) => {
    const { token, member } = await members.join(`${name}@example.com`)
    Object.assign(store, { db: noted }) // what the routes ask is the same object
    statements.length = 0
    t.equal(
      (await members.ask('DELETE', `/members/${member.id_string}`, { token, body: { password } })).statusCode,
      204,
    )
    Object.assign(store, { db: plain })
    return [...statements]
  }
  await fill(members, 0, 10)
  const few = await deletion('few')
  await fill(members, 10, 2000)
  t.same(await deletion('many'), few)
  t.ok(few.length < 20 && few.includes('DeleteQueryNode'), `${few.length} statements`)
  t.notOk(few.some(kind => /vacuum|checkpoint/i.test(kind)))
})
