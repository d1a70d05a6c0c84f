// Whoever names what is somebody else's hears nothing by the time that it takes: the store does the same for it as for
// what does not exist.
import { newId, newToken } from '../../../members/ids.ts'
import { aGuest, aRegistry } from '../../support/members/a-registry.ts'
import { countStatements } from '../../support/members/count-statements.ts'
import { testMembers } from '../../support/members.ts'
import { onBothStores } from '../../support/stores.ts'

onBothStores('a foreign id or token is the same work as an unknown one', async (t, place) => {
  const members = await testMembers(t, place)
  const [mine, other] = [await aRegistry(members, 'emma@example.com'), await aRegistry(members, 'eve@example.com')]
  const [own, foreign] = [await mine.add({ title: 'Blanket' }), await other.add({ title: 'Cup' })]
  const { token: gift } = (await aGuest(members, other.link).reserve(foreign.id)).json()
  const home = `/members/${mine.member}/registries`
  const item = { item: { title: 'Mine' } }
  const body = { name: 'Guest', email: 'guest@example.com', quantity: 1 }
  const asked: [method: string, url: (id: string) => string, foreign: string, unknown: string, body?: object][] = [
    ...(
      [
        ['GET', ''],
        ['PATCH', '', { registry: { town: 'x' } }],
        ['DELETE', ''],
        ['GET', '/gifts'],
        ['PUT', `/gifts/${newId()}`, { thanked: true }],
        ['POST', '/items', item],
        ['POST', '/items/many', { items: [{ title: 'x' }] }],
        ['PUT', `/items/${own.id}`, item],
        ['DELETE', `/items/${own.id}`],
        ['PUT', '/order', { items: [own.id] }],
        ['POST', '/link', {}],
        ['PUT', '/pin', { pin: '246824' }],
        ['PUT', '/status', { status: 'paused' }],
        ['POST', '/invitations', { email: 'jo@example.com' }],
        ['DELETE', '/owners/me'],
      ] as const
    ).map(([method, rest, sent]): (typeof asked)[number] => [
      method,
      id => `${home}/${id}${rest}`,
      other.id,
      newId(),
      sent,
    ]),
    ['PUT', id => `${home}/${mine.id}/items/${id}`, foreign.id, newId(), item],
    ['DELETE', id => `${home}/${mine.id}/items/${id}`, foreign.id, newId()],
    ['POST', id => `${home}/${mine.id}/items/${id}/restore`, foreign.id, newId(), {}],
    ['GET', id => `/members/${id}/registries`, other.member, newId()],
    ['POST', id => `/registries/${mine.link}/items/${id}/reservations`, foreign.id, newId(), body],
    ['GET', id => `/registry-gifts/${id}?under=${mine.link}`, gift, newToken()],
    ['PUT', id => `/registry-gifts/${id}?under=${mine.link}`, gift, newToken(), { state: 'released' }],
    ['GET', id => `/registries/${id}`, other.id, newId()],
  ]
  const work = countStatements(members)
  let ip = 0
  for (const [method, url, theirs, unknown, sent] of asked) {
    const ask = async (id: string) => {
      const isOwners = url(id).startsWith('/members/')
      const from = `203.0.113.${++ip}`
      const answer = await members.ask(method, url(id), {
        ip: from,
        ...(isOwners && { token: mine.token }),
        body: sent,
      })
      return { statusCode: answer.statusCode, body: answer.body, statements: work.take() }
    }
    const [one, two] = [await ask(theirs), await ask(unknown)]
    t.equal(one.statusCode, 404, `${method} ${url(':id')}`)
    t.same(one, two, `${method} ${url(':id')}`)
  }
  work.end()
})

onBothStores('a gift of another list can be thanked for by none but its owners', async (t, place) => {
  const members = await testMembers(t, place)
  const lists = []
  for (const email of ['emma@example.com', 'eve@example.com']) {
    const list = await aRegistry(members, email, { event_kind: 'none', event_date: null })
    const item = await list.add({ title: 'Blanket' })
    await aGuest(members, list.link).reserve(item.id)
    lists.push({ list, gifts: async () => (await list.send('GET', '/gifts')).json().gifts })
  }
  const [mine, other] = lists
  if (!mine || !other) throw new Error('There are not two lists.')
  const [gift] = await other.gifts()
  const work = countStatements(members)
  const answers = []
  for (const id of [gift.id, newId()]) {
    const { statusCode, body } = await mine.list.send('PUT', `/gifts/${id}`, { thanked: true, thanks: 'Not mine' })
    answers.push({ statusCode, body, statements: work.take() })
  }
  work.end()
  t.equal(answers[0]?.statusCode, 404)
  t.same(answers[0], answers[1])
  t.same(await other.gifts(), [gift])
})
