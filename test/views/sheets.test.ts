import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { filesOfSheets, sheets } from '../../views/sheets.ts'

const views = join(import.meta.dirname, '../../views')

t.test(
  'a sheet holds its places in their order, a file once, where it is named by itself before its folder',
  async t => {
    const files = ['ui/b.css', 'ui/a.css', 'account/sign-in.css', 'account/a.css', 'tokens.css']
    const { site, own, names } = filesOfSheets(files)
    t.same(site, ['tokens.css', 'account/sign-in.css', 'ui/a.css', 'ui/b.css'])
    t.same(own, ['account/a.css'])
    t.same(names, [])
  },
)

t.test('styles that belong to no sheet stop the build', async t => {
  for (const file of ['new/new.css', 'ui/new/new.css', 'new.css'])
    t.throws(() => filesOfSheets(['tokens.css', file]), new RegExp(`views/${file} is in no style sheet`))
})

t.test('every style sheet is in a sheet, and every place that is named is there', async t => {
  const files = globSync('**/*.css', { cwd: views })
  t.same([...new Set(Object.values(filesOfSheets(files)).flat())].sort(), files.sort())
  for (const place of Object.values(sheets).flat()) t.ok(existsSync(join(views, place)), place)
})
