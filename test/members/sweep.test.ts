// What has run out is removed, and nothing else.

import { issueLink } from '../../members/mailed-links.ts'
import { issueChallenge } from '../../members/passkey-challenges.ts'
import { sweep } from '../../members/sweep.ts'
import { testMembers } from '../support/members.ts'
import { onStore } from '../support/stores.ts'

const minute = 60_000
const day = 24 * 60 * minute

onStore('a sweep removes what has run out', async (t, place) => {
  const { store, clock, join } = await testMembers(t, place)
  const start = clock.now
  const { member } = await join('emma@example.com')
  const answer = {
    member_id: member.id_string,
    key: 'k',
    status: 201,
    answer: '' as const,
    created_at: new Date(start).toISOString(),
  }
  await store.db.insertInto('idempotency').values(answer).execute()
  await issueLink(store.db, 'password_resets', { member_id: member.id_string, epoch: 1 }, start)
  await issueChallenge(store.db, null, start)
  const tables = [
    'passkey_challenges',
    'sessions',
    'password_resets',
    'limits',
    'idempotency',
    'members',
    'mail_queue',
  ] as const
  const left = async (after: number) => {
    await sweep(store, start + after)
    const counts: string[] = []
    for (const table of tables)
      if ((await store.db.selectFrom(table).selectAll().execute()).length > 0) counts.push(table)
    return counts
  }
  t.same((await left(5 * minute - 1)).slice(0, 2), ['passkey_challenges', 'sessions'])
  t.same(await left(70 * minute - 1), ['sessions', 'password_resets', 'limits', 'idempotency', 'members', 'mail_queue'])
  t.same(
    await left(70 * minute),
    ['sessions', 'limits', 'idempotency', 'members', 'mail_queue'],
    'within the hour it may work again',
  )
  t.same(await left(day), ['sessions', 'members', 'mail_queue'])
  t.same(await left(14 * day), ['members', 'mail_queue'])
})
