// What the command needs and npm does not bring.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefoxProgram } from './firefox.ts'
import { miniBrowser, webKitDriver } from './webkit.ts'

const isOnPath = (program: string) => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

/** What to do where a browser is not there. @param names of the browsers that are asked for */
export function missingBrowsers(names: readonly string[]): string | null {
  const needed = [
    { by: 'firefox', has: existsSync(firefoxProgram), package: 'firefox-esr' },
    { by: 'webkit', has: existsSync(webKitDriver) && existsSync(miniBrowser()), package: 'webkit2gtk-driver' },
    { by: 'webkit', has: isOnPath('Xvfb'), package: 'xvfb' },
  ]
  const missing = needed.filter(({ by, has }) => !has && names.includes(by)).map(needed => needed.package)
  return missing.length ? `Not found: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}` : null
}
