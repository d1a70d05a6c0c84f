// The service worker as the server gives it, and that what it keeps is all there and enough.
import { readFileSync } from 'node:fs'
import t from 'tap'
import { copyHeader, workerPath } from '../../../domain/offline.ts'
import { parseHtml, withName } from '../../support/html.ts'
import { hosts, threeHosts } from '../../support/server/three-hosts.ts'
import { type TestSite, testSite } from '../../support/site.ts'

const keptIn = (script: string) => JSON.parse(/^const KEPT = (.*);$/m.exec(script)?.[1] ?? '')
const scriptsIn = (script: string) => [...new Set(script.match(/\/assets\/js\/[\w-]+\.js/g))]
const worker = async ({ ask }: TestSite) => (await ask(workerPath)).body

t.test('it is a script that every build and every content changes', async t => {
  const site = await testSite(t)
  const { statusCode, headers, body } = await site.ask(workerPath)
  t.equal(statusCode, 200)
  t.match(headers, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': /connect-src 'self'/,
    vary: 'Accept-Encoding',
    etag: /^W\/"/,
  })
  t.notOk(headers['set-cookie'])
  t.equal(await worker(site), body, 'it stays the same in between')
  t.not(await worker(await testSite(t, { buildId: 'newer' })), body)
  const same = await site.ask({ url: workerPath, headers: { 'if-none-match': String(headers.etag) } })
  t.same([same.statusCode, same.body], [304, ''])
  const packed = await site.ask({ url: workerPath, headers: { 'accept-encoding': 'gzip' } })
  t.equal(packed.headers['content-encoding'], 'gzip')
  t.ok(packed.rawPayload.length < body.length)
})

t.test('the main host alone has it: no other page is in its scope', async t => {
  const { ask } = await testSite(t, { env: threeHosts })
  t.equal((await ask({ url: workerPath, headers: { host: hosts.main } })).statusCode, 200)
  for (const host of [hosts.names, hosts.registry])
    t.equal((await ask({ url: workerPath, headers: { host } })).statusCode, 301, 'a browser takes no redirected worker')
})

t.test('every page and file that it keeps is there, and each island of these pages', async t => {
  const site = await testSite(t)
  const script = await worker(site)
  const scripts = scriptsIn(script)
  for (const url of scripts) t.equal((await site.ask(url)).statusCode, 200, url)
  const { assets } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
  const islands = ['islands', 'tool-islands'].map(file => readFileSync(`client/${file}.ts`, 'utf8')).join('')
  const chunkOf = (name: string) => {
    const file = new RegExp(`'${name}': async .*import\\('[./\\w-]+/([\\w-]+)\\.tsx'\\)`).exec(islands)?.[1]
    return `/assets/${assets[`js/${file}.js`]?.file}`
  }
  const { pages } = keptIn(script)
  t.ok(pages.includes('/a/when-to-call') && pages.includes('/calculators/contraction'))
  for (const layout of ['desktop', 'mobile']) {
    const headers = { [copyHeader]: '1', 'sec-ch-ua-mobile': layout === 'mobile' ? '?1' : '?0' }
    for (const url of pages) {
      const { statusCode, body } = await site.ask({ url, headers })
      t.equal(statusCode, 200, url)
      const names = withName(parseHtml(body), 'x-island').map(({ attributes }) => attributes.name ?? '')
      for (const name of names) t.ok(scripts.includes(chunkOf(name)), `${url} has the island ${name}`)
    }
  }
})

t.test('withdrawn, it keeps nothing, and no page starts it', async t => {
  const off = await testSite(t, { env: { OFFLINE: 'off' } })
  const script = await worker(off)
  t.equal(keptIn(script), null)
  t.match(script, /\.unregister\(\)/)
  const starts = async (site: TestSite, url: string, cookie = '') =>
    /<script type="module" src="\/assets\/js\/offline-\w+\.js"/.test(
      (await site.ask({ url, headers: { cookie } })).body,
    )
  const on = await testSite(t)
  for (const { pages } of [keptIn(await worker(on))])
    for (const url of pages) t.same([await starts(on, url), await starts(off, url)], [true, false], url)
  t.notOk(await starts(on, '/'), 'nor do other pages')
  t.notOk(await starts(on, '/tools'))
  // After a loss every page ends it.
  for (const site of [on, off]) t.ok(await starts(site, '/', 'quiet_almanac=1'))
})
