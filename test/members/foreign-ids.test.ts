// Whoever names what belongs to somebody else hears what they would hear if it did not exist, and a body holds nothing
// it may not.
import { newId } from '../../members/ids.ts'
import { bodies, child, type Family, family, pregnancy } from '../support/faults/family.ts'
import { testMembers } from '../support/members.ts'
import { onStore } from '../support/stores.ts'

const within = (url: string, { within }: Family) =>
  Object.entries(within).reduce((address, [name, value]) => address.replace(`:${name}`, value), url)

onStore('somebody else’s child, pregnancy, loss and list do not exist', async (t, place) => {
  const members = await testMembers(t, place)
  const [emma, eve] = [await family(members, 'emma@example.com'), await family(members, 'eve@example.com')]
  const before = [await emma.everything(), await eve.everything()]
  const named = members.routes.filter(({ url }) => url.includes(':member') && url.includes(':id'))
  const known = Object.keys(bodies).filter(name => name.includes(':id'))
  const isRead = ({ method }: { method: string }) => ['GET', 'HEAD'].includes(method)
  t.same(
    named
      .filter(route => !isRead(route))
      .map(({ method, url }) => `${method} ${url}`)
      .sort(),
    known.sort(),
    'the table of bodies names all',
  )
  for (const { method, url } of named) {
    const answerTo = async (home: string, id: string) => {
      const body = bodies[`${method} ${url}`]?.body
      const {
        statusCode,
        headers,
        body: text,
      } = await members.ask(method, within(url.replace('/members/:member', home).replace(':id', id), emma), {
        token: eve.token,
        body,
      })
      return JSON.stringify({ statusCode, headers: { ...headers, date: '' }, text })
    }
    const unknown = await answerTo(eve.home, newId())
    t.match(unknown, /^\{"statusCode":404/, `${method} ${url}`)
    for (const id of emma.ids) {
      t.equal(await answerTo(eve.home, id), unknown, `${method} ${url} at home`)
      t.equal(await answerTo(emma.home, id), unknown, `${method} ${url} there`)
    }
  }
  t.same([await emma.everything(), await eve.everything()], before)
})

onStore('an id in the body is that of the address', async (t, place) => {
  const members = await testMembers(t, place)
  const emma = await family(members, 'emma@example.com')
  const eve = await family(members, 'eve@example.com')
  const before = [await emma.everything(), await eve.everything()]
  const [born, expected] = eve.ids
  const swaps: [method: string, path: string, body: object][] = [
    ['PUT', `/children/${born}`, { child: { ...child, id: emma.ids[0] } }],
    ['PUT', `/children/${born}`, { child: { ...child, id: born, id_string: newId() } }],
    ['DELETE', `/children/${born}`, { child: { id: emma.ids[0] } }],
    ['PUT', `/pregnancies/${expected}`, { pregnancy: { ...pregnancy, id: emma.ids[1] } }],
    ['PUT', `/pregnancies/${expected}`, { pregnancy: { ...pregnancy, id: 7 } }],
    ['DELETE', `/pregnancies/${expected}`, { pregnancy: { ...pregnancy, id: emma.ids[1] } }],
  ]
  for (const [method, path, body] of swaps) {
    const answer = await members.ask(method, eve.home + path, { token: eve.token, body })
    t.match(answer.json(), { statusCode: 400, code: 'invalid-body', field: 'id' }, `${method} ${JSON.stringify(body)}`)
  }
  t.same([await emma.everything(), await eve.everything()], before)
})

onStore('a body holds nothing but what it may', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, home, ids, everything } = await family(members, 'emma@example.com')
  const before = await everything()
  const [born, expected, lost] = ids
  const wholes: [method: string, path: string, wrap: (extra: object) => object][] = [
    ['PATCH', '', extra => ({ member: { first_name: 'Eve', ...extra } })],
    ['PATCH', '', extra => ({ member: { first_name: 'Eve' }, ...extra })],
    ['POST', '/children', extra => ({ child: { ...child, ...extra } })],
    ['PUT', `/children/${born}`, extra => ({ child: { ...child, ...extra } })],
    ['POST', '/pregnancies', extra => ({ pregnancy: { ...pregnancy, ...extra } })],
    ['PUT', `/pregnancies/${expected}`, extra => ({ pregnancy: { ...pregnancy, ...extra } })],
    ['DELETE', `/pregnancies/${expected}`, extra => ({ is_ttc: true, ...extra })],
    ['PUT', `/losses/${lost}`, extra => ({ record: 'delete', ...extra })],
    ['PUT', '/cycle', extra => ({ cycle_length: 30, ...extra })],
    ['PUT', '/consents', extra => ({ allowed: [], ...extra })],
    ['PUT', '/favorite-names/Ada', extra => ({ note: '', ...extra })],
    ['PUT', '/saved-articles/a', extra => extra],
    ['DELETE', '', extra => extra],
  ]
  const extras = { is_created_on_tk: true, parent_role: 3, had_profile: true, email: 'eve@example.com', member_id: 'x' }
  for (const [method, path, wrap] of wholes)
    for (const [field, value] of Object.entries(extras)) {
      const answer = await members.ask(method, home + path, { token, body: wrap({ [field]: value }) })
      t.equal(answer.statusCode, 400, `${method} ${path} ${field}`)
    }
  t.same(await everything(), before)
})
