// WebKit as GNOME ships it (WebKitGTK and its MiniBrowser), driven by its own WebDriver on a screen of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/process.ts'
import type { Owner } from '../support/site.ts'
import type { Device, Key, OpenTab, Tab } from './tab.ts'
import { ask, beginSession, pressAt, pressKeys } from './webdriver.ts'

export const webKitDriver = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver'
/** The browser beside the driver; its folder has the number of an interface. */
export const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1) ?? ''

const keys: Record<Key, string> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Space: ' ',
}
const arrowRight = '\uE014'
/** The buttons of the browser's own bar would keep its window wider than a phone. */
const narrow = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }\n'
/** Room for the browser's own bar, in pixels. */
const barHeight = 60

/**
 * A screen that nobody sees, hardly larger than the window: the pointer, in its middle, is over the window from the
 * start and gives it the focus, for there is no window manager. @returns its name
 */
async function openScreen(t: Owner, { width, height }: Device): Promise<string> {
  const size = `${width}x${height + barHeight}x24`
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  t.teardown(() => screen.kill())
  const [number] = await once(screen.stdout, 'data')
  return `:${String(number).trim()}`
}

export const openWebKit: OpenTab = async (t, device) => {
  const { width, height, userAgent, isDark = false } = device
  const home = mkdtempSync(join(tmpdir(), 'almanac-webkit-'))
  t.teardown(() => rmSync(home, { recursive: true, force: true }))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrow)
  const port = await freePort()
  const driver = spawn(webKitDriver, [`--port=${port}`], {
    env: {
      PATH: process.env.PATH,
      TZ: process.env.TZ,
      LANG: 'en_US.UTF-8',
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      DISPLAY: await openScreen(t, device),
      // There is no graphics card to draw with. Otherwise pictures are black, or a picture of a dialog never comes.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      WEBKIT_DMABUF_RENDERER_FORCE_SHM: '1',
    },
    stdio: 'ignore',
  })
  t.teardown(() => driver.kill())
  const session = await beginSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': {
      binary: miniBrowser(),
      args: ['--automation', ...(userAgent ? [`--user-agent=${userAgent}`] : []), ...(isDark ? ['--dark-mode'] : [])],
    },
  })
  const { send, capabilities } = session
  t.teardown(() => send('DELETE', ''))
  // The window holds the browser's bar, too: it grows by what the page is short of.
  await send('POST', '/window/rect', { width, height })
  const [innerWidth = 0, innerHeight = 0] = await ask<number[]>(
    session,
    () => [window.innerWidth, window.innerHeight],
    [],
  )
  await send('POST', '/window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight })
  // It does not answer before it draws.
  await ask(session, () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))), [])
  const tab: Tab = {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    complaints: [], // it tells none; recorder.ts hears of them
    goto: async address => void (await send('POST', '/url', { url: address })),
    ask: (inPage, ...given) => ask(session, inPage, given),
    pressAt: (x, y) => pressAt(session, x, y),
    press: key => pressKeys(session, [keys[key]]),
    type: words => pressKeys(session, [...words]),
    typeDate: parts => pressKeys(session, [...parts.join(arrowRight)]),
    picture: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
  }
  return tab
}
