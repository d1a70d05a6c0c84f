// The share row: what is copied, what is said, what is counted.
import type { Page } from 'puppeteer'
import t from 'tap'
import { kit } from '../../routes/ui.tsx'
import { openSite, until } from '../support/browser.ts'
import { button, openUi } from '../support/ui-page.ts'

t.test('the share row', async t => {
  const site = await openSite(t, { table: [kit] })
  const counted = (from: number) =>
    site.lines
      .slice(from)
      .filter(line => line.event === 'share-click')
      .map(line => line.properties)
  const said = (page: Page) =>
    page.waitForSelector('.share-row [role=status]:not(:empty)').then(p => p?.evaluate(p => p.textContent))

  await site.test('Copy link copies the address and says so', {}, async (t, page) => {
    const from = site.lines.length
    await page.browserContext().overridePermissions(site.origin, ['clipboard-read', 'clipboard-sanitized-write'])
    await openUi(page, site)
    await page.click(button('Copy link'))
    t.equal(await said(page), 'Link copied')
    t.equal(await page.evaluate(() => navigator.clipboard.readText()), `${site.origin}/kit`)
    await until('it is counted', () => counted(from).length > 0)
    t.same(counted(from), [{ network: 'copy' }])
    t.notOk(await page.$(button('Share')), 'a device without its own share has no button for it')
  })

  const refused = () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  }
  await site.test('a browser that refuses is not reported as copied', { before: refused }, async (t, page) => {
    await openUi(page, site)
    await page.click(button('Copy link'))
    t.match(await said(page), /does not let us copy/)
  })

  for (const [how, outcome] of [
    ['shared', () => Promise.resolve()],
    ['closed without sharing', () => Promise.reject(new DOMException('closed', 'AbortError'))],
  ] as const) {
    const before = `navigator.share = data => { window.shared = data; return (${outcome})() }`
    await site.test(`the device’s own share, ${how}`, {}, async (t, page) => {
      const from = site.lines.length
      await page.evaluateOnNewDocument(before)
      await openUi(page, site)
      await page.click(button('Share'))
      await until('it is counted', () => counted(from).length > 0)
      t.same(counted(from), [{ network: 'device' }])
      t.same(await page.evaluate(() => Reflect.get(window, 'shared')), {
        url: `${site.origin}/kit`,
        title: 'The kit: what pages are made of',
      })
    })
  }

  await site.test('the links lead there without script, and their use is counted with it', {}, async (t, page) => {
    const from = site.lines.length
    await openUi(page, site)
    await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
    for (const name of ['Facebook', 'Pinterest', 'Twitter', 'E-mail'])
      await page.click(`::-p-aria([name="${name}"][role="link"])`)
    await until('all are counted', () => counted(from).length === 4)
    t.same(
      counted(from)
        .map(properties => (properties as { network: string }).network)
        .sort(), // as the event's table has it
      ['email', 'facebook', 'pinterest', 'twitter'],
    )
  })

  await site.test('what needs script is not shown without', { script: false }, async (t, page) => {
    await page.goto(`${site.origin}/kit`)
    const shown = await page.$$eval('.share-row :is(a, button)', all =>
      all.filter(e => e.checkVisibility()).map(e => e.textContent),
    )
    t.same(shown, ['Facebook', 'Pinterest', 'Twitter', 'E-mail'])
  })
})
