import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import t from 'tap'
import '../../support/no-pressure.ts'
import { buildApp } from '../../../server/app.ts'
import { openBuild } from '../../../server/build.ts'
import { loadConfig } from '../../../server/config.ts'

interface Manifest {
  id: string
  assets: Record<string, { file: string }>
  builds: { id: string; files: string[] }[]
}

const root = new URL('../../../', import.meta.url).pathname
const noSources = ['node_modules', 'dist', 'dist-test', 'dist-dev', 'test', 'bench', 'docs', 'tmp']
const sources = readdirSync(root).filter(name => !name.startsWith('.') && !noSources.includes(name))

/** A copy of the sources that can be changed, and its builds. */
function workshop(folder: string) {
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  // The site's own code is not what is asked here. The browser's is bundled whole: the build reads from it what is kept
  // for when there is no network.
  writeFileSync(join(folder, 'server/main.ts'), 'export const version = 0\n')
  const dist = join(folder, 'dist')
  return {
    dist,
    /** Changes the style sheet, which every page names, and both programs. */
    change(n: number) {
      appendFileSync(join(folder, 'views/tokens.css'), `\n.change-${n} { order: ${n} }\n`)
      for (const entry of ['server/main.ts', 'client/main.ts'])
        appendFileSync(join(folder, entry), `console.log(${n})\n`)
    },
    async build(): Promise<Manifest> {
      await promisify(execFile)(process.execPath, ['build.mjs', '--dev'], { cwd: folder })
      return JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
    },
  }
}

t.test('files of the last three builds are there and answer, older ones are not', async t => {
  const { dist, change, build } = workshop(t.testdir({}))
  const manifests: Manifest[] = []
  for (let n = 0; n < 4; n++) {
    change(n)
    manifests.push(await build())
  }
  manifests.push(await build()) // nothing changed: no new build
  const [first, second, third, last, again] = manifests
  t.equal(new Set(manifests.map(({ id }) => id)).size, 4, 'a change makes a new build')
  t.equal(again?.id, last?.id)
  t.same(
    again?.builds.map(({ id }) => id),
    [last?.id, third?.id, second?.id],
    'the newest first, none twice',
  )
  const app = await buildApp(loadConfig({ NODE_ENV: 'test' }), {
    build: openBuild(dist),
    logger: pino({ level: 'silent' }),
  })
  t.teardown(() => app.close())
  const sheetOf = (manifest: Manifest | undefined) => `/assets/${manifest?.assets['site.css']?.file}`
  const ask = (url: string) => app.inject({ url, headers: { host: 'localhost:3000' } })
  for (const manifest of [second, third, last]) {
    const answer = await ask(sheetOf(manifest))
    t.equal(answer.statusCode, 200, sheetOf(manifest))
    t.match(answer.body, `.change-${manifests.indexOf(manifest as Manifest)}`)
    for (const file of manifest?.builds[0]?.files ?? ['none']) t.ok(existsSync(join(dist, file)), file)
    t.ok(existsSync(join(dist, 'content', manifest?.id ?? 'none', 'index.json')), 'its content')
  }
  t.equal((await ask(sheetOf(first))).statusCode, 404)
  t.notOk(existsSync(join(dist, 'content', first?.id ?? '', 'index.json')), 'nor is its content kept')
  t.match((await ask('/')).body, sheetOf(last), 'pages name the newest')
})

t.test('a build that is missing or torn is refused with a line that helps', async t => {
  const manifest = (assets: object) => JSON.stringify({ id: 'a', content: 'a', contents: ['a'], assets, builds: [] })
  const file = (name: string) => ({ file: name, encodings: [] })
  const broken = {
    empty: {},
    'torn manifest': { 'manifest.json': '{"id": "a", ' },
    'no content': {
      'manifest.json': manifest({ 'site.css': file('s.css'), 'js/main.js': file('m.js') }),
      assets: { 's.css': '', 'm.js': '' },
    },
    'no style sheet in the manifest': { 'manifest.json': manifest({}), content: { a: { 'index.json': '[]' } } },
    'no style sheet on disk': {
      'manifest.json': manifest({ 'site.css': file('s.css'), 'js/main.js': file('m.js') }),
      content: { a: { 'index.json': '[]' } },
      assets: { 'm.js': '' },
    },
  }
  const good = {
    'manifest.json': manifest({ 'site.css': file('s-1.css'), 'js/main.js': file('m.js') }),
    content: { a: { 'index.json': '[]' } },
    assets: { 's-1.css': '', 'm.js': '' },
  }
  const folder = t.testdir({ ...broken, good })
  for (const what of Object.keys(broken))
    t.throws(() => openBuild(join(folder, what)), { code: 'BUILD_MISSING', message: /build/ }, what)
  const whole = join(folder, 'good')
  t.equal(openBuild(whole).asset('site.css'), '/assets/s-1.css')
  t.throws(() => openBuild(whole).asset('art/none.svg'), { code: 'BUILD_MISSING', message: 'art/none.svg' })
})
