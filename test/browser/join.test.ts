// From joining to a new password, in a real browser before the real member API, with and without script.
import type { Page } from 'puppeteer'
import t from 'tap'
import { known } from '../support/account-menu.ts'
import { openSite, until } from '../support/browser.ts'
import { type TestMembers, testMembers } from '../support/members.ts'
import { sized } from '../support/sized.ts'
import { freshPlace } from '../support/stores.ts'

const password = 'a long enough password'
const next = 'another long password'
/** A page's own question for the account may still be under way when the session ends. */
const ended = /status of 401.*\/api\/members\//s
const refused = [/status of 422/, ended]

const members = await testMembers(t, await freshPlace(t, 'sqlite'))
const site = await openSite(t, {
  unhurried: true,
  env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
})

/** Fills the page's form, sends it and gives the path it led to. */
async function submit(page: Page, fields: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(fields)) {
    await page.$eval(`main input[name="${name}"]`, field => field.setAttribute('value', '')) // what a browser shows until somebody types
    await page.focus(`main input[name="${name}"]`)
    await page.keyboard.type(value)
  }
  await Promise.all([page.waitForNavigation(), page.click('main form .button, main form.sign-out button')])
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** The text of what is in the page, or comes late. */
const textOf = async (page: Page, selector: string) =>
  (await page.waitForSelector(selector))?.evaluate(({ textContent }) => textContent?.trim())
const isSignedIn = async (page: Page) =>
  (await page.cookies(site.origin)).some(({ name, httpOnly }) => name === 'session' && httpOnly)

async function resetLink({ letters }: TestMembers, to: string): Promise<string> {
  const letter = (await letters()).findLast(
    ({ subject, to: at }) => subject === 'Choose a new password' && at?.[0]?.address === to,
  )
  return /reset-password\?token=[\w-]{43}/.exec(letter?.text ?? '')?.[0] ?? ''
}

for (const script of sized([true], [true, false])) {
  const email = `rosa-${script}@example.test`

  await site.test(
    `join, sign out, log in: script ${script}`,
    { script, expected: refused, width: script ? 1280 : 390 },
    async (t, page) => {
      await page.goto(`${site.origin}/join?target=%2Fa%2F&stage=pregnant`)
      t.equal(await page.$eval('main [name="stage"]:checked', radio => radio.getAttribute('value')), 'pregnant')
      t.equal(await submit(page, { email, password: 'short', first_name: 'Rosa' }), '/join')
      t.match(await textOf(page, 'main .field-problem'), /at least 8 characters/)
      t.equal(await page.$eval('main [name="email"]', field => field.getAttribute('value')), email, 'the input is kept')
      t.equal(
        await page.$eval('main [name="password"]', field => field.getAttribute('value') ?? ''),
        '',
        'the password is not',
      )
      t.equal(await submit(page, { password }), '/a/', 'on to where they came for')
      t.ok(await isSignedIn(page))

      await page.goto(`${site.origin}/logout`)
      t.ok(await isSignedIn(page), 'opening the page changes nothing')
      t.equal(await submit(page, {}), '/')
      t.notOk(await isSignedIn(page))

      await page.goto(`${site.origin}/dashboard`)
      t.match(page.url(), /\/login\?target=%2Fdashboard$/)
      t.equal(await submit(page, { email, password: 'not the right one' }), '/login')
      t.match(await textOf(page, 'main .field-problem'), /do not go together/)
      t.notOk(await isSignedIn(page))
      t.equal(await submit(page, { password }), '/dashboard', 'the target is still known')
      t.ok(await isSignedIn(page))
      if (script)
        await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Good to see you, Rosa')
      t.equal(await submit(page, {}), '/', 'the dashboard has Sign Out too')
      t.notOk(await isSignedIn(page))
    },
  )

  await site.test(`a forgotten password: script ${script}`, { script, expected: refused }, async (t, page) => {
    await page.goto(`${site.origin}/login`)
    await Promise.all([page.waitForNavigation(), page.click('main a[href="/forgot-password"]')])
    t.equal(
      await submit(page, { email: 'nobody@example.test' }),
      '/forgot-password?sent=true',
      'an unknown address looks the same',
    )
    await page.goto(`${site.origin}/forgot-password`)
    t.equal(await submit(page, { email }), '/forgot-password?sent=true')
    const link = await resetLink(members, email)
    await page.goto(`${site.origin}/${link}`)
    t.equal(await submit(page, { password: 'short' }), '/reset-password')
    t.match(await textOf(page, 'main .field-problem'), /at least 8 characters/)
    t.equal(await submit(page, { password: next }), '/login?target=%2Fdashboard')
    t.equal(await submit(page, { email, password: next }), '/dashboard')
    await page.goto(`${site.origin}/${link}`)
    await submit(page, { password: 'a third long password' })
    t.match(await textOf(page, 'main .sign-in-problem'), /has been used or is too old/, 'a link works once')
  })
}

