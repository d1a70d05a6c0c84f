// A foreign program that attacks the site: run with a limit, kept on this machine.
import { execFileSync, spawn } from 'node:child_process'

export interface Finding {
  tool: string
  /** Its own name for what it found. */
  kind: string
  /** Method, path and parameter, without origin. */
  where: string
}

export interface Report {
  tool: string
  what: string
  /** What it did, in its own measure: '34 forms and pages'. */
  done: string
  findings: Finding[]
  /** Why nothing can be said. */
  failure?: string
}

export interface Run {
  out: string
  /** It was ended because its time was over. */
  late: boolean
}

/** Whatever leaves this machine meets a proxy that is none. */
const noWayOut = {
  http_proxy: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
  no_proxy: 'localhost,127.0.0.1',
}

export const programs = ['wapiti', 'sqlmap', 'slowhttptest'] as const

/** What to do when a program is not there. */
export function missingPrograms(): string | null {
  const missing = programs.filter(program => {
    try {
      execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'pipe' })
      return false
    } catch {
      return true
    }
  })
  return missing.length
    ? `${missing.join(', ')} not found. On Debian and Ubuntu: apt-get install ${programs.join(' ')}`
    : null
}

/** Runs it to its end, or ends it. @param folder its home, where it may write @param seconds that it has */
export function runTool(
  program: (typeof programs)[number],
  args: readonly string[],
  folder: string,
  seconds: number,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8', ...noWayOut }
    const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    let out = ''
    let late = false
    const timer = setTimeout(() => {
      late = true
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    }, seconds * 1000)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', chunk => {
        out += chunk
      })
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(timer)
      resolve({ out, late })
    })
  })
}
