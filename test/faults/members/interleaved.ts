// Two members and a stranger at the same time, over the same connections: nobody gets anything of another, in no page
// and no answer.
import { Agent } from 'node:http'
import { table } from '../../../routes/table.ts'
import { family } from '../../support/faults/family.ts'
import type { Part, Trial } from '../../support/faults/part.ts'
import { type Asking, askSite, type Heard } from '../../support/faults/raw-client.ts'
import { password, type TestMembers, testMembers } from '../../support/members.ts'
import { listen } from '../../support/site.ts'
import { freshPlace } from '../../support/stores.ts'

const connections = 16
const encodings = ['gzip', 'br', 'zstd', 'identity']

interface Visitor {
  /** In everything that is theirs, and nowhere else; empty for a stranger. */
  canary: string
  /** What else is theirs alone: ids and secrets. */
  traces: readonly string[]
  cookie: string
  home: string
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const asJson = { 'content-type': 'application/json' }
const json = (value: object) => ({ headers: asJson, body: JSON.stringify(value) })

/** Everybody asks for these; what is typed differs. */
const pages = (typed: string): Asking[] => [
  { path: '/' },
  { path: '/pregnancy-week-by-week/8-weeks-pregnant' },
  { path: '/a/safe-sleep-for-babies' },
  { path: '/topics/first-trimester' },
  { path: '/about-us' },
  ...table.filter(({ handle, path }) => handle.for === 'personal' && !path.includes(':')).map(({ path }) => ({ path })),
  { path: `/search?q=${typed}&targetUrl=/${typed}` },
  { path: `/a/${typed}` },
  { path: `/login?target=/a/${typed}` },
  { path: `/?abVersion=2&${typed}=1` },
  {
    path: '/login',
    method: 'POST',
    headers: form,
    body: `email=${typed}@example.com&password=wrong-password&target=/a/${typed}`,
  },
  { path: '/join', method: 'POST', headers: form, body: `email=${typed}&first_name=${typed}&password=x` },
]

/** What members ask the site for as programs do. */
const answers = ({ home, canary }: Visitor): Asking[] => [
  ...[
    '/me',
    home,
    `${home}/avatar`,
    `${home}/saved-articles`,
    `${home}/favorite-names`,
    `${home}/consents`,
    `${home}/export`,
  ].map(path => ({ path: `/api/members${path}` })),
  { path: `/api/members${home}`, method: 'PATCH', ...json({ member: { last_name: canary } }) },
  { path: `/api/members${home}/favorite-names/${canary}`, method: 'PUT', ...json({ note: canary }) },
  { path: `/api/members${home}/saved-articles/safe-sleep-for-babies`, method: 'PUT' },
  { path: `/api/members${home}/favorite-names/share`, method: 'POST', ...json({}) },
  { path: `/api/members${home}/confirm`, method: 'POST', ...json({ password }) },
]

async function member(members: TestMembers, canary: string): Promise<Visitor> {
  const { token, id, username, ids } = await family(members, `${canary.toLowerCase()}@example.com`)
  const send = (method: string, path: string, body: object) =>
    members.ask(method, `/members/${id}${path}`, { token, body })
  await send('PATCH', '', { member: { first_name: canary } })
  await send('PUT', `/children/${ids[0]}`, { child: { first_name: canary } })
  const due = await members.ask('GET', '/members/me', { token })
  await send('PUT', `/pregnancies/${ids[1]}`, {
    pregnancy: { due_date: due.json().member.pregnancy.due_date, multiples: 'false', code_name: canary },
  })
  const share = (await send('POST', '/favorite-names/share', {})).json().token
  return {
    canary,
    traces: [token, id, username, share, ...ids],
    cookie: `uid=${canary.padEnd(22, 'u')}; session=${token}`,
    home: `/${id}`,
  }
}

/** What of others stands in an answer. */
function leaksIn({ headers, text }: Heard, others: readonly Visitor[]): string[] {
  const all = `${JSON.stringify(headers)}\n${text}`
  const low = all.toLowerCase()
  return others.flatMap(({ canary, traces }) => [
    ...(canary && low.includes(canary.toLowerCase()) ? [canary] : []),
    ...traces.filter(trace => all.includes(trace)),
  ])
}

/** The same numbers every time. @returns whole numbers from 0, below what is asked for */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export const interleaved: Part = {
  name: 'two members interleaved',
  unit: 'requests',
  sizes: { full: 10_000, short: 300 },
  async run(trial) {
    const { t, size, check } = trial
    const members = await testMembers(t, await freshPlace(t, 'sqlite'))
    const visitors = [await member(members, 'Zephyrine'), await member(members, 'Ottoline')]
    const stranger: Visitor = { canary: '', traces: [], cookie: `uid=${'n'.repeat(22)}`, home: '' }
    await members.app.listen({ port: 0, host: '127.0.0.1' })
    const { origin } = await listen(t, {
      env: { MEMBER_API_URL: `http://127.0.0.1:${Object(members.app.server.address()).port}` },
    })
    const everyone = [...visitors, ...visitors, stranger]
    const throwDice = dice(20_261_121)
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    t.teardown(() => agent.destroy())
    const own = { pages: 0, answers: 0 }
    let left = size
    async function goOn() {
      while (left-- > 0) await askOnce(trial, origin, agent, everyone, throwDice, own)
    }
    await Promise.all(Array.from({ length: connections }, goOn))
    check(
      own.pages > size / 20 && own.answers > size / 20,
      `members saw what is theirs in ${own.pages} pages and ${own.answers} answers only`,
    )
  },
}

async function askOnce(
  trial: Trial,
  origin: string,
  agent: Agent,
  everyone: readonly Visitor[],
  throwDice: (below: number) => number,
  own: { pages: number; answers: number },
) {
  const who = everyone[throwDice(everyone.length)] as Visitor // never beyond
  const choice = who.canary ? [...pages(who.canary), ...answers(who)] : pages('nobody')
  const asking = choice[throwDice(choice.length)] as Asking // as above
  const headers = {
    'accept-encoding': encodings[throwDice(encodings.length)] ?? '',
    cookie: who.cookie,
    ...asking.headers,
  }
  const heard = await askSite(origin, agent, { ...asking, headers })
  const leaks = leaksIn(
    heard,
    everyone.filter(other => other !== who),
  )
  trial.check(
    leaks.length === 0,
    `${asking.method ?? 'GET'} ${asking.path} for ${who.canary || 'a stranger'} shows ${leaks}`,
  )
  trial.check(heard.status < 500, `${asking.method ?? 'GET'} ${asking.path} was answered ${heard.status}`)
  if (who.canary) {
    trial.check(
      /no-store/.test(String(heard.headers['cache-control'])),
      `${asking.path} for a member may be kept: ${heard.headers['cache-control']}`,
    )
    if (heard.text.includes(who.canary)) own[asking.path.startsWith('/api/') ? 'answers' : 'pages']++
  }
  trial.done()
}
