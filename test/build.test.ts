// What build.mjs makes of the server.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const dist = join(import.meta.dirname, '../dist-test')
// as: build.mjs writes it, the newest build first
const { builds } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { builds: { files: string[] }[] }
const files = builds[0]?.files.filter(file => /^(server|members)\//.test(file)) ?? []

t.test('no process of the site imports node:http as an ES module, which would load all of undici', async t => {
  t.ok(files.includes('server/main.mjs') && files.includes('members/main.mjs'), `${files.length} files`)
  const imported = /\b(?:from|import)\s*["'](?:node:)?http["']/
  t.same(
    files.filter(file => imported.test(readFileSync(join(dist, file), 'utf8'))),
    [],
  )
})
