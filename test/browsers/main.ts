// npm run test:browsers: the site in Firefox and in WebKit, on a phone by night and on a desk by day. Exit code 1 on
// any fault. Words choose browsers, devices and steps by their names (`-- webkit phone search`); `--pictures=folder` keeps
// pictures.
import { join } from 'node:path'
import { openFirefox } from './firefox.ts'
import { memberSteps } from './member-steps.ts'
import { missingBrowsers } from './missing.ts'
import { pageSteps } from './pages.ts'
import { panelSteps } from './panels.ts'
import type { Device, OpenTab } from './tab.ts'
import type { Step } from './visit.ts'
import { walk } from './walk.ts'
import { openWebKit } from './webkit.ts'

interface Named {
  name: string
}

/** What their phones call themselves: the site answers them with the layout of phones. */
const browsers: readonly (Named & { open: OpenTab; phone: string })[] = [
  {
    ...{ name: 'firefox', open: openFirefox },
    phone: 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
  },
  {
    ...{ name: 'webkit', open: openWebKit },
    phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  },
]
const devices: readonly (Named & Device)[] = [
  { name: 'phone', width: 390, height: 844, isDark: true },
  { name: 'desk', width: 1280, height: 900 },
]
const steps: readonly Step[] = [...pageSteps, ...panelSteps, ...memberSteps]

const words = process.argv.slice(2).filter(word => !word.startsWith('--'))
const pictures = process.argv.find(word => word.startsWith('--pictures='))?.slice('--pictures='.length)

/** Those that a word names; all where none does. */
function chosen<One extends Named>(all: readonly One[]): readonly One[] {
  const named = all.filter(({ name }) => words.some(word => name.toLowerCase().includes(word.toLowerCase())))
  return named.length ? named : all
}

async function run(): Promise<number> {
  const asked = chosen(browsers)
  const advice = missingBrowsers(asked.map(({ name }) => name))
  if (advice) {
    console.error(advice)
    return 1
  }
  let faults = 0
  for (const { name: browser, open, phone } of asked)
    for (const { name, ...device } of chosen(devices)) {
      const closing: (() => unknown)[] = []
      try {
        faults += await walk(
          { teardown: close => void closing.push(close) },
          {
            ...{ openTab: open, name, steps: chosen(steps) },
            device: { ...device, ...(name === 'phone' && { userAgent: phone }) },
            ...(pictures && { pictures: join(pictures, `${browser}-${name}`) }),
          },
        )
      } finally {
        for (const close of closing.reverse()) await close()
      }
    }
  console.log(`${faults} faults`)
  return faults ? 1 : 0
}

process.exitCode = await run()
