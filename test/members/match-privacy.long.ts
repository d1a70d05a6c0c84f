// The other's votes that are no match can be learned by nothing that the API answers: B does the same things in two
// worlds, one in which A voted and one in which A did not, and every byte of every answer is compared.
import type { LightMyRequestResponse } from 'fastify'
import type { Vote } from '../../domain/names/match.ts'
import { couple } from '../support/members/two-parents.ts'
import { type TestMembers, testMembers } from '../support/members.ts'
import { onStore, type StoreKind } from '../support/stores.ts'

type Votes = readonly (Vote | null)[]

/** What one of them does with a name, one vote after the other. */
const ways: readonly Votes[] = [
  [],
  ['yes'],
  ['no'],
  ['veto'],
  [null],
  ['yes', null],
  ['yes', 'no'],
  ['yes', 'veto'],
  ['no', 'yes'],
  ['veto', 'yes', null],
]

/** When A votes: before B, after B, or each in turn. */
const orders = {
  first: (a: Votes, b: Votes) => [...a.map(vote => ['a', vote] as const), ...b.map(vote => ['b', vote] as const)],
  last: (a: Votes, b: Votes) => [...b.map(vote => ['b', vote] as const), ...a.map(vote => ['a', vote] as const)],
  turns: (a: Votes, b: Votes) =>
    Array.from({ length: Math.max(a.length, b.length) }, (_, i) => [
      ...(i < a.length ? [['a', a[i] ?? null] as const] : []),
      ...(i < b.length ? [['b', b[i] ?? null] as const] : []),
    ]).flat(),
}
type Order = keyof typeof orders

const heard = ({ statusCode, headers, rawPayload }: LightMyRequestResponse) =>
  JSON.stringify({ statusCode, headers: { ...headers, date: '' }, body: rawPayload.toString() })

/** Whether both say yes at some moment: then it is a match, and each has told the other. */
function meet(order: Order, a: Votes, b: Votes): boolean {
  const now: Record<string, Vote | null> = { a: null, b: null }
  return orders[order](a, b).some(([who, vote]) => {
    now[who] = vote
    return now.a === 'yes' && now.b === 'yes'
  })
}

/**
 * All that B hears: along the way, and asking everything there is to ask at the end.
 * @param speaks false for the world in which A does nothing, at the same moments
 */
async function hearAsB(
  members: TestMembers,
  order: Order,
  aWay: Votes,
  bWay: Votes,
  last: Vote | null,
  speaks: boolean,
): Promise<string[]> {
  const start = members.clock.now
  const { code, a, b } = await couple(members)
  const answers: LightMyRequestResponse[] = []
  const listen = async (asked: Promise<LightMyRequestResponse>) => answers.push(await asked)
  const { ask } = members
  // Names that B never says yes to, in one of the worlds only: counts and orders would tell.
  if (speaks)
    for (const [name, vote] of [
      ['Aaron', 'yes'],
      ['Zoë', 'yes'],
      ['Mia', 'no'],
      ['Noah', 'veto'],
      ['Leo', 'yes'],
    ] as const)
      await a.vote(name, vote, vote === 'yes')
  await b.vote('Mia', 'yes')
  await b.vote('Leo', 'veto')
  for (const [at, [who, vote]] of orders[order](aWay, bWay).entries()) {
    members.clock.now = start + 1000 * at // B's own moments are the same in both worlds
    if (who === 'b') await listen(b.vote('Olivia', vote))
    else if (speaks) await a.vote('OLIVIA', vote)
    await listen(b.see())
  }
  members.clock.now = start + 60_000
  const { token } = b
  const at = `/matches/${code}`
  await listen(b.see())
  await listen(ask('HEAD', at, { token }))
  await listen(ask('OPTIONS', at, { token }))
  await listen(ask('DELETE', at, { token }))
  await listen(ask('GET', `${at}/votes`, { token }))
  await listen(ask('GET', `${at}/votes/Olivia`, { token }))
  await listen(ask('POST', `${at}/join`, { token, ip: '10.9.9.9' }))
  await listen(ask('GET', at))
  await listen(b.vote('Olivia!', 'yes'))
  await listen(ask('PUT', `${at}/votes/Olivia`, { token, body: { vote: 'maybe' } }))
  await listen(ask('PUT', `${at}/votes/Olivia`, { body: { vote: 'yes' } }))
  await listen(b.vote('Emma', 'yes', true))
  await listen(b.vote('Noah', 'yes'))
  await listen(b.see())
  await listen(b.vote('Olivia', last))
  await listen(b.see())
  members.clock.now = start
  return answers.map(heard)
}

