// What the name matcher brings to a browser beyond what every page with an island has: at most 12 KB of scripts by
// gzip.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const dist = new URL('../../dist', import.meta.url).pathname
const { assets } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as {
  assets: Record<string, { file: string }>
}

/** A script and all that it needs before it runs. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(join(dist, 'assets', file), 'utf8')
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) withImports(`js/${name}`, seen)
  return seen
}
const fileOf = (name: string) => assets[`js/${name}.js`]?.file ?? name

t.test('the matcher', async t => {
  const shared = withImports(fileOf('hydrate'), withImports(fileOf('main')))
  const own = withImports(fileOf('matcher-island')).difference(shared)
  const bytes = [...own].reduce((sum, file) => sum + statSync(join(dist, 'assets', `${file}.gz`)).size, 0)
  t.ok(own.size > 0 && bytes > 4000 && bytes <= 12 * 1024, `${bytes} bytes of ${12 * 1024}`)
})
