// Texts that change while the site runs: new ones are served, broken ones never, and the log says why.
import '../../support/no-pressure.ts'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import t, { type Test } from 'tap'
import { buildApp } from '../../../server/app.ts'
import { openBuild } from '../../../server/build.ts'
import { loadConfig } from '../../../server/config.ts'

const dist = new URL('../../../dist', import.meta.url).pathname
const path = '/a/registry-101'
const piece = 'article/registry-101.json'

/** A site over a build of its own, as a running process has one. */
async function running(t: Test) {
  const folder = t.testdir({})
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
  symlinkSync(join(dist, 'assets'), join(folder, 'assets'))
  const write = (contents: string[]) => {
    writeFileSync(join(folder, 'manifest.new'), JSON.stringify({ ...manifest, content: contents[0], contents }))
    renameSync(join(folder, 'manifest.new'), join(folder, 'manifest.json'))
  }
  const place = (name: string) => join(folder, 'content', name)
  mkdirSync(join(folder, 'content'))
  cpSync(join(dist, 'content', manifest.content), place('first'), { recursive: true })
  write(['first'])
  const lines: { level: number; msg: string }[] = []
  const out = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split('\n')) if (line) lines.push(JSON.parse(line))
      done()
    },
  })
  const build = openBuild(folder)
  const app = await buildApp(loadConfig({ NODE_ENV: 'test' }), { build, logger: pino({}, out) })
  t.teardown(() => app.close())
  const ask = (url = path) =>
    app.inject({ url, headers: { host: 'localhost:3000', cookie: 'uid=AAAAAAAAAAAAAAAAAAAAAA' } })
  const leadOf = async () => /class="text-lead">([^<]*)/.exec((await ask()).body)?.[1] ?? ''
  return {
    ask,
    lines,
    leadOf,
    write,
    place,
    /** A copy of the first content with another lead on one page. */
    compile(name: string, lead: string) {
      cpSync(place('first'), place(name), { recursive: true })
      const file = join(place(name), piece)
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), lead }))
    },
    warnings: () => lines.filter(({ level }) => level >= 40).map(({ msg }) => msg),
    said: (words: string) => lines.filter(({ msg }) => msg === words).length,
    async until(fits: () => boolean | Promise<boolean>) {
      for (let i = 0; i < 300; i++) {
        if (await fits()) return
        await wait(100)
      }
      t.fail('what was waited for did not happen')
    },
  }
}

t.test('texts that were compiled while it ran are served, the page that was kept is not', async t => {
  const site = await running(t)
  const before = await site.leadOf()
  t.equal(await site.leadOf(), before, 'kept by now')
  site.compile('second', 'A lead that was written a moment ago.')
  site.write(['second', 'first'])
  await site.until(async () => (await site.leadOf()) === 'A lead that was written a moment ago.')
  t.equal(site.said('new content is served'), 1)
  t.same(site.warnings(), [])
})

t.test('broken content takes no page down, and one line says why', async t => {
  const site = await running(t)
  const before = await site.leadOf()
  const bad = 'new content cannot be used; the last good one serves'

  site.compile('torn', 'Never shown.')
  const index = join(site.place('torn'), 'index.json')
  writeFileSync(index, readFileSync(index, 'utf8').slice(0, 500))
  site.write(['torn', 'first'])
  await site.until(() => site.said(bad) === 1)
  t.equal(await site.leadOf(), before)
  t.equal((await site.ask('/a/')).statusCode, 200)
  t.equal((await site.ask('/a/safe-sleep-for-babies')).statusCode, 200, 'a page that nobody had asked for yet, too')

  site.write(['nowhere', 'first'])
  await site.until(() => site.said(bad) === 2)
  t.equal(await site.leadOf(), before)
  await wait(2500)
  t.equal(site.said(bad), 2, 'said once, not every two seconds')

  site.compile('mended', 'Mended.')
  site.write(['mended', 'first'])
  await site.until(async () => (await site.leadOf()) === 'Mended.')
})

t.test('a drawing that the build does not have keeps new content away', async t => {
  const site = await running(t)
  const before = await site.leadOf()
  site.compile('undrawn', 'Never shown.')
  const index = join(site.place('undrawn'), 'index.json')
  const [first, ...cards] = JSON.parse(readFileSync(index, 'utf8'))
  writeFileSync(index, JSON.stringify([{ ...first, art: 'not-drawn-yet' }, ...cards]))
  site.write(['undrawn', 'first'])
  await site.until(() => site.warnings().length === 1)
  t.equal(await site.leadOf(), before)
})

t.test('a page whose file is missing or half written comes from the build before', async t => {
  const site = await running(t)
  const before = await site.leadOf()
  site.compile('second', 'New.')
  rmSync(join(site.place('second'), piece))
  writeFileSync(join(site.place('second'), 'article/safe-sleep-for-babies.json'), '{"kind":"article","slug":"saf')
  site.write(['second', 'first'])
  await site.until(() => site.said('new content is served') === 1)
  t.equal(await site.leadOf(), before)
  t.match(await site.ask('/a/safe-sleep-for-babies'), { statusCode: 200, body: /Safe sleep for babies/ })
  t.equal(site.warnings().length, 2, 'a line for each')
})

t.test('a search file that is torn takes no search down, and one line says why', async t => {
  const site = await running(t)
  const file = join(site.place('first'), 'search.bin')
  writeFileSync(file, readFileSync(file).subarray(0, 5000))
  for (const url of ['/search?q=8+weeks+pregnent', '/api/suggestions?q=8+weeks+pregnent'])
    t.match(await site.ask(url), { statusCode: 200, body: /8-weeks-pregnant/ }, url)
  t.equal(site.warnings().length, 1)
  t.match(
    site.lines.find(({ level }) => level >= 40),
    { file: 'search.bin', err: { message: /^The search file has 5000 bytes/ } },
  )
})

t.test('an index that is touched and still whole changes nothing', async t => {
  const site = await running(t)
  const before = await site.leadOf()
  utimesSync(join(site.place('first'), 'index.json'), new Date(), new Date())
  await site.until(() => site.said('new content is served') === 1)
  t.equal(await site.leadOf(), before)
  t.same(readdirSync(site.place('')), ['first'])
})