for (const script of sized([false], [true, false]))
  await site.test(
    `what was said when joining is asked for first: script ${script}`,
    { script, width: 390 },
    async (t, page) => {
      await page.goto(`${site.origin}/join`)
      await page.click('main [name="stage"][value="parent"]')
      t.equal(await submit(page, { email: `said-${script}@example.test`, password }), '/dashboard')
      t.equal(await textOf(page, '#beginning'), 'When was your child born?')
      t.equal(await textOf(page, '.starts li:first-child a'), 'A child')
      await page.goto(`${site.origin}/dashboard`)
      t.equal(await textOf(page, '#beginning'), 'When was your child born?', 'at every visit, until there is a profile')
    },
  )

await site.test('the account menu signs out', { expected: [ended] }, async (t, page) => {
  await page.goto(`${site.origin}/join`)
  await submit(page, { email: 'menu@example.test', password, first_name: 'Rosa' })
  await known(page)
  await page.click('.account-button')
  await Promise.all([page.waitForNavigation(), page.locator('#account-menu .sign-out button').click()])
  t.equal(new URL(page.url()).pathname, '/')
  t.notOk(await isSignedIn(page))
})

await site.test(
  'what is done on the way in is counted, and nothing that was typed',
  { expected: [ended] },
  async (t, page) => {
    const counted = () =>
      site.lines.flatMap(({ event, properties }) => (event === 'sign-up-interaction' ? [properties] : []))
    const before = counted().length
    const email = 'counted@example.test'
    const from = {
      userDecisionArea: 'save-article',
      trigger: 'heart',
      productType: 'week',
      experiments: 'abVersion:1,saveAbVersion:2',
    }
    const join = `${site.origin}/join?${new URLSearchParams({ ...from, source: email, target: '/a/' })}`
    /** Waits for what counts here. */
    const listening = async () => {
      const script = await page.waitForFunction(
        () => performance.getEntriesByType('resource').find(({ name }) => /\/js\/sign-in-/.test(name))?.name,
      )
      await page.evaluate(address => import(address).then(() => {}), (await script.jsonValue()) ?? '')
    }
    const open = async (address: string) => {
      await page.goto(address)
      await listening()
    }
    /** One at a time: what leaves later may arrive earlier. */
    const told = (number: number) => until(`${number} are counted`, () => counted().length >= before + number)
    await open(join)
    await page.click('main [name="stage"][value="pregnant"]')
    await told(1)
    await page.click('main [name="stage"][value="none"]')
    await told(2)
    t.equal(await submit(page, { email, password }), '/a/')
    await told(3)
    await page.goto(`${site.origin}/logout`)
    await submit(page, {})
    await open(join)
    await Promise.all([page.waitForNavigation(), page.click('main a[href^="/login?"]')])
    await told(4)
    await listening()
    t.equal(await submit(page, { email, password }), '/a/')
    await told(5)
    await page.goto(`${site.origin}/logout`)
    await submit(page, {})
    await open(`${site.origin}/login`)
    await submit(page, { email, password })
    await told(6)
    t.same(counted().slice(before), [
      { selection: 'stage', stage: 'pregnant', ...from },
      { selection: 'stage', stage: 'none', ...from },
      { selection: 'send-join', stage: 'none', ...from },
      { selection: 'log-in', ...from },
      { selection: 'send-log-in', ...from },
      { selection: 'send-log-in' },
    ])
    t.notMatch(JSON.stringify(site.lines), new RegExp(`${email}|${password}`))
  },
)
