// The page on what this site sends, beside what only the server sees: test/every/sends.test.ts has what browsers do.
import t from 'tap'
import { ampConsentPath, pixelPath } from '../../../domain/sends.ts'
import { eventually } from '../../support/eventually.ts'
import { readListed } from '../../support/sends.ts'
import { listen } from '../../support/site.ts'

/** The site's own logger leaves it out. */
const ofTests = ['hostname']

t.test('every field of the log is listed', async t => {
  const site = await listen(t, { env: { ABTEST_ENABLE: 'true' } })
  const listed = await readListed(site)
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const events = [
    { name: 'page-view', properties: { layout: 'desktop' } },
    { name: 'experiment-exposure', properties: { experiments: 'abVersion:2' } },
    { name: 'menu-click', properties: { item: '/news', level: 1 } },
  ]
  const asked: [string, RequestInit][] = [
    ['/about-us', { headers: { 'sec-purpose': 'prefetch' } }],
    ['/about-us', { headers: { 'x-offline-copy': '1' } }],
    ['/a/nowhere', {}],
    ['/%', {}],
    ['/events', { method: 'POST', headers: own, body: JSON.stringify({ events }) }],
    ['/events', { method: 'POST', headers: own, body: '{' }],
  ]
  for (const [path, init] of asked) await fetch(site.origin + path, init).then(answer => answer.arrayBuffer())
  await eventually(() => site.lines.filter(({ msg }) => msg === 'request').length >= asked.length, 'all lines')
  const fields = new Set(site.lines.flatMap(Object.keys))
  t.ok(['event', 'tracked', 'ahead', 'shellMs'].every(field => fields.has(field)))
  t.same(
    [...fields].filter(field => !listed.log(field) && !ofTests.includes(field)),
    [],
  )
  t.notOk(listed.log('ip'))
})

t.test('so is what pages ask for where no script runs', async t => {
  const listed = await readListed(await listen(t))
  for (const path of [pixelPath, ampConsentPath]) t.ok(listed.requests(path), path)
  t.notOk(listed.requests('/api/anything'))
})
