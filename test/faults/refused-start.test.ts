// A start that is refused: one line that names the cause, no stack, exit code 1.
import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { inParallel } from '../support/load.ts'
import { freePort, root, run, type Start } from '../support/process.ts'

const wrong: [variable: string, value: string][] = [
  ['HOST', 'two words'],
  ['HOST', '203.0.113.7'], // an address that is not this machine's
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['OPS_PORT', '-1'],
  ['OPS_PORT', '80.5'],
  ['MAIN_ORIGIN', 'https://example.com/path'],
  ['MAIN_ORIGIN', 'http://localhost:99999'],
  ['NAMES_ORIGIN', 'names.example.com'],
  ['REGISTRY_ORIGIN', 'ftp://example.com'],
  ['COOKIE_DOMAIN', 'exa mple.com'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '127.0.0.1,proxy'],
  ['COUNTRY_HEADER', 'no header'],
  ['DEFAULT_COUNTRY', 'us'],
  ['DEFAULT_COUNTRY', 'ZZ'],
  ['DATA_DIR', join(root, 'package.json/below')], // root may write nearly everywhere, but not below a file
  ['MEMBER_API_URL', 'http://127.0.0.1:4000/v1'],
  ['MEMBER_API_URL', 'http://['],
  ['ABTEST_ENABLE', 'yes'],
  ['WORKERS', '0'],
  ['WORKERS', 'many'],
  ['PAGE_CACHE_MB', '-1'],
  ['PAGE_CACHE_MB', '64MB'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
]

/** Starts it, and compares how it ended. `names` must be in its one line. */
async function refuses(t: Test, what: string, start: Start, ...names: string[]) {
  const site = await run(t, start)
  const late = setTimeout(() => site.kill('SIGKILL'), 6000)
  const { code, signal } = await site.exit
  clearTimeout(late)
  const err = site.err()
  t.same(
    { code, signal, lines: err.split('\n').length - 1, names: names.filter(name => err.includes(name)), out: site.out() },
    { code: 1, signal: null, lines: 1, names, out: '' },
    `${what}: ${err.split('\n')[0]}`,
  )
  t.notMatch(err, /^ +at |node:internal/m, `${what}: no stack`)
}

t.test('a variable that is wrong', async t => {
  await inParallel(2, wrong, ([name, value]) => refuses(t, `${name}=${value}`, { env: { [name]: value } }, name))
})

t.test('a port in use', async t => {
  const taken = await freePort()
  const other = createServer().listen(taken, '127.0.0.1')
  t.teardown(() => other.close())
  for (const WORKERS of ['1', '2']) {
    for (const name of ['PORT', 'OPS_PORT'])
      await refuses(t, `${name}, WORKERS=${WORKERS}`, { env: { [name]: `${taken}`, WORKERS } }, name, `${taken}`)
  }
})

const torn: Record<string, (folder: string, id: string) => void> = {
  'no manifest': folder => rmSync(join(folder, 'manifest.json')),
  'a manifest cut in the middle': folder => cut(join(folder, 'manifest.json')),
  'a manifest without the stylesheet': folder => editManifest(folder, assets => delete assets['site.css']),
  'a script is missing': folder => rmAsset(folder, 'js/main.js'),
  'a drawing is missing': folder => rmAsset(folder, 'art/home.svg'),
  'no content': (folder, id) => rmSync(join(folder, 'content', id), { recursive: true }),
  'a content index cut in the middle': (folder, id) => cut(join(folder, 'content', id, 'index.json')),
}

type Assets = Record<string, { file: string }>
const readManifest = (folder: string): { id: string; assets: Assets } => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

function cut(file: string) {
  truncateSync(file, Math.floor(readFileSync(file).length / 2))
}
function editManifest(folder: string, edit: (assets: Assets) => void) {
  const manifest = readManifest(folder)
  edit(manifest.assets)
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
}
function rmAsset(folder: string, name: string) {
  rmSync(join(folder, 'assets', readManifest(folder).assets[name]?.file ?? ''))
}

t.test('a build that is missing or torn', async t => {
  const folder = t.testdir()
  for (const [what, tear] of Object.entries(torn)) {
    cpSync(join(root, 'dist'), folder, { recursive: true, filter: file => !file.includes('.compile-cache') })
    tear(folder, readManifest(folder).id)
    await refuses(t, what, { folder }, 'build')
    rmSync(folder, { recursive: true })
  }
  cpSync(join(root, 'dist'), folder, { recursive: true, filter: file => !file.includes('.compile-cache') })
  rmSync(join(folder, 'manifest.json'))
  await refuses(t, 'no manifest, WORKERS=2', { folder, env: { WORKERS: '2' } }, 'build')
})
