// Tools without a network: what the service worker keeps, whose pages those are, and when it goes.
import { createServer } from 'node:net'
import type { Page } from 'puppeteer'
import t from 'tap'
import { signsPage } from '../../content/danger-signs/signs-page.ts'
import { offlinePages } from '../../content/offline-pages.ts'
import { cachePrefix } from '../../domain/offline.ts'
import { openBuild } from '../../server/build.ts'
import { island, openSite, until } from '../support/browser.ts'
import { testMembers } from '../support/members.ts'
import { type SiteOptions, testSite } from '../support/site.ts'
import { sized } from '../support/sized.ts'
import { freshPlace } from '../support/stores.ts'
import { answers, toolUses } from '../support/tool-uses.ts'

const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
const env = {
  OFFLINE: 'on',
  ABTEST_ENABLE: 'true',
  MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }),
}
const site = await openSite(t, { unhurried: true, env })
const { content } = openBuild(new URL('../../dist-test', import.meta.url).pathname)
const paths = offlinePages([...content.cards('tool'), ...content.cards('article')])
const tool = '/due-date-calculator'

/** The app that answers at the site's address; null while nobody does. */
let { app }: { app: typeof site.app | null } = site
async function serve(options: SiteOptions | null) {
  await app?.close()
  app = null
  if (!options) return
  const { port } = new URL(site.origin)
  const origins = { MAIN_ORIGIN: site.origin, NAMES_ORIGIN: site.origin, REGISTRY_ORIGIN: site.origin }
  const next = await testSite(t, {
    folder: 'dist-test',
    ...options,
    env: { ...env, PORT: port, ...origins, ...options.env },
  })
  await next.app.listen({ host: 'localhost', port: Number(port) })
  app = next.app
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
/** What is kept: paths of pages, and how many files. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const copies: { path: string; html: string }[] = []
    let files = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const path = new URL(url).pathname
        if (path.startsWith('/assets/')) files++
        else copies.push({ path, html: (await (await cache.match(url))?.text()) ?? '' })
      }
    }
    return { copies, files }
  })
const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0)
/** Opens a tool for the first time, and waits until the worker has all that it keeps. */
async function firstVisit(page: Page, path = tool) {
  await page.goto(site.origin + path)
  await until('the worker keeps the tools', () => page.evaluate(() => navigator.serviceWorker.controller !== null))
}
/** A browser may leave an empty cache behind, for what it makes of scripts that came out of it. */
const isGone = (page: Page) => async () => {
  const { copies, files } = await kept(page)
  return !(await isRegistered(page)) && copies.length + files === 0
}
/** The web app manifest as the browser reads it, and what it finds wrong with it. */
async function readManifest(page: Page) {
  const client = await page.createCDPSession()
  const read = await client.send('Page.getAppManifest')
  await client.detach()
  return read
}

/** What the browser says of a site that is not there. */
const noSite = [/ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INTERNET_DISCONNECTED|FAILED|ABORTED)/]

await site.test('the browser takes the site for one that can be installed', {}, async (t, page) => {
  await page.goto(`${site.origin}/about-us`)
  t.ok(await page.evaluate(() => isSecureContext))
  // The protocol's own list of what keeps a page from being installed is empty without a window, for any page.
  const { url, errors, manifest } = await readManifest(page)
  t.equal(url, `${site.origin}/manifest.webmanifest`)
  t.same(errors, [])
  t.match(manifest, {
    id: `${site.origin}/`,
    name: 'Little Almanac',
    startUrl: `${site.origin}/`,
    scope: `${site.origin}/`,
    display: 'kStandalone',
    preferRelatedApplications: false,
  })
  t.ok((manifest.icons ?? []).length >= 3 && (manifest.shortcuts ?? []).length >= 4)
})

await site.test('every tool opens, works and keeps without the site', { expected: noSite }, async (t, page) => {
  await firstVisit(page)
  const { copies, files } = await kept(page)
  t.same(copies.map(({ path }) => path).sort(), [...paths].sort(), 'these pages and no other')
  t.ok(files > 30, `${files} files`)
  for (const { path, html } of copies) t.notMatch(html, /data-experiments/, `${path} is in no experiment`)

  await serve(null)
  await page.goto(site.origin + signsPage.path)
  t.match(await page.$eval('main', main => main.textContent), /911/, 'the danger signs have their numbers')
  for (const tool of toolUses) {
    const { path } = tool
    const answer = await page.goto(`${site.origin + path}?from=somewhere`)
    t.ok(answer?.fromServiceWorker(), path)
    await page.waitForSelector('.tool x-island[data-status="ready"]')
    await until(`the islands of ${path} are awake`, () =>
      page.$$eval('x-island[when="load"]', all => all.every(island => island.getAttribute('data-status') === 'ready')),
    )
    t.notMatch(await page.$eval('.tool', element => (element as HTMLElement).innerText), tool.says, `${path} is empty`)
    await tool.use(page)
    await answers(page, tool)
    const again = await page.reload()
    t.ok(again?.fromServiceWorker(), `${path} again`)
    await answers(page, tool)
  }
  t.same([signsPage.path, ...toolUses.map(({ path }) => path)].sort(), [...paths].sort(), 'no other page is kept')

  await page.goto(site.origin + tool)
  await page.waitForSelector(island('tool-due-date', 'ready'))
  await page.click('[aria-label="Open calendar"]')
  await page.waitForSelector('[aria-label="Open calendar"][aria-expanded="true"]')

  await page.setOfflineMode(true)
  await page.waitForSelector('text/You are offline')
  await page.setOfflineMode(false)
  await until('it says nothing more', async () => (await page.$('text/You are offline')) === null)
  await t.rejects(page.goto(`${site.origin}/`), /ERR_CONNECTION_REFUSED/, 'a page that is not kept')
})

