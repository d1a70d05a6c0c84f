// A message or a prize that is over shows on no page from that instant on, however long pages are kept.
import t from 'tap'
import { openDrawing, withDrawing } from '../../support/drawing.ts'
import { testSite } from '../../support/site.ts'

const ends = Date.parse(openDrawing.closes)
const hour = 3_600_000
const message = {
  id: 'works',
  text: 'Works tonight.',
  from: new Date(ends - 3 * hour).toISOString(),
  until: new Date(ends - 2 * hour).toISOString(),
}
const prize = /\$1000/
const article = '/a/foods-to-limit-in-pregnancy'
const window = '/api/prompts/registration?country=US'

t.test('what a clock ends is over at once', async t => {
  const clock = { now: ends - 4 * hour }
  t.intercept(Date, 'now', { value: () => clock.now, writable: true })
  const site = await testSite(t, { content: withDrawing, message })
  const ask = async (url = article) => {
    const { body, headers } = await site.ask({ url, headers: { cookie: 'uid=AAAAAAAAAAAAAAAAAAAAAA' } })
    return { body, caching: String(headers['cache-control']) }
  }
  const hits = () => site.lines.filter(({ cache }) => cache === 'hit').length

  t.notMatch((await ask()).body, message.text, 'before it begins')
  await ask()
  t.equal(hits(), 1, 'pages are kept')

  clock.now = Date.parse(message.from)
  t.match((await ask()).body, message.text, 'it begins on its second')
  clock.now = Date.parse(message.until) - 1
  t.match((await ask()).body, message.text)
  t.match((await ask()).body, `data-until="${message.until}"`, 'a copy on a device knows when it ends')
  clock.now += 1
  t.notMatch((await ask()).body, message.text, 'and ends on its second')

  clock.now = ends - 1
  t.match((await ask()).body, prize)
  t.match((await ask(window)).body, prize)
  t.match((await ask('/join')).body, prize)
  const before = hits()
  await ask()
  t.equal(hits(), before + 1, 'it is kept until then')
  clock.now = ends
  for (const url of [article, window, '/join']) t.notMatch((await ask(url)).body, prize, url)
})

t.test('no cache between us shows it longer', async t => {
  const clock = { now: ends - 10 * hour }
  t.intercept(Date, 'now', { value: () => clock.now, writable: true })
  const site = await testSite(t, { content: withDrawing })
  const cachingOf = async (url: string) =>
    String((await site.ask({ url, headers: { cookie: 'uid=AAAAAAAAAAAAAAAAAAAAAA' } })).headers['cache-control'])
  t.match(await cachingOf('/about-us'), /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/)
  t.match(await cachingOf(window), 'max-age=600')
  clock.now = ends - 60_000
  t.equal(await cachingOf('/about-us'), 'public, no-cache')
  t.equal(await cachingOf(window), 'private, no-cache')
  clock.now = ends
  t.match(await cachingOf('/about-us'), /s-maxage=\d+/, 'and then as ever')
  t.match(await cachingOf(window), 'max-age=600')
})
