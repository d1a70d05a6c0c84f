// wapiti: crawls the site as a member and attacks what it finds.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Target } from './target.ts'
import { type Report, runTool } from './tool.ts'

/** Without those that need something outside: ssrf, xxe, wapp, nikto, brute force of paths and passwords. */
const modules = [
  'cookieflags',
  'csp',
  'http_headers',
  'crlf',
  'exec',
  'file',
  'htaccess',
  'methods',
  'redirect',
  'shellshock',
  'sql',
  'blindsql',
  'xss',
  'permanentxss',
]
const seconds = { crawl: 50, module: 22, all: 400 }

/** Where its crawl begins: a page of each kind, and each form. */
const starts = [
  '/search?q=sleep',
  '/search?q=sleep&targetUrl=%2Fa%2F',
  '/login?target=%2Fdashboard',
  '/join?target=%2Fdashboard',
  '/forgot-password',
  '/reset-password?token=abcdefghijklmnopqrstuvwxyz',
  '/settings',
  '/settings/privacy',
  '/settings/email',
  '/settings/cycle',
  '/join/profile',
  '/saved-articles?removed=safe-sleep-for-babies',
  '/dashboard',
  '/api/suggestions?q=sl',
]
/** Nothing it does may end its own session. */
const excluded = ['/logout*', '/settings/delete*']

interface WapitiReport {
  vulnerabilities: Record<string, { method: string; path: string; parameter: string | null; info: string }[]>
  anomalies: WapitiReport['vulnerabilities']
}

export async function runWapiti({ origin, cookie, folder }: Target): Promise<Report> {
  const cookies = join(folder, 'cookies.json')
  const [name = '', value = ''] = cookie.split('=')
  const jar = { localhost: { '/': { [name]: { value, expires: null, version: 0, port: null, secure: false } } } }
  writeFileSync(cookies, JSON.stringify({ ...jar, '.localhost.local': jar.localhost, 'localhost.local': jar.localhost }))
  const output = join(folder, 'wapiti.json')
  const args = ['-u', `${origin}/`, '--scope', 'domain', '-m', modules.join(), '-c', cookies, '-H', `Origin: ${origin}`]
  args.push('-d', '2', '--max-links-per-page', '12', '--max-files-per-dir', '2', '--max-parameters', '12', '-S', 'aggressive', '-t', '10')
  args.push('--max-scan-time', `${seconds.crawl}`, '--max-attack-time', `${seconds.module}`, '-v', '1', '-f', 'json', '-o', output)
  args.push('--endpoint', 'http://127.0.0.1:9/', '--no-bugreport', '--flush-session', '--store-session', folder, '--store-config', folder)
  for (const start of starts) args.push('-s', origin + start)
  for (const path of excluded) args.push('-x', origin + path)
  const { out, late } = await runTool('wapiti', args, folder, seconds.all)
  const what = `${modules.length} modules, as a member`
  const report = read(output)
  if (!report) return { tool: 'wapiti', what, done: 'nothing', findings: [], failure: late ? 'did not end in time' : out.slice(-600) }
  const all = [...Object.entries(report.vulnerabilities), ...Object.entries(report.anomalies)]
  const findings = all.flatMap(([kind, list]) =>
    list.map(({ method, path, parameter, info }) => ({
      tool: 'wapiti',
      kind,
      where: `${method} ${path}${parameter ? ` ${parameter}` : ''}: ${info}`,
    })),
  )
  const found = /(\d+) URLs and forms? found|found (\d+) URLs and forms|(\d+) URL/i.exec(out)
  return { tool: 'wapiti', what, done: `${found?.[1] ?? found?.[2] ?? found?.[3] ?? '?'} pages and forms`, findings }
}

function read(file: string): WapitiReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) // wapiti's own form
  } catch {
    return undefined
  }
}
