// Whatever the API refuses of what a guest sends, the page says in a sentence of its own.
import t from 'tap'
import '../../support/no-pressure.ts'
import { registryMessages } from '../../../domain/registry/messages.ts'
import { messages } from '../../../members/messages.ts'
import { aGuest, aRegistry } from '../../support/members/a-registry.ts'
import { testMembers } from '../../support/members.ts'
import {
  aList,
  giftApi,
  giftPath,
  giverGift,
  guestItem,
  guestSite,
  listApi,
  listPath,
  wordsOf,
} from '../../support/registry-guests.ts'
import { freshPlace } from '../../support/stores.ts'

type Code = keyof typeof messages

const refusal = (statusCode: number, code: Code, more: object = {}): [number, object] => [
  statusCode,
  { statusCode, code, message: messages[code], ...more },
]
const good = { item: 'i1', name: 'Ada', email: 'ada@example.test', quantity: '1', message: 'With love' }

t.test('reserving', async t => {
  const { submit, answers } = await guestSite(t, { [`GET ${listApi}`]: aList([guestItem()]) })
  for (const [status, code, more, says] of [
    [409, 'not-open', {}, registryMessages['not-open']],
    [409, 'own-list', {}, registryMessages['own-list']],
    [409, 'taken', { left: 0 }, 'Somebody was faster'],
    [422, 'gifts-full', {}, 'As many gifts as this list can take are reserved already'],
    [422, 'gifts-many', { field: 'email' }, registryMessages['gifts-many']],
    [422, 'pin-needed', { field: 'pin' }, 'This list has a PIN by now'],
    [422, 'giver-name-long', { field: 'name' }, registryMessages['giver-name-long']],
    [422, 'giver-message-long', { field: 'message' }, registryMessages['giver-message-long']],
    [404, 'not-found', {}, 'This wish is not on the list any more'],
    [429, 'too-many-tries', {}, 'Many gifts were chosen from your connection in a short time'],
  ] as const) {
    answers[`POST ${listApi}/items/i1/reservations`] = refusal(status, code, more)
    const { statusCode, body } = await submit(`${listPath}?item=i1`, good)
    t.equal(statusCode, status === 429 ? 429 : 422, code)
    t.match(wordsOf(body), says, code)
    t.match(body, 'With love', 'and nothing typed is lost')
  }
})

t.test('a PIN: too many tries, and a browser that takes no cookie', async t => {
  const { ask, submit, answers } = await guestSite(t, { [`GET ${listApi}`]: [200, { registry: { status: 'pin' } }] })
  answers[`POST ${listApi}/pin`] = refusal(429, 'too-many-tries')
  t.match(wordsOf((await submit(`${listPath}/pin`, { pin: '1' })).body), 'That was five tries')
  answers[`POST ${listApi}/pin`] = refusal(429, 'overloaded')
  t.notMatch(wordsOf((await submit(`${listPath}/pin`, { pin: '1' })).body), 'five tries', 'which it was not')
  answers[`POST ${listApi}/pin`] = [200, { pass: 'p'.repeat(43) }]
  const { location } = (await submit(`${listPath}/pin`, { pin: '1' })).headers
  t.match(wordsOf((await ask(String(location))).body), 'Your browser has not kept the PIN')
  t.notMatch(wordsOf((await ask(listPath)).body), 'has not kept')
})

t.test('a giver’s own page', async t => {
  const { submit, answers } = await guestSite(t, { [`GET ${giftApi}`]: [200, { gift: giverGift() }] })
  for (const code of ['gift-released', 'giver-message-long'] as const) {
    answers[`PUT ${giftApi}`] = refusal(code === 'gift-released' ? 409 : 422, code, { field: 'message' })
    const { body } = await submit(giftPath, { does: 'message', message: 'Dear you' })
    t.match(wordsOf(body), registryMessages[code])
    t.match(body, 'Dear you')
  }
})

t.test('a list that is full, and one that has got a PIN, are told apart by the API', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Blanket' })
  await list.send('PUT', '/pin', { pin: '246824' })
  t.match((await aGuest(members, list.link).reserve(item.id)).json(), { statusCode: 422, code: 'pin-needed' })
})
