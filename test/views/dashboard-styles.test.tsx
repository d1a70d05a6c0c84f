import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { filesOfSheets } from '../../views/sheets.ts'
import { aLoss, cycle, shown, week } from '../support/dashboard.tsx'
import { all } from '../support/html.ts'
import { aChild, aPregnancy } from '../support/member-entity.ts'

t.test('all that is shown has its styles in the sheets that members load', async t => {
  const views = join(import.meta.dirname, '../../views')
  const files = globSync('**/*.css', { cwd: views })
  const styledIn = new Map<string, string[]>()
  for (const file of files)
    for (const [, name = ''] of readFileSync(join(views, file), 'utf8').matchAll(/\.([a-z][\w-]*)/g))
      styledIn.set(name, [...(styledIn.get(name) ?? []), file])
  // A class that stands alone before its styles: a part of another rule about it is not all that it needs.
  const homes = new Map<string, string[]>()
  for (const file of files)
    for (const [, name = ''] of readFileSync(join(views, file), 'utf8').matchAll(/^ {2}\.([a-z][\w-]*) \{/gm))
      homes.set(name, [...(homes.get(name) ?? []), file])
  const { site = [], own = [] } = filesOfSheets(files)
  const loaded = new Set([...site, ...own])
  const pages = {
    pregnant: shown({ pregnancy: aPregnancy('2027-05-30') }, { week }),
    parent: shown({ born_children: [aChild('2026-08-01')] }),
    trying: shown({ is_ttc: true }, cycle('2026-11-12')),
    nobody: shown({}),
    'after a loss': shown({ after_loss: true }, { losses: { is: [aLoss()] } }),
  }
  for (const [name, { root }] of Object.entries(pages)) {
    const classes = all(root, tag => 'class' in tag.attributes).flatMap(tag => tag.attributes.class?.split(' ') ?? [])
    const bare = [...new Set(classes)].filter(one =>
      (homes.get(one) ?? styledIn.get(one))?.every(file => !loaded.has(file)),
    )
    t.same(bare, [], name)
  }
})