await site.test('a new build takes its place within one reload; a withdrawn worker goes', {}, async (t, page) => {
  await serve({})
  await firstVisit(page)
  const before = await cacheNames(page)
  t.equal(before.length, 1)
  await serve({ buildId: 'newer' })
  await page.reload()
  await until('only the new build is kept', async () => {
    const names = await cacheNames(page)
    return names.length === 1 && names[0] !== before[0]
  })
  t.match(await cacheNames(page), [new RegExp(`^${cachePrefix}newer-`)])
  t.equal((await kept(page)).copies.length, paths.length)

  await serve({ env: { OFFLINE: 'off' } })
  await page.goto(`${site.origin}/about-us`)
  await until('the withdrawn worker is gone with all it kept', isGone(page))
  await page.goto(site.origin + tool)
  await page.waitForSelector(island('tool-due-date', 'ready'))
  t.notOk(await page.$('script[src*="/js/offline"]'), 'nor does a page start it again')
})

await site.test('a member: their pages are not kept, and after a loss nothing is', {}, async (t, page) => {
  await serve({})
  const { token } = await members.join('rosa@example.test', { first_name: 'Rosalinde' })
  await page.browserContext().setCookie({ name: 'session', value: token, domain: 'localhost' })
  await firstVisit(page)
  for (const path of ['/', '/dashboard', tool]) await page.goto(site.origin + path)
  t.match(await page.content(), 'Rosalinde', 'it is their page that the site gives')
  const { copies } = await kept(page)
  t.same(copies.map(({ path }) => path).sort(), [...paths].sort())
  for (const { path, html } of copies) t.notMatch(html, /Rosalinde|"signedIn":true|data-sensitive/, path)

  await page.browserContext().setCookie({ name: 'quiet_almanac', value: '1', domain: 'localhost' })
  await page.goto(`${site.origin}/about-us`)
  await until('worker and copies are gone', isGone(page))
  await page.goto(`${site.origin}${tool}?show=all`)
  await page.waitForSelector(island('tool-due-date', 'ready'))
  t.ok(await isGone(page)(), 'and a tool that they open does not bring them back')
  t.same(await cacheNames(page), [])
})

/** On every machine once, not with each change: each of them installs the worker anew. */
async function inFull() {
  await site.test('a site that does not answer for three seconds', { expected: noSite }, async (t, page) => {
    await serve({})
    await firstVisit(page)
    await serve(null)
    const silent = createServer()
    const open = new Set<{ destroy(): void }>()
    silent.on('connection', socket => open.add(socket.on('error', () => {})))
    await new Promise<void>(resolve => silent.listen(Number(new URL(site.origin).port), 'localhost', resolve))
    const asked = Date.now()
    const answer = await page.goto(site.origin + tool, { waitUntil: 'domcontentloaded' })
    const waited = Date.now() - asked
    t.ok(answer?.fromServiceWorker())
    t.ok(waited >= 2900 && waited < 15_000, `after ${waited} ms`)
    await page.waitForSelector(island('tool-due-date', 'ready'))
    for (const socket of open) socket.destroy()
    await new Promise(resolve => silent.close(resolve))
    await serve({})
  })

  await site.test('a page about a loss that stays open: the tools are kept anew', {}, async (t, page) => {
    await firstVisit(page)
    await page.goto(`${site.origin}/a/after-an-early-miscarriage`)
    await until('worker and copies are gone', isGone(page))
    const other = await site.browser.newPage()
    await other.goto(site.origin + tool)
    await until('all is kept again', async () => (await kept(other)).copies.length === paths.length)
    await until('and answers', () => other.evaluate(() => navigator.serviceWorker.controller !== null))
    t.ok(await isRegistered(other))
  })

  for (const [what, before] of [
    ['refused', () => void Object.assign(navigator.serviceWorker, { register: () => Promise.reject(new Error('no')) })],
    ['not there', () => void Object.defineProperty(navigator, 'serviceWorker', { value: undefined })],
  ] as const)
    await site.test(`where a worker is ${what}, pages work as ever`, { before }, async (t, page) => {
      await page.goto(site.origin + tool)
      await page.waitForSelector(island('tool-due-date', 'ready'))
      await page.browserContext().setCookie({ name: 'quiet_almanac', value: '1', domain: 'localhost' })
      await page.goto(`${site.origin}/about-us`)
      t.same(await cacheNames(page), [])
    })
}
if (sized(false, true)) await inFull()
