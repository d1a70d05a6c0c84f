// Where tests and their helpers stand, so that tap finds each test where it is looked for.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import manifest from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
/** Commands of their own keep their parts beside their `main.ts`. */
const runners = ['amp', 'browsers', 'chaos', 'faults/members', 'html', 'outside']
const files = (pattern: string, ...exclude: string[]) => globSync(pattern, { cwd: root, exclude })

t.test('helpers stand under test/support', async t => {
  const elsewhere = ['support', ...runners].map(folder => `test/${folder}/**`)
  const found = files('test/**/*.{ts,tsx,mjs}', ...elsewhere)
  t.ok(found.length > 300, `${found.length} files`)
  t.same(
    found.filter(file => !/\.(test|long)\.tsx?$/.test(file)),
    [],
  )
  t.same(files('test/support/**/*.{test,long}.*'), [], 'and no test does')
})

t.test('what changes a whole process is imported by no test that shares one', async t => {
  const shared = files('test/**/*.test.{ts,tsx}', ...manifest.tap.include, 'test/every/pages/**')
  t.ok(shared.length > 200, `${shared.length} files`)
  for (const file of shared)
    t.notMatch(readFileSync(join(root, file), 'utf8'), /^import '.*\/measured-delay\.ts'/m, file)
})

t.test('an error that nothing catches fails the test that runs, and no other', async t => {
  const program = `import t from 'tap'
    const moment = () => new Promise(resolve => setTimeout(resolve, 20))
    t.test('thrown', async () => { setTimeout(() => { throw new Error('late') }); await moment() })
    t.test('rejected', async t => { await t.test('within', async () => { Promise.reject(new Error('so')); await moment() }) })
    t.test('fine', async t => { t.pass() })`
  const args = ['--import=./test/support/loader.mjs', '--input-type=module', '-e', program]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  t.equal(status, 1)
  t.match(stdout, /^ {4}not ok 1 - late$/m)
  t.match(stdout, /^ {8}not ok 1 - so$/m)
  t.match(stdout, /^ {4}not ok 1 - within\b/m)
  t.match(stdout, /^ok \d - fine\b/m)
})
