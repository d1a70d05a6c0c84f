// The security page in a real browser before the real member API: devices, and a passkey in the browser's own software
// authenticator.
import type { CDPSession, Page } from 'puppeteer'
import t, { type Test } from 'tap'
import { passkeyNotUsed } from '../../domain/messages.ts'
import { violations } from '../support/axe.ts'
import { hold, openSite, still, until } from '../support/browser.ts'
import { arrive, pathOf, send, textOf, tokenOf } from '../support/member-walk.ts'
import { password, testMembers } from '../support/members.ts'
import { freePort } from '../support/site.ts'
import { freshPlace } from '../support/stores.ts'

/** What a browser says by itself of a form that is refused, and of a page that is left as it comes. */
const expected = [/status of 422/, /^failed: .*\/dashboard \(net::ERR_ABORTED\)/]
const email = 'emma@example.test'

/** Of a phone: it keeps passkeys, and always says yes. */
async function withAuthenticator(page: Page): Promise<{ client: CDPSession; authenticatorId: string }> {
  const client = await page.createCDPSession()
  await client.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', { options })
  return { client, authenticatorId }
}

/** Both know where the other is before either is there. */
async function siteAndMembers(t: Test) {
  const port = await freePort()
  const site = await openSite(t, { unhurried: true, env: { MEMBER_API_URL: `http://127.0.0.1:${port}` } })
  const members = await testMembers(t, await freshPlace(t, 'sqlite'), {
    clock: { now: Date.now() },
    env: { MAIN_ORIGIN: site.origin },
  })
  await members.app.listen({ host: '127.0.0.1', port })
  const logInElsewhere = async (device: string): Promise<string> =>
    (
      await members.ask('POST', '/sessions', { body: { email, password }, headers: { 'x-device-label': device } })
    ).json().token
  const status = async (token: string) => (await members.ask('GET', '/members/me', { token })).statusCode
  return { site, members, logInElsewhere, status }
}

async function logIn(page: Page, origin: string, path = '/settings/security') {
  await page.goto(`${origin}/login?target=${encodeURIComponent(path)}`)
  await page.type('main [name="email"]', email)
  await page.type('main [name="password"]', password)
  return arrive(page, () => page.click(send))
}

/** Once what moves has arrived: half a colour is none. */
async function faults(page: Page): Promise<string[]> {
  await still(page)
  return violations(page)
}
const lines = (page: Page) => page.$$eval('main .settings-security li strong', all => all.map(line => line.textContent))
const said = (page: Page) => textOf(page, 'main [role="status"]')

