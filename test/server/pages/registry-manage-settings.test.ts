// The settings of a list and the page that shares it, as forms without script, before the real member API.
import t from 'tap'
import { registrySite, shownFields } from '../../support/registry-owner.ts'

const { members, open, submit, owner } = await registrySite(t)

t.test('settings: what two tabs save, a surprise that cannot end at once, owners, the end', async t => {
  const { home, read, list, ...me } = await owner('settings@example.com')
  const page = `${home}/settings`
  const fields = shownFields((await me.open(page)).body)
  t.match(fields, { first_name: 'Emma', event_date: '2027-02-01', surprise: 'until' })
  const save = { ...fields, action: 'save', message: 'Changed', also_at: 'https://www.amazon.com/baby-reg/x' }
  t.equal((await me.submit(page, save)).headers.location, `${page}?saved=save`)
  t.match(await read(), { message: 'Changed', also_at: [{ url: /amazon/ }], version: 2 })
  t.match((await me.open('/settings')).body, 'data-amazon-registry="yes"')
  const other = await me.submit(page, { ...save, message: 'The other tab' })
  t.match([other.statusCode, other.body], [422, /changed somewhere else in the meantime/])
  t.match(other.body, /A word to your guests: <bdi>Changed/)
  const again = shownFields(other.body)
  t.match(again, { message: 'The other tab' })
  const soon = await me.submit(page, { ...again, action: 'save', surprise: 'none' })
  t.match([soon.statusCode, soon.body], [422, /A surprise can’t end from one moment to the next/])

  const invited = await me.submit(page, { action: 'invite', email: 'not an address' })
  t.match([invited.statusCode, shownFields(invited.body).email], [422, 'not an address'])
  t.equal((await me.submit(page, { action: 'invite', email: 'partner@example.com' })).statusCode, 303)
  const letters = (await members.letters()).map(({ text }) => text ?? '')
  const [address = ''] = letters.flatMap(text => /\/manage\/invitation\/[\w-]+/.exec(text) ?? [])
  t.ok(address, 'the letter leads to the page that accepts')
  const partner = await members.join('partner@example.com', { first_name: 'Jo' })
  t.equal((await submit(address, {}, partner.token)).headers.location, `${home}?saved=joined`)
  t.equal((await submit(address, {}, partner.token)).statusCode, 422, 'once')
  t.match((await me.open(page)).body, /Jo[\s\S]*Leave this list/)
  t.equal((await submit(page, { action: 'leave' }, partner.token)).headers.location, '/manage?saved=left')
  t.equal((await open(home, partner.token)).statusCode, 404)
  t.equal((await me.submit(page, { action: 'leave' })).statusCode, 422, 'somebody has to keep it')

  const was = JSON.stringify({ status: 'open', words: '' })
  await me.submit(page, { action: 'status', status: 'paused', words: 'two', was })
  const stale = await me.submit(page, { action: 'status', status: 'open', was })
  t.match([stale.statusCode, stale.body], [422, /Now: <bdi>Paused/], 'nobody opens again what another has paused')
  t.match((await me.open(home)).body, /This list is paused: guests see [^<]*, and the sentence that you have chosen\./)
  await me.submit(page, { action: 'status', status: 'paused' })
  t.match((await me.open(home)).body, /This list is paused: guests see [^<]*, and nothing else\./)
  await me.submit(page, { action: 'status', status: 'paused', words: 'two' })
  t.match(await read(), { status: 'paused', words: 'two' })
  t.match((await me.submit(page, { action: 'delete' })).body, 'Please tick this box if you are sure.')
  t.equal((await me.submit(page, { action: 'delete', sure: 'true' })).headers.location, '/manage?saved=deleted')
  t.equal((await list.send('GET')).statusCode, 404)
})

t.test('sharing: PIN, new link, tables in and out, the printed sheet', async t => {
  const { home, read, list, ...me } = await owner('share@example.com')
  const page = `${home}/share`
  t.match((await me.open(page)).body, new RegExp(`/registry/${list.link}"`))
  t.match((await me.submit(page, { action: 'pin', pin: 'abc' })).body, 'Please use 6 to 8 digits.')
  await me.submit(page, { action: 'pin', pin: '246824' })
  t.match((await me.open(page)).body, /<b translate="no">246824<\/b>/)
  for (const pin of ['', '  ', '\u200b'])
    t.match((await me.submit(page, { action: 'pin', pin })).body, 'Please use 6 to 8 digits.', 'nothing typed')
  t.equal((await read()).pin, '246824', 'only the button that says so takes it away')
  t.equal((await list.send('PUT', '/pin', { pin: '' })).statusCode, 422)
  await me.submit(page, { action: 'no-pin' })
  await me.submit(page, { action: 'link' })
  const { link, has_pin } = await read()
  t.match([link === list.link, has_pin], [false, false])
  t.match((await me.open(`${home}/print`)).body, /class="qr-code"/)

  const rows = 'Title,Price,Note\r\nBlanket,49.50,"=1+1, warm"\r\nBlanket,10,\r\n'
  const added = await me.submit(page, { action: 'table', table: rows })
  t.equal(added.headers.location, `${page}?saved=table&added=1&skipped=1`)
  t.match((await me.open(`${page}?saved=table&added=1&skipped=1`)).body, /1 wish was added\. 1 were? left out/)
  const broken = await me.submit(page, { action: 'table', table: 'Title,Price\nCup,a lot\n' })
  t.match([broken.statusCode, broken.body], [422, /Row 2: /])
  t.match(shownFields(broken.body).table, 'Cup,a lot')
  const several = await me.submit(page, { action: 'table', table: 'Title,Price\nCup,a lot\nBib,3\n,4\nBed,much\n' })
  t.match(shownFields(broken.body).table, 'Cup,a lot')
  t.match(several.body, 'Rows 2 and 5: Please enter a price', 'every row that is wrong')
  t.match(several.body, 'Row 4: Please say what it is.')
  t.match((await me.submit(page, { action: 'table', table: '' })).body, 'There is no row in it')
  const file = await me.open(`${home}/wishes.csv`)
  t.match(file.headers, {
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="wishes.csv"',
  })
  t.match(file.body, '"\'=1+1, warm"', 'no spreadsheet works anything out')
  const many = `Title\n${Array.from({ length: 200 }, (_, i) => `Thing number ${i} ${'x'.repeat(150)}`).join('\n')}\n`
  t.match((await me.submit(page, { action: 'table', table: many })).headers.location, 'added=200')
})

t.test('an invitation that did not leave is not said to be on its way', async t => {
  const { home, ...me } = await owner('inviting@example.com')
  const page = `${home}/settings`
  const invite = (email: string) => me.submit(page, { action: 'invite', email })
  for (let i = 0; i < 10; i++) t.equal((await invite('often@example.com')).statusCode, 303)
  const eleventh = await invite('often@example.com')
  t.equal(eleventh.statusCode, 429)
  t.match(eleventh.body, 'many invitations went to this address today already')
  t.equal(shownFields(eleventh.body).email, 'often@example.com')
  for (let i = 0; i < 9; i++) await invite('often@example.com')
  t.match((await invite('other@example.com')).body, 'you have invited many people today')
})
