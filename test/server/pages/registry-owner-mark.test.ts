// The cookie by which a browser is known that belongs to a list's parents.
import t from 'tap'
import '../../support/no-pressure.ts'
import { aRegistry } from '../../support/registries.ts'
import { aList, guestItem, guestSite, listApi, listPath, wordsOf } from '../../support/registry-guests.ts'
import { memberBody, signedIn } from '../../support/server/member-api.ts'

t.test('opening a list of one’s own marks the browser, once', async t => {
  const list = aRegistry()
  const { ask, sent, answers } = await guestSite(t, { [`GET ${listApi}`]: aList() })
  answers['GET /members/me'] = [200, memberBody('emma')]
  answers['GET /members/id-of-emma/registries/list-1'] = [200, { registry: list }]
  const cookieOf = async (headers: Record<string, string>) =>
    [(await ask({ url: '/manage/list-1', headers })).headers['set-cookie']]
      .flat()
      .find(one => one?.startsWith('registry_own='))
  const { cookie = '' } = signedIn('emma')
  t.match(await cookieOf({ cookie }), new RegExp(`^registry_own=${list.mark};.*Max-Age=34560000;.*HttpOnly`))
  const earlier = 'e'.repeat(22)
  t.match(await cookieOf({ cookie: `${cookie}; registry_own=${earlier}` }), `registry_own=${list.mark}.${earlier};`)
  t.equal(await cookieOf({ cookie: `${cookie}; registry_own=${list.mark}` }), undefined)
  t.match(await cookieOf({ cookie: `${cookie}; registry_own=<b>` }), `registry_own=${list.mark};`)

  await ask({ url: listPath, headers: { cookie: `registry_own=${list.mark}` } })
  t.match(sent.at(-1), { url: listApi, headers: { 'x-registry-own': list.mark } })
  await ask({ url: listPath, headers: { cookie: 'registry_own=<b>' } })
  t.equal(sent.at(-1)?.headers['x-registry-own'], undefined)
})

t.test('the guests’ page in such a browser says so, and offers nothing to reserve', async t => {
  const items = [guestItem({ id: 'a' }), guestItem({ id: 'b' })]
  const { ask } = await guestSite(t, {
    [`GET ${listApi}`]: aList(items, { is_owner: true, is_owners_browser: true }),
  })
  const { body } = await ask(listPath)
  t.match(wordsOf(body), 'This browser belongs to the list’s parents')
  t.notMatch(body, 'method="post"')
})
