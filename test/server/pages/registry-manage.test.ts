// The pages on which somebody keeps a list, as forms without script, before the real member API.
import t from 'tap'
import { table } from '../../../routes/table.ts'
import { parseHtml, textOf } from '../../support/html.ts'
import { registrySite, shownFields } from '../../support/registry-owner.ts'

const { members, open, submit, owner } = await registrySite(t)
const about = { first_name: 'Emma', last_name: 'Lee', event_kind: 'due', town: 'Portland', state: 'OR', message: 'Hi' }

t.test('nobody but members sees any of it, and no cache keeps it', async t => {
  const { home, token } = await owner('first@example.com')
  for (const { path } of table.filter(({ path }) => path.startsWith('/manage'))) {
    const address = path.replace('/manage/:id', home).replace(':token', 'T'.repeat(43))
    const { statusCode, headers, body } = await open(address, token)
    t.match([statusCode, headers['cache-control']], [200, 'private, no-store'], address)
    t.match(body, '<meta name="robots" content="noindex"/>', address)
    const out = await open(address)
    t.match([out.statusCode, out.headers.location], [303, `/login?target=${encodeURIComponent(address)}`])
  }
  const other = await members.join('foreign@example.com')
  for (const part of ['', '/settings', '/share', '/gifts', '/print', '/wishes.csv', '/gifts.csv']) {
    t.equal((await open(home + part, other.token)).statusCode, 404, `another member: ${part}`)
    t.equal((await open(`/manage/no-such-list${part}`, token)).statusCode, 404)
  }
  for (const [path, fields] of [
    [home, { action: 'add', title: 'Mine' }],
    [`${home}/settings`, { action: 'delete', sure: 'true' }],
    [`${home}/share`, { action: 'link' }],
  ] as const)
    t.equal((await submit(path, fields, other.token)).statusCode, 422, path)
  t.equal((await open(home, token)).statusCode, 200)
  const cross = await submit(home, { action: 'add', title: 'X' }, token, { 'sec-fetch-site': 'cross-site' })
  t.equal(cross.statusCode, 403)
})

t.test('a list is made; what is wrong stands beside its field, and nothing typed is lost', async t => {
  const { token } = await members.join('maker@example.com', { first_name: 'Emma' })
  t.match(shownFields((await open('/manage', token)).body), { first_name: 'Emma', event_kind: 'none' })
  const wrong = await submit('/manage', { ...about, action: 'create', event_date: '1900-01-01' }, token)
  t.equal(wrong.statusCode, 422)
  t.match(wrong.body, 'Please enter a date from one year ago')
  t.match(shownFields(wrong.body), { ...about, event_date: '1900-01-01' })
  const nameless = await submit('/manage', { ...about, first_name: '', last_name: '', action: 'create' }, token)
  t.match([nameless.statusCode, nameless.body], [422, /Please enter at least one first name/])
  const key = 'k'.repeat(43)
  const made = await submit('/manage', { ...about, event_kind: 'none', action: 'create', key }, token)
  t.match([made.statusCode, made.headers.location], [303, /^\/manage\/[\w-]+\?saved=created$/])
  const again = await submit('/manage', { ...about, event_kind: 'none', action: 'create', key }, token)
  t.equal(again.headers.location, made.headers.location, 'a second press makes no second list')
  t.match((await open('/manage', token)).body, /Emma Lee[\s\S]*0 wishes/)
})

t.test('a wish is added, changed, moved, taken off and put back', async t => {
  const { home, read, ...me } = await owner('wishes@example.com')
  const wish = {
    action: 'add',
    title: '<b>Cot</b>',
    url: 'shop.example/cot?utm_source=x',
    price: '1,200.50',
    currency: 'EUR',
    quantity: '2',
    group: 'sleep',
    note: 'Oak\r\nor ash',
    priority: 'most',
    second_hand: 'true',
  }
  t.equal((await me.submit(home, wish)).headers.location, `${home}?saved=added`)
  const [cot] = (await read()).items
  t.match(cot, {
    title: '<b>Cot</b>',
    url: 'https://shop.example/cot',
    price: 120_050,
    currency: 'EUR',
    quantity: 2,
    note: 'Oak\nor ash',
    priority: 'most',
    second_hand: true,
  })
  const page = (await me.open(home)).body
  t.match(page, '&lt;b&gt;Cot&lt;/b&gt;')
  t.match(page, /<a href="https:\/\/shop\.example\/cot" rel="ugc nofollow noopener noreferrer" target="_blank">/)

  for (const [fields, words] of [
    [{ title: ' ' }, /Please say what it is/],
    [{ title: 'x'.repeat(10_000) }, /at most 200 characters/],
    [{ url: 'javascript:alert(1)' }, /Please enter the address of a page/],
    [{ url: 'https://user:pass@shop.example/' }, /Please enter the address of a page/],
    [{ url: '//shop.example' }, /Please enter the address of a page/],
    [{ price: '-5' }, /Please enter an amount in figures/],
    [{ price: '99999999' }, /Please enter a price/],
    [{ quantity: '0' }, /a number from 1 to 99/],
    [{ quantity: '1e3' }, /a number from 1 to 99/],
    [{ shares: '51' }, /2 to 50 shares/],
    [{ shares: '3', price: '' }, /./],
  ] as const) {
    const { statusCode, body } = await me.submit(home, { ...wish, title: 'Other', ...fields })
    t.match([statusCode, body], [422, words], JSON.stringify(fields).slice(0, 60))
    t.match(shownFields(body), { note: 'Oak\r\nor ash', ...fields }, 'kept')
  }
  const alike = await me.submit(home, { ...wish, title: 'Something else', note: 'kept' })
  t.match([alike.statusCode, alike.body], [422, /There is something like this on your list already/])
  t.match(alike.body, 'Add anyway')
  t.match(shownFields(alike.body), { title: 'Something else', note: 'kept', anyway: '1' })
  await me.submit(home, { ...wish, title: 'Something else', anyway: '1' })
  await me.submit(home, { action: 'add', title: 'Two dinners in March', kind: 'help', group: 'help' })
  const ids = (await read()).items.map(({ id }) => id)
  t.equal(ids.length, 3)
  const [first = '', , third = ''] = ids

  const order = ids.join(' ')
  const up = await me.submit(home, { row: `up ${third}`, order })
  t.match([up.statusCode, up.headers.location], [303, `${home}#item-${third}`])
  t.same((await read()).items.map(({ id }) => id)[1], third)
  t.equal((await me.submit(home, { row: `up ../${third}`, order })).statusCode, 422)

  t.match(shownFields((await me.open(`${home}?item=${first}`)).body), { title: '<b>Cot</b>', price: '1200.50' })
  const changed = await me.submit(home, { ...wish, action: 'change', item: first, title: 'Cot in oak', price: '' })
  t.match(changed.headers.location, `${home}?saved=changed#item-${first}`)
  t.match((await read()).items[0], { title: 'Cot in oak', price: null })

  const removed = await me.submit(home, { row: `remove ${first}`, order })
  t.equal(removed.headers.location, `${home}?removed=${first}`)
  t.match(shownFields((await me.open(`${home}?removed=${first}`)).body), { action: 'restore', item: first })
  const stale = await me.submit(home, { ...wish, action: 'change', item: first, title: 'Typed in vain' })
  t.match([stale.statusCode, stale.body], [422, /not on the list any more/])
  t.match(shownFields(stale.body), { title: 'Typed in vain' })
  await me.submit(home, { action: 'restore', item: first })
  t.equal((await read()).items[0]?.id, first, 'where it stood')
})

