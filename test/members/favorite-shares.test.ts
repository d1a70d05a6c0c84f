// The link that shows favorite names to whoever has it.
import { newId } from '../../members/ids.ts'
import { withEmma } from '../support/members/emma.ts'
import { onStore } from '../support/stores.ts'

onStore('one link shares the favorites', async (t, place) => {
  const { members, send } = await withEmma(t, place)
  const first = await send('POST', '/favorite-names/share')
  t.equal(first.statusCode, 201)
  t.match(first.json().token, /^[\w-]{22}$/)
  const { token, link } = first.json()
  t.equal(link, `${members.config.siteOrigin}/b/favorites?share=${token}`)
  t.match((await send('POST', '/favorite-names/share')).json(), { token, link }, 'asking again shows it again')
  await send('PUT', '/favorite-names/Ada')
  t.equal((await send('DELETE', '/favorite-names/share')).statusCode, 200)
  t.same(await members.store.db.selectFrom('favorite_shares').selectAll().execute(), [])
  t.equal((await send('GET', '/favorite-names')).json().items.length, 1, 'the names stay')
  t.not((await send('POST', '/favorite-names/share')).json().token, token, 'the old link is dead')
})

onStore('whoever has the link sees the names in their order, and nothing else of the member', async (t, place) => {
  const { members, send, token: session } = await withEmma(t, place)
  const { token } = (await send('POST', '/favorite-names/share')).json()
  const see = async (link = token) => members.ask('GET', `/favorite-shares/${link}`)
  t.equal((await see()).body, '{"items":[]}', 'a list without names is a list')
  for (const name of ['Ada', 'Zoë'])
    await send('PUT', `/favorite-names/${encodeURIComponent(name)}`, { note: 'after her aunt' })
  await send('PUT', '/favorite-names/Zo%C3%AB', { position: 0 })
  const seen = await see()
  t.equal(seen.statusCode, 200)
  t.equal(seen.headers['cache-control'], 'private, no-store', 'no copy outlives the link')
  t.same(seen.json(), {
    items: [
      { name: 'Zoë', position: 0 },
      { name: 'Ada', position: 1 },
    ],
  })
  const { token: other, member: eve } = await members.join('eve@example.com')
  await members.ask('PUT', `/members/${eve.id_string}/favorite-names/Mae`, { token: other })
  t.equal((await see()).body, seen.body, 'the names of others are not among them')
  t.equal(
    (await members.ask('GET', `/favorite-shares/${token}`, { token: session })).body,
    seen.body,
    'signed in it is the same',
  )
})

onStore('a link that was ended leads where one leads that never was', async (t, place) => {
  const { members, send, token: session } = await withEmma(t, place)
  const { token } = (await send('POST', '/favorite-names/share')).json()
  const see = (link: string) => members.ask('GET', `/favorite-shares/${link}`)
  const unknown = await see(newId())
  t.match(unknown.json(), { statusCode: 404, code: 'not-found' })
  for (const link of [
    '%00',
    '',
    token.slice(1),
    token.toUpperCase(),
    encodeURIComponent("' or 1=1 --"),
    'a'.repeat(299),
  ])
    t.equal((await see(link)).body, unknown.body, link)
  await send('DELETE', '/favorite-names/share')
  t.equal((await see(token)).body, unknown.body, 'ended')
  const { token: again } = (await send('POST', '/favorite-names/share')).json()
  t.equal((await see(again)).statusCode, 200)
  const { id_string: id } = (await members.ask('GET', '/members/me', { token: session })).json().member
  await members.store.db.deleteFrom('members').where('id', '=', id).execute()
  t.equal((await see(again)).body, unknown.body, 'a deleted member shares nothing')
})
