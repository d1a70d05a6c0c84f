// The brand's name stands in one place of the source, so that a site of another name changes one line.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { site } from '../../content/site.ts'
import { brandName } from '../../domain/brand.ts'

const root = join(import.meta.dirname, '../..')

t.test('no source spells the brand but its own files', async t => {
  const sources = globSync(
    '{assets,client,content,domain,experiments,lib,members,names,publishing,routes,search,server,state,views}/**/*.{ts,tsx,mjs}',
    { cwd: root },
  )
  t.ok(sources.length > 300, `${sources.length} sources`)
  const spelled = sources.filter(file => readFileSync(join(root, file), 'utf8').includes(brandName))
  t.same(spelled.sort(), ['content/site.ts', 'domain/brand.ts'], 'the name in the stores may be another')
  t.equal(site.name, brandName)
})
