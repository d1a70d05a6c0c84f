// A real Chromium for tests. Every page collects what the browser complains about, and its test fails on any of it.
import puppeteer, { type Browser, type HTTPRequest, type Page } from 'puppeteer'
import tap, { type Test } from 'tap'
import { lateDeadlines } from './late-deadlines.ts'
import { listen, type SiteOptions, type TestSite } from './site.ts'

export interface PageOptions {
  /** Of the window, in CSS pixels. */
  width?: number
  height?: number
  /** False: the page runs no script. */
  script?: boolean
  /** Runs before the page's own scripts. */
  before?: () => void
  /** True: the browser may make pages ahead of a press, as for visitors. Elsewhere a press always begins a page. */
  ahead?: boolean
  /** Complaints that the test provokes. */
  expected?: readonly RegExp[]
}

export interface BrowserOptions extends SiteOptions {
  /** Scroll bars that take room, as on many desktops; elsewhere there are none. */
  scrollBars?: boolean
  /**
   * The site waits for a member API and for late parts of a page as long as it takes: a machine that stalls is no API
   * that is down.
   */
  unhurried?: boolean
}

export interface BrowserSite extends TestSite {
  origin: string
  browser: Browser
  /** A test in a page of its own, with cookies and storage of its own. */
  test(
    name: string,
    options: PageOptions,
    run: (t: Test, page: Page, complaints: string[]) => Promise<void>,
  ): Promise<void>
}

const advice =
  'No Chromium could be started. Get one with `apt-get install chromium` or `npx puppeteer browsers install chrome`, or name one in PUPPETEER_EXECUTABLE_PATH.'
/**
 * A host that the browser finds on loopback. Its pages are no secure context, as those of plain http anywhere but on
 * `localhost`.
 */
export const plainHost = 'almanac.test'
// Milliseconds that a page or a condition may take: much more than they do, for the machine may be busy
const patience = 30_000
/** `SLOW=8 npx tap test/browser` runs every page's own thread eight times slower: tests that guess a time fail. */
const slowness = Number(process.env.SLOW ?? 1)

/** One with scroll bars and one without serve a whole file of tests: to start one takes a second. */
const browsers = new Map<boolean, Promise<Browser>>()
function startedBrowser({ scrollBars = false }: BrowserOptions): Promise<Browser> {
  const browser = browsers.get(scrollBars) ?? startBrowser(tap, scrollBars)
  browsers.set(scrollBars, browser)
  return browser
}

/** @throws Error that says how to get a browser, when there is none. */
async function startBrowser(t: Test, scrollBars = false): Promise<Browser> {
  try {
    // The sandbox needs rights that root and many containers do not give; only pages of ours are opened.
    const browser = await puppeteer.launch({
      headless: 'shell', // Chromium without a browser's own window: a quarter less work
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--lang=en-US',
        `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`,
      ],
      ignoreDefaultArgs: scrollBars ? ['--hide-scrollbars'] : [],
    })
    t.teardown(() => browser.close())
    return browser
  } catch (error) {
    throw new Error(`${advice} (${error instanceof Error ? error.message.split('\n')[0] : error})`, { cause: error })
  }
}

/**
 * The site with readable bundles and React's warnings, on a port, and a browser to visit it. No service worker answers
 * in its place, unless the test asks for one.
 */
export async function openSite(t: Test, options: BrowserOptions = {}): Promise<BrowserSite> {
  if (options.unhurried) lateDeadlines(t)
  const site = await listen(t, {
    folder: 'dist-test',
    ...options,
    env: { OFFLINE: 'off', SPEED_SAMPLE: '0', ...options.env },
  })
  const browser = await startedBrowser(options)
  return {
    ...site,
    browser,
    async test(name, pageOptions, run) {
      await t.test(name, async t => {
        const context = pageOptions.ahead ? await browser.createBrowserContext() : undefined
        const page = await (context ?? browser).newPage()
        const complaints = await watch(page, site.origin, pageOptions)
        try {
          await run(t, page, complaints)
          const { expected = [] } = pageOptions
          const unexpected = complaints.filter(complaint => !expected.some(pattern => pattern.test(complaint)))
          t.same(unexpected, [], 'the browser complains about nothing')
        } catch (error) {
          // What was going on, for whoever has to find out why a wait was in vain.
          const seen = await page.evaluate(() => document.visibilityState).catch(String)
          t.fail(String(error), {
            found: error,
            complaints,
            seen,
            islands: await statuses(page),
            log: site.lines.slice(-12),
          })
        } finally {
          for (const open of await browser.pages()) if (open !== page) await open.close()
          if (!context) await forget(page, site.origin)
          await (context ?? page).close()
        }
      })
    },
  }
}

