// What those who keep a list learn of gifts, and when; and what becomes of a form while nobody answers.
import t from 'tap'
import { registrySite, shownFields } from '../../support/registry-owner.ts'
import { recordsOfPages } from '../../support/registry-pages.ts'

const { site, members, open, submit, owner } = await registrySite(t)

t.test('before the day the gifts are a surprise, byte for byte; after it there is a list', async t => {
  const { home, list, guest, token, ...me } = await owner('gifts@example.com')
  const cot = await list.add({ title: 'Cot', price: 10_000 })
  const pages = [
    home,
    `${home}/gifts`,
    `${home}/settings`,
    `${home}/share`,
    `${home}/print`,
    '/manage',
    `${home}/wishes.csv`,
  ]
  const seen = () => recordsOfPages(pages, me.open)
  const before = await seen()
  t.equal((await guest().reserve(cot.id, { name: 'Ada', message: 'With love' })).statusCode, 201)
  t.same(await seen(), before)
  t.equal((await me.open(`${home}/gifts.csv`)).statusCode, 409)
  t.match((await me.open(`${home}/gifts`)).body, /is a surprise[\s\S]*February 1, 2027/)
  const early = await me.submit(`${home}/gifts`, { action: 'thanks', gift: 'g', thanks: 'x' })
  t.equal(early.statusCode, 422)

  members.clock.now = Date.parse('2027-02-01T00:00:00Z')
  const { token: later } = (
    await members.ask('POST', '/sessions', { body: { email: 'gifts@example.com', password: 'a long enough password' } })
  ).json()
  const page = await open(`${home}/gifts`, later)
  t.match(page.body, /Cot[\s\S]*Ada[\s\S]*With love/)
  const { gift = '' } = shownFields(page.body)
  const fields = { action: 'thanks', gift, thanked: 'true', thanks: 'Thank you!' }
  const said = await submit(`${home}/gifts`, fields, later)
  t.equal(said.headers.location, `${home}/gifts?saved=thanks#gift-${gift}`)
  t.match(shownFields((await open(`${home}/gifts`, later)).body), { thanks: 'Thank you!' })
  const { was = '' } = shownFields(page.body)
  const stale = await submit(`${home}/gifts`, { ...fields, thanks: 'Thanks!', was }, later)
  t.match([stale.statusCode, stale.body], [422, /Your thanks: <bdi>Thank you!/], 'two parents who thank')
  const long = await submit(`${home}/gifts`, { ...fields, thanks: 'x'.repeat(1001) }, later)
  t.match([long.statusCode, shownFields(long.body).thanks?.length], [422, 1001])
  t.match((await open(`${home}/gifts.csv`, later)).body, /"Cot","1","","Ada","With love"/)
})

t.test('while the member API does not answer, what was typed is given back', async t => {
  const { home, ...me } = await owner('away@example.com')
  await me.open(home)
  await members.app.close()
  const { statusCode, body } = await me.submit(home, { action: 'add', title: 'A cot', note: 'typed' })
  t.match([statusCode, body], [503, /A cot[\s\S]*typed/])
  t.notMatch(site.lines.map(line => JSON.stringify(line)).join('\n'), /A cot|With love|Blanket/, 'and no log has it')
})