t.test('two tabs: the later one is told what the other changed, keeps what was typed, and may save again', async t => {
  const { home, read, ...me } = await owner('tabs@example.com')
  await me.submit(home, { action: 'add', title: 'Cot', note: 'Oak', price: '1,200.50', currency: 'EUR' })
  const [{ id: item = '' } = {}] = (await read()).items
  const form = shownFields((await me.open(`${home}?item=${item}`)).body)
  const change = (fields: Record<string, string>) => me.submit(home, { ...form, ...fields })
  t.equal((await change({ note: 'Ash' })).statusCode, 303, 'the first of two')
  const late = await change({ title: 'A cot' })
  t.equal(late.statusCode, 422)
  t.match(late.body, 'changed somewhere else in the meantime')
  t.match(textOf(parseHtml(late.body)), 'Note for guests: Ash')
  t.match((await read()).items[0], { title: 'Cot', note: 'Ash' })
  const shown = shownFields(late.body)
  t.match(shown, { title: 'A cot', note: 'Oak' })
  const wrong = await me.submit(home, { ...shown, title: '' })
  t.match(shownFields(wrong.body), { was: shown.was ?? '' }, 'a mistake does not make it the newest')
  t.equal((await me.submit(home, { ...shown, note: 'Ash' })).statusCode, 303)
  t.match((await read()).items[0], { title: 'A cot', note: 'Ash', price: 120_050, currency: 'EUR' })
  await me.submit(home, { action: 'add', title: 'Bib' })
  const order = shownFields((await me.open(home)).body).order ?? ''
  t.equal((await me.submit(home, { row: `down ${item}`, order })).statusCode, 303)
  t.match((await me.submit(home, { row: `down ${item}`, order })).body, 'changed somewhere else in the meantime')
})

t.test('a form of a list that is gone shows what was typed', async t => {
  const { home, list, ...me } = await owner('gone@example.com')
  await list.send('DELETE')
  const { statusCode, body } = await me.submit(home, { action: 'add', title: 'A long letter', note: 'typed' })
  t.match([statusCode, body], [422, /This list is not there any more/])
  t.match(body, /A long letter[\s\S]*typed/)
})

t.test('whoever is about to delete the account reads what becomes of lists', async t => {
  const me = await owner('leaves@example.com')
  t.match((await me.open('/settings/delete')).body, /Lists of wishes go too, unless somebody keeps them with you/)
})

t.test('a second press of a form makes nothing twice', async t => {
  const { token, ...me } = await owner('twice@example.com')
  const fields = shownFields((await me.open('/manage')).body)
  const made = { ...fields, action: 'create', first_name: 'Emma', event_kind: 'none' }
  const [one, other] = await Promise.all([me.submit('/manage', made), me.submit('/manage', made)])
  t.equal(one?.statusCode, 303, one?.body.slice(0, 200))
  t.equal(other?.headers.location, one?.headers.location, 'both lead to the same list')
  const home = String(one?.headers.location).replace(/\?.*/, '')
  const share = shownFields((await me.open(`${home}/share`)).body)
  const table = { ...share, action: 'table', table: 'Title\nCup\nSpoon\n' }
  const added = await Promise.all([me.submit(`${home}/share`, table), me.submit(`${home}/share`, table)])
  t.same(new Set(added.map(({ headers }) => headers.location)).size, 1)
  t.match(added[0]?.headers.location, 'added=2&skipped=0')
  const link = { ...share, action: 'link' }
  const linked = await Promise.all([me.submit(`${home}/share`, link), me.submit(`${home}/share`, link)])
  t.same(
    linked.map(({ statusCode }) => statusCode),
    [303, 303],
  )
  const { body } = await me.open('/manage')
  t.equal(new Set(body.match(/\/manage\/[\w-]{22}(?=[?"])/g)).size, 2, 'the first list, and one more')
})