/** Cookies and storage go; only files of the build stay in the browser's cache for the next test. */
async function forget(page: Page, origin: string) {
  await page.goto('about:blank').catch(() => {}) // a page that is still waking would store something again
  const client = await page.createCDPSession()
  await client.send('Network.clearBrowserCookies')
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
}

/**
 * Sets a page up and gives what it complained about so far: console, errors, failed requests, other origins, content
 * policy.
 */
export async function watch(page: Page, origin: string, options: PageOptions = {}): Promise<string[]> {
  const { width = 1280, height = 900, script = true, ahead = false, before } = options
  const complaints: string[] = []
  page.on('console', message => {
    if (['error', 'warn', 'assert'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => complaints.push(`thrown: ${error}`))
  page.on('requestfailed', request => {
    if (!isLeftBehind(request)) complaints.push(`failed: ${request.url()} (${request.failure()?.errorText})`)
  })
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) complaints.push(`foreign: ${url}`)
  })
  if (!ahead) await page.setExtraHTTPHeaders({ 'save-data': 'on' }) // who saves data is not told what could be made ahead of a press
  page.setDefaultTimeout(patience)
  if (slowness > 1) await page.emulateCPUThrottling(slowness)
  await page.setViewport({ width, height })
  if (!script) await page.setJavaScriptEnabled(false)
  const click = page.click.bind(page)
  page.click = async (selector, options) => {
    await page.$eval(selector, outFromUnderTheBar).catch(() => {}) // to press it says what is wrong
    return click(selector, options)
  }
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', event =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    )
    // Readable bundles ask a developer's server when to load again; the site of a test is none.
    Object.assign(window, { EventSource: EventTarget })
    // A browser without a window tells of a mouse in the corner, where nobody put it.
    const unasked = ({ isTrusted, clientX, clientY }: PointerEvent) => isTrusted && clientX === 0 && clientY === 0
    addEventListener('pointerover', event => unasked(event) && event.stopImmediatePropagation(), true)
  })
  if (before) await page.evaluateOnNewDocument(before)
  return complaints
}

/** What the bar at the foot of phones or the head of the menu covers is scrolled away from there, as a person would do. */
function outFromUnderTheBar(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const bar = hit?.closest('.tab-bar, .menu-panel-head')
  if (bar && !bar.contains(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** For `before`: counts nothing. Who loads so many pages a minute would be sent away with what they count. */
export const noEvents = () => {
  navigator.sendBeacon = () => true
}

const statuses = (page: Page) =>
  page
    .$$eval('x-island', all =>
      all.map(element => `${element.getAttribute('name')} ${element.getAttribute('data-status')}`),
    )
    .catch(String)

/** The next page cuts what the last one still wanted; an event is on its way when its page closes. */
const isLeftBehind = (request: HTTPRequest) =>
  request.failure()?.errorText === 'net::ERR_ABORTED' && ['ping', 'image', 'other'].includes(request.resourceType())

/**
 * Waits until a condition holds. It is asked from here and not by the page, so it works without script and under any
 * content policy.
 * @throws Error with `what` when it does not come to hold.
 */
export async function until(what: string, condition: () => boolean | Promise<boolean>, ms = patience): Promise<void> {
  const end = Date.now() + ms
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited ${ms} ms in vain until ${what}.`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** Waits until nothing has been under way for a while. */
export const quiet = (page: Page) => page.waitForNetworkIdle({ idleTime: 150 })

/** Waits until all that waited for idle time has had it: the browser keeps to the order. */
export const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>(done => requestIdleCallback(() => requestIdleCallback(() => done()))))

/** Waits until what moves has arrived, or was told to stop. */
export const still = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {}))

/** The island of a name, or those of it inside a place, in a status. */
export const island = (name: string, status?: 'waiting' | 'ready' | 'failed') =>
  `x-island[name="${name}"]${status ? `[data-status="${status}"]` : ''}`

/** Holds requests back whose address fits, until `release`, which can also cut them. */
export async function hold(
  page: Page,
  pattern: RegExp,
): Promise<{ held: HTTPRequest[]; release(how?: 'continue' | 'abort'): Promise<void> }> {
  const held: HTTPRequest[] = []
  let open: 'continue' | 'abort' | null = null
  const pass = (request: HTTPRequest, how: 'continue' | 'abort') =>
    how === 'abort' ? request.abort('failed') : request.continue()
  await page.setRequestInterception(true)
  page.on('request', request => {
    if (!pattern.test(request.url())) request.continue()
    else if (open) pass(request, open)
    else held.push(request)
  })
  return {
    held,
    async release(how = 'continue') {
      open = how
      await Promise.all(held.splice(0).map(request => pass(request, how)))
    },
  }
}