t.test('the security page', async t => {
  const { site, members, logInElsewhere, status } = await siteAndMembers(t)
  await members.join(email, { first_name: 'Emma' })

  await site.test('a passkey is added, and is the way in from then on', { expected, width: 390 }, async (t, page) => {
    const { client, authenticatorId } = await withAuthenticator(page)
    t.equal(await logIn(page, site.origin), '/settings/security')
    t.same(await faults(page), [])
    await page.type('main [name="password"]', 'not the right one')
    await page.click('[data-passkey="add"] > .button')
    await page.waitForSelector('[data-passkey="add"] [role="alert"]')
    t.match(await textOf(page, '[data-passkey="add"] [role="alert"]'), /not your password/)
    t.same(await faults(page), [])
    await page.$eval('main [name="password"]', field => {
      Object.assign(field, { value: '' })
    })
    await page.type('main [name="password"]', password)
    t.equal(
      await arrive(page, () => page.click('[data-passkey="add"] > .button')),
      '/settings/security?saved=add-passkey',
    )
    t.equal(await said(page), 'The passkey was added.')
    t.equal((await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length, 1)
    t.ok((await lines(page)).includes('Passkey added'))
    t.same(await faults(page), [], 'with all that can be on it')

    await page.goto(`${site.origin}/settings`)
    await arrive(page, () => page.click('main .sign-out button'))
    t.equal(await tokenOf(page), undefined)
    await page.goto(`${site.origin}/login?target=${encodeURIComponent('/settings/security')}`)
    t.same(await faults(page), [])
    t.equal(
      await arrive(page, () => page.click('[data-passkey="use"] > .button')),
      '/settings/security',
      'and where they wanted to go',
    )
    t.equal(await status((await tokenOf(page)) ?? ''), 200)
    t.match(
      await page.$$eval('main .settings-security li', all => all.map(line => line.textContent).join()),
      /last used just now/,
    )

    await arrive(page, () => page.click('[aria-label^="Remove"]'))
    t.equal(await said(page), 'The passkey was removed.')
    await page.goto(`${site.origin}/settings`)
    await arrive(page, () => page.click('main .sign-out button'))
    await page.goto(`${site.origin}/login`)
    t.equal(await arrive(page, () => page.click('[data-passkey="use"] > .button')), '/login')
    t.match(await textOf(page, '.sign-in-problem'), /passkey could not be used/)
  })

  await site.test('who has no passkey is told what else there is', { width: 390 }, async (t, page) => {
    const { client, authenticatorId } = await withAuthenticator(page)
    await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await page.goto(`${site.origin}/login`)
    await page.evaluate(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.click('[data-passkey="use"] > .button')
    await page.waitForSelector('[data-passkey="use"] [role="alert"]')
    t.match(await textOf(page, '[data-passkey="use"] [role="alert"]'), /log in with your password/)
    t.equal(pathOf(page), '/login')
  })

  await site.test(
    'a script that does not come is told of',
    { expected: [/passkey-forms/, /ERR_FAILED/], width: 390 },
    async (t, page) => {
      await withAuthenticator(page)
      const forms = await hold(page, /passkey-forms/)
      await page.goto(`${site.origin}/login`)
      await page.click('[data-passkey="use"] > .button')
      await until('the script is asked for', async () => forms.held.length === 1)
      await forms.release('abort')
      await page.waitForSelector('[data-passkey="use"] [role="alert"]')
      t.equal(await textOf(page, '[data-passkey="use"] [role="alert"]'), passkeyNotUsed)
      t.same(await faults(page), [])
    },
  )

  const noPasskeys = () => Reflect.deleteProperty(window, 'PublicKeyCredential')
  await site.test('a browser that knows no passkeys shows nothing of them', { before: noPasskeys }, async (t, page) => {
    await page.goto(`${site.origin}/login`)
    t.equal(await page.$eval('[data-passkey="use"]', form => form.checkVisibility()), false)
  })

  for (const script of [true, false])
    await site.test(
      `devices end, ${script ? 'with' : 'without'} script`,
      { expected, script, width: 390 },
      async (t, page) => {
        const [mac, windows] = [await logInElsewhere('Safari on Mac'), await logInElsewhere('Edge on Windows')]
        await logIn(page, site.origin)
        const here = (await tokenOf(page)) ?? ''
        t.match(await textOf(page, 'main .settings-security li'), /Chrome on .*This device.*In use now/)
        if (!script) {
          t.equal(
            await page.$('[data-passkey="add"]').then(form => form?.isVisible()),
            false,
            'what needs script is not there',
          )
          t.match(await textOf(page, 'main noscript'), /turn on JavaScript/)
          t.same([await page.$$eval('main noscript', all => all.some(words => words.checkVisibility()))], [true])
        }
        await arrive(page, () => page.click('[aria-label="Sign Out Safari on Mac"]'))
        t.equal(pathOf(page), '/settings/security?saved=end-session')
        t.same([await said(page), await status(mac), await status(windows)], ['The device was signed out.', 401, 200])
        await arrive(page, () => page.click('main .settings-security > form .button-secondary'))
        t.same(
          [await said(page), await status(windows), await status(here)],
          ['All other devices were signed out.', 401, 200],
        )
        t.equal(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          true,
          'nothing stands out',
        )
      },
    )

  await site.test('a device that was ended is signed out with its next page', { expected }, async (t, page) => {
    const context = await site.browser.createBrowserContext()
    const other = await context.newPage()
    await logIn(other, site.origin, '/about-us')
    await until('the other page knows the member', async () => (await textOf(other, '#account')).includes('Emma'))
    await logIn(page, site.origin)
    await arrive(page, () => page.click('main .settings-security > form .button-secondary'))
    await other.goto(`${site.origin}/about-us`)
    t.notMatch(await textOf(other, '.site-header'), /Emma/, 'nothing is remembered of it')
    await other.goto(`${site.origin}/settings/security`)
    t.equal(new URL(other.url()).pathname, '/login')
    await context.close()
  })
})
