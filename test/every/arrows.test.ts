// Imports point one way: server -> routes -> views -> client/state -> domain. Biome holds the rule; this test holds Biome to it.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'

const root = join(import.meta.dirname, '../..')
const biome = join(root, 'node_modules/.bin/biome')
const rule = '--only=style/noRestrictedImports'

const forbidden = [
  ['domain/a.ts', '../views/page.tsx'],
  ['domain/b.ts', 'node:fs'],
  ['lib/a.ts', '../domain/dates.ts'],
  ['members/a.ts', '../server/app.ts'],
  ['content/a.ts', '../views/page.tsx'],
  ['experiments/a.ts', '../content/site.ts'],
  ['client/a.ts', '../server/app.ts'],
  ['client/b.ts', '../routes/table.ts'],
  ['views/kit/a.tsx', '../../server/app.ts'],
  ['views/kit/b.tsx', '../../client/report.ts'],
  ['routes/a.tsx', '../server/app.ts'],
  ['server/a.ts', '../test/support/site.ts'],
] as const
const allowed = [
  ['views/kit/c.tsx', '../../client/state/saved.ts'],
  ['routes/c.tsx', '../views/page.tsx'],
  ['server/c.ts', '../routes/table.ts'],
  ['content/c.ts', '../domain/dates.ts'],
  ['members/c.ts', '../lib/network.ts'],
] as const

t.test('a wrong import is refused, a right one is not', t => {
  const folder = t.testdir()
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined, root: true }))
  for (const [file, target] of [...forbidden, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `import * as other from '${target}'\nconsole.log(other)\n`)
  }
  const refused = (file: string) => spawnSync(biome, ['lint', rule, file], { cwd: folder }).status !== 0
  for (const [file, target] of forbidden) t.ok(refused(file), `${file} may not import ${target}`)
  for (const [file, target] of allowed) t.notOk(refused(file), `${file} may import ${target}`)
  t.end()
})

t.test('the sources keep to it', t => {
  t.doesNotThrow(() => execFileSync(biome, ['lint', rule, '.'], { cwd: root, stdio: 'pipe' }))
  t.end()
})
