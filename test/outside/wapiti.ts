// wapiti: crawls the site as a member and attacks what it finds.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goBetween } from './go-between.ts'
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
/** What would end its own session, and what is no page: it takes pictures for HTML. */
const closed = /^\/(?:logout|settings\/(?:delete|password|security)|assets|avatars|favicon)/

interface WapitiReport {
  vulnerabilities: Record<string, { method: string; path: string; parameter: string | null; info: string }[]>
  anomalies: WapitiReport['vulnerabilities']
}

export async function runWapiti({
  t,
  throughOrigin: origin,
  throughPort,
  port,
  cookie,
  folder,
}: Target): Promise<Report> {
  const line = await goBetween(t, throughPort, port, () => cookie, closed)
  writeFileSync(join(folder, 'apps.json'), '{}') // it would fetch one
  const output = join(folder, 'wapiti.json')
  const args = ['-u', `${origin}/`, '--scope', 'domain', '-m', modules.join(), '-H', `Origin: ${origin}`]
  args.push(
    '-d',
    '2',
    '--max-links-per-page',
    '15',
    '--max-files-per-dir',
    '12',
    '--max-parameters',
    '12',
    '-S',
    'paranoid',
    '-t',
    '10',
  )
  args.push(
    '--max-scan-time',
    `${seconds.crawl}`,
    '--max-attack-time',
    `${seconds.module}`,
    '-v',
    '1',
    '-f',
    'json',
    '-o',
    output,
  )
  args.push(
    '--endpoint',
    'http://127.0.0.1:9/',
    '--no-bugreport',
    '--flush-session',
    '--store-session',
    folder,
    '--store-config',
    folder,
  )
  for (const start of starts) args.push('-s', origin + start)
  const { out, late } = await runTool('wapiti', args, folder, seconds.all)
  const what = `${modules.length} modules, as a member`
  const report = read(output)
  if (!report)
    return {
      tool: 'wapiti',
      what,
      done: 'nothing',
      findings: [],
      failure: late ? 'did not end in time' : out.slice(-600),
    }
  const all = [...Object.entries(report.vulnerabilities), ...Object.entries(report.anomalies)]
  const findings = all.flatMap(([kind, list]) =>
    list.map(({ method, path, parameter, info }) => ({
      tool: 'wapiti',
      kind,
      where: `${method} ${path}${parameter ? ` ${parameter}` : ''}: ${info}`,
    })),
  )
  return { tool: 'wapiti', what, done: `${line.passed()} requests`, findings }
}

function read(file: string): WapitiReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) // wapiti's own form
  } catch {
    return undefined
  }
}
