// A member's pages while the member API takes its time: everything is there at once but the member, who follows.
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, until } from '../support/browser.ts'
import { fakeMemberApi, session } from '../support/fake-member-api.ts'
import { nobodyForgotten } from '../support/late-deadlines.ts'

const delayMs = 300
const member = {
  id_string: 'm1',
  first_name: 'Ada',
  is_ttc: false,
  pregnancy: { due_date: 1_800_000_000 },
  born_children: [],
}
const greeting = 'Good to see you, Ada'

const signIn = (page: Page, token = session) =>
  page.browserContext().setCookie({ name: 'session', value: token, domain: 'localhost' })
/** The account areas of a page: whose they are, and where their button leads, if it does. */
const accounts = (page: Page) =>
  page.$$eval('#account', all =>
    all.map(element => ({
      stage: element.getAttribute('data-stage'),
      name: element.querySelector('bdi')?.textContent ?? null,
      leads: element.querySelector('.account-button')?.getAttribute('href') ?? null,
    })),
  )
const ada = { stage: 'pregnant', name: 'Ada', leads: null }
const titles = (page: Page) =>
  page.$$eval('h1', all => all.filter(h1 => h1.checkVisibility()).map(h1 => h1.textContent))
const policyOf = (headers?: Record<string, string>) => headers?.['content-security-policy'] ?? ''

t.test('a member whom the API has yet to name', async t => {
  const api = await fakeMemberApi(t, member, delayMs)
  const site = await openSite(t, { unhurried: true, env: { MEMBER_API_URL: api.url } })

  await site.test('a public page comes with a plain link, which the account replaces', {}, async (t, page) => {
    await signIn(page)
    const answerNow = api.hold()
    const going = page.goto(`${site.origin}/about-us`)
    await page.waitForSelector('main h1')
    t.same(
      await accounts(page),
      [{ stage: null, name: null, leads: '/dashboard' }],
      'the page is there while nobody has answered',
    )
    answerNow()
    await going
    await page.waitForSelector('#account[data-stage]')
    t.same(await accounts(page), [ada], 'one account area, with the stage')
    t.ok(await page.$('#account-menu a[href="/dashboard"]'))
    t.equal(await page.$$eval('template', all => all.length), 0, 'no template is left')
  })

  await site.test('once known, the account is in the page itself', {}, async (t, page) => {
    nobodyForgotten(t)
    await signIn(page)
    await site.ask({ url: '/about-us', cookies: { session } })
    const before = api.asked
    t.ok(before > 0)
    const answer = await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
    t.equal(api.asked, before, 'nobody is asked again')
    t.match(await answer?.text(), /id="account" data-stage="pregnant"/)
    t.equal(answer?.headers()['cache-control'], 'private, no-store')
    t.same(await accounts(page), [ada])
  })

  // The page may have asked for the account's choices before the test ends, and the browser tells of the refusal.
  const refused = { expected: [/status of 401.*members\/me/s] }
  await site.test('a session that is none sees the page of everybody', refused, async (t, page) => {
    await signIn(page, 'a-token-that-nobody-knows')
    await page.goto(`${site.origin}/about-us`)
    await page.waitForSelector('#account[data-stage]')
    t.same(
      (await accounts(page)).map(({ stage }) => stage),
      ['none'],
    )
  })
})

t.test('the dashboard', async t => {
  const api = await fakeMemberApi(t, member, delayMs)
  const site = await openSite(t, { unhurried: true, env: { MEMBER_API_URL: api.url } })

  await site.test('shows its frame at once, and greets when the API has answered', {}, async (t, page) => {
    await signIn(page)
    const answerNow = api.hold()
    const going = page.goto(`${site.origin}/dashboard`)
    await page.waitForSelector('main [role="status"]')
    t.same(await titles(page), ['Your almanac'], 'while nobody has answered')
    answerNow()
    await going
    await until('the greeting is there', async () => (await titles(page))[0] === greeting)
    t.same(await titles(page), [greeting], 'in the place of the other title')
    t.equal(await page.$('main [role="status"]'), null, 'nothing is on its way any more')
    t.ok(await page.$('main .week-ring'), 'what it follows is there too')
  })

  await site.test('its scripts carry a nonce, a new one each time', {}, async (t, page) => {
    await signIn(page)
    const first = await page.goto(`${site.origin}/dashboard`)
    await until('the greeting is there', async () => (await titles(page))[0] === greeting)
    const [, nonce = ''] = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(policyOf(first?.headers())) ?? []
    t.ok(nonce.length >= 22, 'in the policy')
    const inPage = await page.$$eval('script:not([type="application/json"], [type="application/ld+json"])', all =>
      all.map(script => script.nonce),
    )
    t.same([...new Set(inPage)], [nonce], 'and in every script')
    t.equal(first?.headers()['cache-control'], 'private, no-store')
    const second = await page.goto(`${site.origin}/dashboard`)
    t.not(policyOf(second?.headers()), policyOf(first?.headers()))
  })

  const refused = [/policy: script-src/, /Content Security Policy/]
  await site.test('a script without the nonce does not run', { expected: refused }, async (t, page, complaints) => {
    await signIn(page)
    await page.goto(`${site.origin}/dashboard`)
    await page.evaluate(() => {
      const script = Object.assign(document.createElement('script'), { textContent: 'document.title = "it ran"' })
      document.body.setAttribute('onclick', 'document.title = "it ran"')
      // As if the HTML had carried it: what a script of ours adds would be trusted.
      const { contentDocument } = document.body.appendChild(document.createElement('iframe'))
      contentDocument?.write(script.outerHTML)
      document.body.click()
    })
    t.not(await page.title(), 'it ran')
    t.match(complaints.join('\n'), /policy: script-src/, 'and the browser says so')
  })

  await site.test('carries the account area with the stage', {}, async (t, page) => {
    await signIn(page)
    await page.goto(`${site.origin}/dashboard`)
    await until('the plain link has gone', async () => (await accounts(page)).length === 1)
    t.same(await accounts(page), [ada])
  })

  await site.test('leads those who are signed out to the way in', {}, async (t, page) => {
    await page.setRequestInterception(true)
    const asked: string[] = []
    page.on('request', request => {
      const { pathname, search } = new URL(request.url())
      asked.push(pathname + search)
      if (pathname === '/login')
        request.respond({ status: 200, contentType: 'text/html', body: '<title>Log in</title>' })
      else request.continue()
    })
    await page.goto(`${site.origin}/dashboard`)
    t.same(asked.slice(0, 2), ['/dashboard', '/login?target=%2Fdashboard'])
  })
})

t.test('a member whose name is markup', async t => {
  const name = '</script><script>document.title="it ran"</script><img src=x onerror=alert(1)>'
  const api = await fakeMemberApi(t, { ...member, first_name: name }, 50)
  const site = await openSite(t, { unhurried: true, env: { MEMBER_API_URL: api.url } })
  await site.test('is shown as text', {}, async (t, page) => {
    await signIn(page)
    // Late, streamed, and filled in at once.
    for (const path of ['/about-us', '/dashboard', '/about-us']) {
      await page.goto(site.origin + path)
      await until('the name is there', async () =>
        (await page.$eval('body', body => body.textContent)).includes('<img src=x'),
      )
      t.not(await page.title(), 'it ran')
      t.notOk(await page.$('img[src="x"]'), path)
    }
  })
})
