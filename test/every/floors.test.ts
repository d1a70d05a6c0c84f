// Versions below which a package has a known hole, and packages that must not come in at all.
import { readFileSync } from 'node:fs'
import t from 'tap'

const floors: Readonly<Record<string, string>> = {
  fastify: '5.12.2',
  '@fastify/static': '10.1.3',
  '@fastify/reply-from': '12.6.2',
  sharp: '0.35.0',
  undici: '7.28.0',
}
const unwanted = /^react-server-dom-/

/** `dev`: only tests, checks and the build need it. */
interface Locked {
  version?: string
  dev?: boolean
}
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
)
/** What the site itself runs on. */
const installed = Object.entries(packages).flatMap(([path, { version, dev }]) => {
  const name = path.split('node_modules/').at(-1)
  return name && version && !dev ? [{ name, version, path }] : []
})

/** Whether a version comes before another; both are three numbers. */
function isBelow(version: string, floor: string): boolean {
  // Two texts, two lists
  const [a, b] = [version, floor].map(text => text.split(/[.-]/).slice(0, 3).map(Number)) as [number[], number[]]
  const at = a.findIndex((part, i) => part !== b[i])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

t.test('versions compare by their numbers', async t => {
  t.ok(isBelow('5.9.9', '5.12.2'))
  t.ok(isBelow('5.12.1', '5.12.2'))
  t.notOk(isBelow('5.12.2', '5.12.2'))
  t.notOk(isBelow('10.0.0', '9.9.9'))
})

t.test('nothing is installed below its floor', async t => {
  for (const [name, floor] of Object.entries(floors))
    for (const { version, path } of installed.filter(one => one.name === name))
      t.notOk(isBelow(version, floor), `${path} ${version}, at least ${floor}`)
  for (const name of ['fastify', '@fastify/static', 'sharp'])
    t.ok(
      installed.some(one => one.name === name),
      `${name} is there`,
    )
  t.same(
    installed.filter(({ name }) => unwanted.test(name)).map(({ path }) => path),
    [],
  )
})
