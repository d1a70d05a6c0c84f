// The Nu Html Checker, which runs on Java.
import { spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'

export interface Message {
  /** Name of the file that it is about. */
  file: string
  message: string
  /** The last line of what it is about, from 1; 0 when it is about the whole file. */
  line: number
  /** The HTML around it. */
  extract: string
}

const jar = join(import.meta.dirname, 'node_modules/vnu-jar/build/dist/vnu.jar')
const oldestJava = 11 // what the checker's classes were compiled for
const mostOutput = 64 * 1024 * 1024 // bytes

/** How to get Java, when there is none that is new enough; undefined when there is. */
export function missingJava(): string | undefined {
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const version = Number(/version "(\d+)/.exec(stderr ?? '')?.[1])
  if (!error && version >= oldestJava) return undefined
  return `The HTML checker needs Java ${oldestJava} or later. Get it with \`apt-get install default-jre-headless\`, \`brew install openjdk\`, or from https://adoptium.net.`
}

/**
 * Checks all HTML files of a folder in one run, and gives errors only.
 * @throws when the checker itself fails
 */
export function checkHtml(folder: string): Message[] {
  const args = ['-Xss4m', '-jar', jar, '--errors-only', '--format', 'json', '--exit-zero-always', '--stdout', folder]
  const { stdout, stderr, status, error } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: mostOutput })
  if (error || status !== 0) throw new Error(`The HTML checker failed: ${error?.message ?? stderr}`, { cause: error })
  const { messages } = JSON.parse(stdout) as {
    messages: { url: string; message: string; lastLine?: number; extract?: string }[]
  }
  return messages.map(({ url, message, lastLine = 0, extract = '' }) => ({
    file: basename(url),
    message,
    line: lastLine,
    extract: extract.replaceAll(/\s+/g, ' '),
  }))
}
