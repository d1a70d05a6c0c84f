// An owner who asks for the same again and again while guests reserve, buy and give back: no length, order or byte
// of an answer changes, packed or not.
import { createHash } from 'node:crypto'
import t from 'tap'
import { registrySite } from '../../support/registry-owner.ts'
import { recordsOfPages } from '../../support/registry-pages.ts'

const { site, members, owner } = await registrySite(t)
const me = await owner('emma@example.com', { findable: true })
const { list, home, token } = me
const items: string[] = []
for (const item of [
  { title: 'Blanket', quantity: 2 },
  { title: 'Stroller', price: 60_000, shares: 10 },
  { title: 'Ball' },
])
  items.push((await list.add(item)).id)

const guestPage = `/registry/${list.link}`
const pages = [
  ...['', '/settings', '/share', '/print', '/gifts', '/wishes.csv', '/gifts.csv'].map(part => home + part),
  '/manage',
  guestPage,
  ...items.map(id => `${guestPage}?item=${id}`),
  `${guestPage}?price=low`,
  '/babyregistrysearch?first_name=emma&last_name=smith',
]
/** What scripts of these pages ask for, and what else the API has about lists. */
const answers = [
  `/registries/${list.link}/left`,
  list.home,
  `${list.home}/gifts`,
  `/members/${list.member}/registries`,
  '/members/me',
].map(path => `/api${path}`)

const cookie = `session=${token}`

/** All that is told by an answer: its head but for the time, and its bytes as they are sent, packed or not. */
async function told(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: all, rawPayload } = await site.ask({ url, headers: { cookie, ...headers } })
  const { date: _, 'set-cookie': _cookie, ...head } = all
  return { url, statusCode, head, bytes: createHash('sha256').update(rawPayload).digest('hex') }
}

async function everything() {
  const seen = []
  for (const url of answers)
    for (const encoding of ['identity', 'gzip']) seen.push(await told(url, { 'accept-encoding': encoding }))
  return { pages: await recordsOfPages(pages, path => me.open(path)), seen }
}

t.test('nothing that guests do changes what its owner is told', async t => {
  const before = await everything()
  t.ok(before.pages.every(({ status }) => status < 500))
  const gifts: string[] = []
  const acts: (() => Promise<unknown>)[] = [
    ...items.map(id => async () => {
      const answer = await me.guest().reserve(id, { message: 'For you' })
      t.equal(answer.statusCode, 201)
      gifts.push(`/registry-gifts/${answer.json().token}?under=${list.link}`)
    }),
    () => members.ask('PUT', gifts[0] ?? '', { body: { state: 'bought' } }),
    () => members.ask('PUT', gifts[1] ?? '', { body: { state: 'released' } }),
    () => members.letters(),
  ]
  for (const act of acts) await act()
  t.same(await everything(), before)
  const tagged = before.seen.filter(({ head }) => 'etag' in head || 'last-modified' in head)
  t.same(tagged, [], 'no browser may ask whether something is new')
})
