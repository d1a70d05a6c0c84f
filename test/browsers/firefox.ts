// Firefox, driven by WebDriver BiDi.
import puppeteer from 'puppeteer'
import type { Key, OpenTab, Tab } from './tab.ts'

export const firefoxProgram = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

/** What a service worker was still fetching for a page that is left. */
const leftBehind = /A ServiceWorker intercepted the request and encountered an unexpected error/

export const openFirefox: OpenTab = async (t, { width, height, userAgent, isDark = false }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxProgram,
    headless: true,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      'ui.useOverlayScrollbars': 1, // as on phones, and in the other browsers that walk here
      ...(userAgent && { 'general.useragent.override': userAgent }),
    },
  })
  t.teardown(() => browser.close())
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', message => {
    if (['error', 'warn', 'assert'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', error => {
    if (!leftBehind.test(String(error))) complaints.push(`thrown: ${error}`)
  })
  // Firefox tells the driver nothing of what its policy kept away.
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', event =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    ),
  )
  await page.setViewport({ width, height })
  const tab: Tab = {
    version: (await browser.version()).replace('/', ' '),
    complaints,
    goto: async address => void (await page.goto(address)),
    // as: a function of the page takes what can be sent, and gives such back
    ask: (inPage, ...given) => page.evaluate(inPage as never, ...given) as never,
    pressAt: (x, y) => page.mouse.click(x, y),
    press: (key: Key) => page.keyboard.press(key),
    typeDate: parts => page.keyboard.type(parts.join('')), // each part leads on to the next
    type: words => page.keyboard.type(words),
    picture: () => page.screenshot(),
  }
  return tab
}
