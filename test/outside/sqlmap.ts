// sqlmap: every kind of input that reaches a database, and some that should not.
import { join } from 'node:path'
import { inParallel } from '../support/load.ts'
import { openHole } from './hole.ts'
import type { Target } from './target.ts'
import { type Finding, type Report, runTool } from './tool.ts'

interface Injection {
  what: string
  path: string
  /** A form's text or JSON; `*` marks where it goes in. */
  data?: string
  method?: string
  /** Sends it as a member. */
  member?: true
  /** Goes in through these headers, too. */
  level?: '2' | '3'
  /** That it has; passwords take a while to compare. */
  seconds?: number
}

const usualSeconds = 75
const json = (value: object) => JSON.stringify(value)

const injections = (id: string): readonly Injection[] => [
  { what: 'search', path: '/search?q=sleep' },
  { what: 'suggestions', path: '/api/suggestions?q=sl' },
  { what: 'a name', path: '/baby-names/emma*' },
  { what: 'a match of names', path: '/api/matches/abcdef*' },
  { what: 'logging in', path: '/login', data: 'email=a@example.com*&password=a wrong password', seconds: 240 },
  { what: 'asking for a letter', path: '/forgot-password', data: 'email=a@example.com*' },
  { what: 'a reset', path: '/reset-password', data: 'token=abcdefghijklmnopqrstuvwxyz*&password=another long one' },
  {
    what: 'names of a member',
    path: `/api/members/${id}`,
    method: 'PATCH',
    data: json({ member: { first_name: 'Olga*' } }),
    member: true,
  },
  {
    what: 'a favorite name',
    path: `/api/members/${id}/favorite-names/Emma*`,
    method: 'PUT',
    data: json({ note: 'a note*' }),
    member: true,
  },
  { what: 'the id of a member', path: `/api/members/${id}*`, member: true },
  { what: 'a session', path: '/api/members/me', level: '2', member: true },
]

/** Fewer were begun: it gave up, and its word is worth nothing. */
const leastTests = 20

export async function runSqlmap(target: Target): Promise<Report[]> {
  const hole = await runOne(
    { ...target, origin: await openHole(target.t) },
    { what: 'a page with a hole', path: '/?q=sleep' },
  )
  const isFound = hole.findings.length > 0
  const control = { ...hole, findings: [], failure: isFound ? undefined : 'it did not find the hole that is there' }
  const reports = await inParallel(2, injections(target.memberId), one => runOne(target, one))
  return [control, ...reports]
}

async function runOne(
  { origin, cookie, folder }: Target,
  { what, path, data, method, member, level = '2', seconds = usualSeconds }: Injection,
): Promise<Report> {
  const headers = [`Origin: ${origin}`, ...(data?.startsWith('{') ? ['Content-Type: application/json'] : [])].join(
    '\\n',
  )
  const args = [
    '-u',
    origin + path,
    '--batch',
    '--disable-coloring',
    '--headers',
    headers,
    '--level',
    level,
    '--risk',
    '2',
  ]
  args.push(
    '--threads',
    '4',
    '--timeout',
    '10',
    '--retries',
    '1',
    '--flush-session',
    '--ignore-redirects',
    '--drop-set-cookie',
  )
  args.push(
    '--answers',
    'follow=N,keep=N,continue=Y,process=Y',
    '--ignore-code',
    '*',
    '--output-dir',
    join(folder, what.replaceAll(' ', '-')),
  )
  if (data) args.push('--data', data)
  if (method) args.push('--method', method)
  if (member) args.push('--cookie', level === '2' && what === 'a session' ? `${cookie}*` : cookie)
  const { out, late } = await runTool('sqlmap', args, folder, seconds)
  const findings: Finding[] = [
    ...out.matchAll(/^.*(?:identified the following injection|is vulnerable|vulnerable to cross-site).*$/gim),
  ].map(([line]) => ({ tool: 'sqlmap', kind: 'injection', where: `${what}: ${line.slice(0, 200)}` }))
  const isOver = /do not appear to be injectable|does not seem to be injectable/.test(out)
  const isRefuted = /false positive or unexploitable/.test(out) // it took chance for a hole, and saw that itself
  const tests = (out.match(/testing '/g) ?? []).length
  const report = { tool: 'sqlmap', what, done: `${tests} kinds of tests`, findings }
  if (findings.length > 0 || (isOver && (isRefuted || tests >= leastTests))) return report
  return { ...report, failure: late ? `did not end within ${seconds} s` : out.slice(-400) }
}