// The rules are the same on both stores; the second one is asked for a third of them.
const ordersOf: Record<StoreKind, readonly Order[]> = { sqlite: ['first', 'last', 'turns'], postgres: ['turns'] }

onStore('B hears the same, whatever A said of a name that is no match', async (t, place, kind) => {
  const members = await testMembers(t, place)
  let compared = 0
  let met = 0
  const told: string[] = []
  for (const order of ordersOf[kind])
    for (const aWay of ways.slice(1))
      for (const bWay of ways) {
        const what = `A ${order}: ${aWay.join()}, B: ${bWay.join()}`
        if (meet(order, aWay, bWay)) {
          met++
          continue
        }
        await members.store.db.deleteFrom('limits').execute()
        const isYes = aWay.at(-1) === 'yes'
        // At the end B says everything that makes no match with what A thinks then.
        const last = (['veto', 'yes', 'no', null] as const)[compared % 4]
        const closing: Vote | null = !last || (last === 'yes' && isYes) ? null : last
        const spoken = await hearAsB(members, order, aWay, bWay, closing, true)
        const quiet = await hearAsB(members, order, aWay, bWay, closing, false)
        compared += spoken.length
        if (JSON.stringify(spoken) !== JSON.stringify(quiet)) {
          const at = spoken.findIndex((answer, i) => answer !== quiet[i])
          told.push(`${what}: answer ${at} is ${spoken[at]}, not ${quiet[at]}`)
        }
      }
  t.same(told.slice(0, 3), [], `${told.length} worlds tell`)
  t.ok(compared > 1000 && met > 10, `${compared} answers compared, ${met} worlds with a match left out`)
})

onStore('after a match it is not told how it was taken back, nor what comes after', async (t, place) => {
  const members = await testMembers(t, place)
  const hear = async (...after: readonly (readonly ['a' | 'b', Vote | null])[]) => {
    const two = await couple(members)
    await two.a.vote('Olivia', 'yes')
    await two.b.vote('Olivia', 'yes')
    for (const [who, vote] of after) await two[who].vote('Olivia', vote)
    return [heard(await two.b.see()), heard(await two.b.vote('Emma', 'no')), heard(await two.b.see())]
  }
  const taken = await hear(['a', null])
  for (const vote of ['no', 'veto'] as const) t.same(await hear(['a', vote]), taken, `A: ${vote}`)
  t.same(await hear(['a', 'yes'], ['a', 'veto'], ['a', 'no']), taken)
  const left = await hear(['b', null])
  for (const vote of ['no', 'veto', 'yes', null] as const)
    t.same(await hear(['b', null], ['a', vote]), left, `B has left, A: ${vote}`)
  t.not(String(taken), String(await hear()), 'that it is no match any more is seen')
})

onStore('looking costs as much: a yes that meets is on both lists, for good', async (t, place) => {
  const members = await testMembers(t, place)
  const { a, b } = await couple(members)
  const names = ['Ada', 'Bo', 'Cy']
  await a.vote('Ada', 'yes')
  await a.vote('Bo', 'no')
  for (const name of names) {
    await b.vote(name, 'yes')
    await b.vote(name, null)
  }
  t.match((await b.see()).json(), { votes: [], matches: [], let_go: ['Ada'] })
  t.match((await a.see()).json(), { matches: [], let_go: ['Ada'] }, 'who tries all names is seen with those that met')
})

onStore('what A does most of does not hold B up', async (t, place) => {
  const members = await testMembers(t, place)
  const { a, b } = await couple(members)
  await a.vote('Ada', 'yes')
  await members.store.db.updateTable('limits').set({ count: 1200 }).where('count', '=', 1).execute()
  t.equal((await a.vote('Bo', 'yes')).statusCode, 429)
  t.equal(heard(await b.vote('Bo', 'yes')), heard(await (await couple(members)).b.vote('Bo', 'yes')))
})
