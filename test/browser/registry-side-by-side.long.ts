// A parent on a phone and three guests, side by side: one without script, one on a slow line, one at a desk. From the
// first wish to the end of the list. `PICTURES=folder` keeps a picture of each step.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'puppeteer'
import t from 'tap'
import { addDays, today } from '../../domain/dates.ts'
import { island, openSite, plainHost, until } from '../support/browser.ts'
import { testMembers } from '../support/members.ts'
import { complaints, person } from '../support/people.ts'
import { freshPlace } from '../support/stores.ts'

const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
const site = await openSite(t, {
  folder: 'dist-test',
  unhurried: true,
  env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
})
const day = 86_400_000
const { token, member } = await members.join('emma@example.com', { first_name: 'Emma' })

/** A shop, whose page the bookmark reads in the parent's browser. */
const shop = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html')
  response.end(`<!doctype html><title>Shop</title><meta property="og:title" content="Wool blanket, 80 x 100">
    <meta property="product:price:amount" content="49.50"><meta property="product:price:currency" content="USD">`)
}).listen(0, '127.0.0.1')
await once(shop, 'listening')
t.teardown(() => shop.close())
const shopAddress = `http://${plainHost}:${(shop.address() as AddressInfo).port}/blanket`

t.test('a list, from its first wish to its end', async t => {
  const phone = { width: 390, touch: true }
  const emma = await person(site, 'emma', phone, token)
  const ada = await person(site, 'ada', { width: 390, script: false, expected: [] })
  const bo = await person(site, 'bo', { width: 390, slow: true })
  const cy = await person(site, 'cy', { width: 1280 })

  t.comment('create')
  await emma.open('/manage')
  await emma.page.select('main [name="event_kind"]', 'shower')
  const shower = addDays(today(members.clock.now), 9)
  await emma.page.$eval('main [name="event_date"]', (field, value) => Object.assign(field, { value }), shower)
  await emma.press('Make the list')
  const home = new URL(emma.page.url()).pathname
  await emma.see(t, 'an empty list')

  t.comment('fill, by the bookmark and by hand')
  await emma.open(`${home}/share`)
  await emma.page.$eval(island('registry-bookmark'), one => one.scrollIntoView())
  await emma.page.waitForSelector(island('registry-bookmark', 'ready'))
  const bookmark = await emma.page.$eval('.manage-bookmark a', one => one.getAttribute('href') ?? '')
  const tab = await emma.page.browserContext().newPage()
  await tab.goto(shopAddress)
  const opened = new Promise<Page>(resolve => tab.once('popup', popup => popup && resolve(popup)))
  await tab.evaluate(decodeURIComponent(bookmark.replace('javascript:', '')))
  const form = new URL(await (await opened).evaluate(() => location.href))
  t.equal(form.searchParams.get('price'), '49.50')
  await tab.close()
  await emma.page.bringToFront()
  await emma.open(form.href)
  await emma.see(t, 'the form that the bookmark filled')
  await emma.press('Add to the list')
  await emma.fill({ title: 'Stroller', price: '600', shares: '5' })
  await emma.press('Add to the list')
  await emma.fill({ title: 'Two dinners in March' })
  await emma.press('Add to the list')
  await emma.see(t, 'three wishes')
  await emma.open(`${home}/share`)
  await emma.see(t, 'sharing')
  const link = /\/registry\/[\w-]{22}/.exec(await emma.page.content())?.[0] ?? ''
  const wishes = await emma.page
    .goto(site.origin + home)
    .then(() => emma.page.$$eval('.wishes h2', all => all.map(one => one.id)))

  t.comment('reserve, each in their own way')
  await ada.open(link)
  await ada.see(t, 'the list without script')
  await ada.page.click(`[id="${wishes[0]}"] summary`)
  await ada.fill({ name: 'Ada', email: 'ada@example.com', message: 'With love' }, `form[action$="${wishes[0]}"]`)
  await ada.see(t, 'the form without script')
  await ada.press('Reserve', `form[action$="${wishes[0]}"]`)
  t.match(await ada.text(), /Your gift.*Wool blanket/)
  await ada.see(t, 'her gift')
  await bo.open(`${link}?item=${wishes[1]}`)
  await bo.fill({ name: 'Bo', email: 'bo@example.com', quantity: '2' })
  await bo.press('Reserve')
  t.match(await bo.text(), '2 of 5 shares, $120 each')
  await bo.see(t, 'his shares on a slow line')
  const boAt = bo.page.url()

  t.comment('race for the dinners')
  await bo.open(`${link}?item=${wishes[2]}`)
  await cy.open(link)
  await cy.see(t, 'the list at a desk')
  await cy.open(`${link}?item=${wishes[2]}`)
  for (const [who, name] of [
    [bo, 'Bo'],
    [cy, 'Cy'],
  ] as const)
    await who.fill({ name, email: `${name}@example.com`, message: `${name} cooks` })
  await cy.press('Reserve')
  const cyAt = cy.page.url()
  await bo.press('Reserve')
  t.match(await bo.text(), 'Somebody was faster')
  t.match(await bo.text(), 'Bo cooks', 'what he wrote is not lost')
  await bo.see(t, 'somebody was faster')

  t.comment('the parent learns nothing of it')
  for (const [path, says] of [
    [home, 'Two dinners in March'],
    [`${home}/gifts`, 'is a surprise'],
    [link, 'Nothing counts as reserved here'],
  ] as const) {
    await emma.open(path)
    t.match(await emma.text(), says)
    t.notMatch(await emma.text(), /Ada|Cy|With love|Given already|[1-9] of 5 shares taken/, path)
    await emma.see(t, `before the day ${path === link ? 'as guests see it' : path === home ? 'wishes' : 'gifts'}`)
  }

  t.comment('change one’s mind')
  await ada.press('I have changed my mind')
  await ada.press('Yes, give it back')
  await ada.see(t, 'given back')
  await cy.open(link)
  t.notMatch(await cy.text(), /Given already.*Wool blanket/)
  t.match(await cy.text(), /Given already.*Two dinners/)
  await cy.see(t, 'the list when some is taken')

  t.comment('the day of the surprise, and thanks')
  members.clock.now += 10 * day
  await emma.open(`${home}/gifts`)
  t.match(await emma.text(), /Two dinners in March.*Cy cooks/)
  t.notMatch(await emma.text(), 'Ada')
  await emma.see(t, 'gifts on the day')
  const thanks = 'form:has([name="thanks"])'
  await emma.page.tap(`${thanks} [name="thanked"]`)
  await emma.fill({ thanks: 'Thank you, it was lovely.' }, thanks)
  await emma.press('Save', thanks)
  await emma.see(t, 'thanked')
  const pages = []
  for (const [who, at] of [
    [bo, boAt],
    [cy, cyAt],
  ] as const) {
    await who.open(at)
    pages.push(await who.text())
  }
  t.equal(pages.filter(text => text.includes('Thank you, it was lovely.')).length, 1)
  await cy.see(t, 'his gift after the day')

  t.comment('lose')
  const [account, loss] = [`/api/members/${member.id_string}`, JSON.stringify({ member: { after_loss: true } })]
  // Through the site, as she would: told past it, it goes on for seconds by what it knew of her.
  const told = await emma.page.evaluate(
    async (url, body) =>
      (await fetch(url, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body })).status,
    account,
    loss,
  )
  t.equal(told, 200)
  await cy.open(link)
  t.equal(await cy.text(), 'This list is not open at the moment')
  await bo.open(boAt)
  t.match(await bo.text(), 'There is nothing that you need to do.')
  await bo.see(t, 'his gift after a loss')
  await emma.open(home)
  await emma.see(t, 'her list after a loss')
  t.notMatch(await emma.text(), /congrat|checklist|baby/i)

  t.comment('delete')
  await emma.open(`${home}/settings`)
  await emma.see(t, 'settings after a loss')
  await emma.page.$eval('[name="sure"]', one => one.scrollIntoView({ block: 'center' }))
  await emma.page.tap('[name="sure"]')
  await emma.press('Delete this list')
  t.match(await emma.text(), 'The list was deleted.')
  await emma.see(t, 'the list is gone')
  await cy.open(link)
  await cy.see(t, 'no list at this link')
  const closed = async () =>
    (await members.letters()).filter(({ subject }) => subject?.endsWith('is closed')).map(({ to }) => to?.[0]?.address)
  await until('the givers were told', async () => (await closed()).length >= 2)
  t.same((await closed()).toSorted(), ['Cy@example.com', 'bo@example.com'], 'one neutral letter each')
  t.same(
    complaints.flat().filter(one => !/status of 4(?:04|22)/.test(one)),
    [],
    'no browser complains',
  )
})
