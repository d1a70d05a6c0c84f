// A start that is refused: one line that names the cause, no stack, exit code 1.
import { readFileSync, rmSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import t, { type Test } from 'tap'
import { type BuildCopy, copyBuild } from '../support/build-copy.ts'
import { importing } from '../support/faults/held-member-api.ts'
import { inParallel } from '../support/load.ts'
import { freePort, patienceMs, root, run, type Start } from '../support/process.ts'
import { sized } from '../support/sized.ts'

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

/** Each reads its value in another way. */
const some = wrong.filter((_, i) => i % 5 === 1)

/** Starts it, and compares how it ended. `names` must be in its one line. */
async function refuses(t: Test, what: string, start: Start, ...names: string[]) {
  const site = await run(t, start)
  const late = setTimeout(() => site.kill('SIGKILL'), patienceMs) // one that goes on
  const { code, signal } = await site.exit
  clearTimeout(late)
  const err = site.err()
  t.same(
    {
      code,
      signal,
      lines: err.split('\n').length - 1,
      names: names.filter(name => err.includes(name)),
      out: site.out(),
    },
    { code: 1, signal: null, lines: 1, names, out: '' },
    `${what}: ${err.split('\n')[0]}`,
  )
  t.notMatch(err, /^ +at |node:internal/m, `${what}: no stack`)
}

t.test('a variable that is wrong', async t => {
  await inParallel(2, sized(some, wrong), ([name, value]) =>
    refuses(t, `${name}=${value}`, { env: { [name]: value } }, name),
  )
})

t.test('a port in use', async t => {
  const taken = await freePort()
  const other = createServer().listen(taken, '127.0.0.1')
  t.teardown(() => other.close())
  for (const WORKERS of sized(['1'], ['1', '2'])) {
    for (const name of ['PORT', 'OPS_PORT'])
      await refuses(t, `${name}, WORKERS=${WORKERS}`, { env: { [name]: `${taken}`, WORKERS } }, name, `${taken}`)
  }
})

/**
 * What only the member API in the background needs: it is asked before the site says where it is, or answers anybody.
 */
const ofMembers: [variable: string, value: string, names: string][] = [
  ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL'],
  ['DATABASE_URL', 'postgres://nobody:secret@127.0.0.1:9/none', '127.0.0.1:9'],
  ['SMTP_URL', 'nonsense', 'SMTP_URL'],
  ['AVATAR_STORE', 'tape', 'AVATAR_STORE'],
]

t.test('a variable that only the member API needs', async t => {
  const all = ofMembers.flatMap(row => ['1', '2'].map(workers => ({ row, workers })))
  await inParallel(2, sized(all.slice(1, 5), all), ({ row: [name, value, names], workers }) =>
    refuses(
      t,
      `${name}=${value}, WORKERS=${workers}`,
      { env: { MEMBER_API_URL: '', [name]: value, WORKERS: workers } },
      names,
    ),
  )
})

const inWorkers = (code: string) => importing(`import cluster from 'node:cluster'; if (cluster.isWorker) ${code}`)

t.test('a process that serves which ends before it listens', async t => {
  for (const WORKERS of sized(['2'], ['1', '2']))
    await refuses(
      t,
      `WORKERS=${WORKERS}`,
      { env: { WORKERS, NODE_OPTIONS: inWorkers('process.exit(7)') } },
      'ended at its start (7)',
    )
})

t.test('a socket’s place that is a file already: it is left as it is', async t => {
  const file = join(t.testdir({ kept: 'kept' }), 'kept')
  await refuses(t, 'MEMBERS_SOCKET', { env: { MEMBER_API_URL: '', MEMBERS_SOCKET: file } }, 'MEMBERS_SOCKET', file)
  t.equal(readFileSync(file, 'utf8'), 'kept')
})

t.test('a place for data that never answers', t =>
  refuses(t, 'in /proc', { env: { DATA_DIR: '/proc/nothing-here' } }, 'DATA_DIR'),
)

const torn: Record<string, (build: BuildCopy) => void> = {
  'no manifest': build => rmSync(build.manifest),
  'a manifest cut in the middle': build => truncateSync(build.manifest, 2000),
  'a manifest without the stylesheet': build => build.editManifest(({ assets }) => delete assets['site.css']),
  'a script is missing': build => build.editManifest(({ assets }) => lose(assets, 'js/main.js')),
  'a drawing is missing': build => build.editManifest(({ assets }) => lose(assets, 'art/home.svg')),
  'no content': build => rmSync(dirname(build.contentIndex), { recursive: true }),
  'a content index cut in the middle': build => truncateSync(build.contentIndex, 2000),
}

/** Names a file that is not there. */
function lose(assets: Record<string, { file: string }>, name: string) {
  const asset = assets[name]
  if (!asset) throw new Error(`There is no ${name} to lose.`)
  asset.file = `${asset.file}.lost`
}

t.test('a build that is missing or torn', async t => {
  const build = copyBuild(join(t.testdir(), 'dist'))
  const all = Object.entries(torn)
  for (const [what, tear] of sized(all.slice(0, 4), all)) {
    tear(build)
    await refuses(t, what, { folder: build.folder }, 'build')
    build.mend()
  }
  rmSync(build.manifest)
  await refuses(t, 'no manifest, WORKERS=2', { folder: build.folder, env: { WORKERS: '2' } }, 'build')
})
