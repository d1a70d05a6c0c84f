// Navigation and footer are rendered once for each kind of visitor, and not once a request. No page is kept here, so
// every request renders.
import { mock } from 'node:test'
import { register } from 'prom-client'
import t from 'tap'
import { lateDeadlines } from '../../support/late-deadlines.ts'
import { everyoneIsKnown, memberApi, signedIn } from '../../support/server/member-api.ts'
import { type TestSite, testSite } from '../../support/site.ts'

lateDeadlines(t)

const none = { PAGE_CACHE_MB: '0' }
const plain = [
  '/a/foods-to-limit-in-pregnancy',
  '/a/checklist-packing-a-hospital-bag',
  '/',
  '/pregnancy-week-by-week/8-weeks-pregnant',
  '/search?q=sleep',
]
const quiet = ['/topics/pregnancy-miscarriage-pregnancy-loss', '/a/after-an-early-miscarriage']
const agents = [
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
  'LittleAlmanacApp/4.2 (Android)',
]

/** How often the parts were rendered since the start, as operators read it. */
const renders = async () => Number(/^ready_part_renders (\d+)$/m.exec(await register.metrics())?.[1])

/** Every combination of one of each list. */
const combinations = <A, B, C, D>(a: readonly A[], b: readonly B[], c: readonly C[], d: readonly D[]) =>
  a.flatMap(w => b.flatMap(x => c.flatMap(y => d.map(z => [w, x, y, z] as const))))

async function ask(site: TestSite, url: string, headers: Record<string, string>) {
  const { statusCode, body } = await site.ask({ url, headers })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  return body
}

t.test('once for each kind: country, layout, signed in, quiet', async t => {
  const api = await memberApi(t, everyoneIsKnown())
  const site = await testSite(t, { env: { ...none, MEMBER_API_URL: api.url } })
  const kinds = combinations(['US', 'DE'], agents, [false, true], [plain, quiet])
  t.equal(await renders(), 0, 'nothing before somebody asks')
  let count = 0
  for (const [country, agent, isSignedIn, paths] of kinds) {
    const visitor = (i: number) => ({
      'cf-ipcountry': country,
      'user-agent': agent,
      ...(isSignedIn ? signedIn(`member${count}x${i}`) : { cookie: `uid=${String(i).padStart(22, 'v')}` }),
    })
    await Promise.all(paths.map((path, i) => ask(site, path, visitor(i))))
    // Somebody who is not known yet may be either kind: the parts for after a loss are made with the others.
    count += isSignedIn ? (paths === plain ? 2 : 0) : 1
    t.equal(
      await renders(),
      count,
      `${country} ${agent.slice(0, 20)} ${isSignedIn ? 'signed in' : 'signed out'}, ${paths[0]}`,
    )
  }
  // The others: more countries, agents, members and addresses, which are no kinds of their own.
  for (const [country, agent, isSignedIn, paths] of combinations(
    ['FR', 'us'],
    agents.map(agent => `${agent} again`),
    [false, true],
    [plain, quiet],
  ))
    await ask(site, paths[1] as string, {
      'cf-ipcountry': country,
      'user-agent': agent,
      ...(isSignedIn ? signedIn('another') : {}),
    })
  await ask(site, '/dashboard', signedIn('another'))
  t.equal((await site.ask('/nowhere')).statusCode, 404, 'a page that is not there asks for the same parts')
  t.equal(await renders(), kinds.length, 'and never again')
})

t.test('once for each version of the experiment that is in them, and of no other', async t => {
  const site = await testSite(t, { env: { ...none, ABTEST_ENABLE: 'true' } })
  const [article = ''] = plain
  for (const version of ['abVersion=1', 'abVersion=2'])
    for (const other of ['saveAbVersion=1', 'saveAbVersion=2', 'signUpOptionsAbVersion=2', 'sweepsBannerAbVersion=2'])
      await ask(site, `${article}?${version}&${other}`, {})
  t.equal(await renders(), 2, 'the menu button has two')
})

t.test('once a year', async t => {
  const site = await testSite(t, { env: none })
  mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 11, 31, 23, 59) })
  t.teardown(() => mock.timers.reset())
  const years: unknown[] = []
  for (const now of [Date.UTC(2026, 11, 31, 23, 59), Date.UTC(2027, 0, 1), Date.UTC(2027, 5, 1)]) {
    mock.timers.setTime(now)
    const body = await ask(site, '/about-us', {})
    years.push([/–(?:<!-- -->)?(\d{4})/.exec(body.slice(body.indexOf('©')))?.[1], await renders()])
  }
  t.same(
    years,
    [
      ['2026', 1],
      ['2027', 2],
      ['2027', 2],
    ],
    'the copyright line knows the year',
  )
})
