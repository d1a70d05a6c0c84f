import t from 'tap'
import { pageKindOf, pageKinds } from '../../domain/page-kinds.ts'
import { table } from '../../routes/table.ts'
import { toolPages } from '../../routes/tools.tsx'

t.test('every page of the table has a kind that says what it is', async t => {
  for (const [path, kind] of [
    ['/', 'home'],
    ['/search', 'search'],
    ['/b/search', 'search'],
    ['/pregnancy-week-by-week/8-weeks-pregnant', 'week'],
    ['/toddler-month-by-month/:slug', 'month'],
    ['/a/', 'article'],
    ['/a/:slug', 'article'],
    ['/a/tool-birth-plan', 'tool'],
    ['/calculators/contraction', 'tool'],
    ['/topics', 'topic'],
    ['/LGBTQ', 'topic'],
    ['/news/:slug', 'news'],
    ['/baby-names', 'names'],
    ['/b/:slug', 'names'],
    ['/best-of-baby-awards', 'reviews'],
    ['/registry', 'registry'],
    ['/join', 'sign-in'],
    ['/join/profile', 'member'],
    ['/settings/privacy', 'member'],
    ['/joining', 'other'],
    ['/newsletter', 'other'],
    ['/about-us', 'other'],
    ['', 'other'],
  ] as const)
    t.equal(pageKindOf(path), kind, path)
  for (const { path } of toolPages) t.equal(pageKindOf(path), 'tool', path)
  const others = table.map(({ path }) => path).filter(path => pageKindOf(path) === 'other')
  t.ok(others.length < table.length / 4, `the rest is small: ${others}`)
  t.same(
    pageKinds.filter(kind => kind !== 'other' && kind !== 'registry' && !table.some(r => pageKindOf(r.path) === kind)),
    [],
    'no kind without a page',
  )
})

t.test('a kind never says which page it is', async t => {
  for (const slug of ['4-weeks-pregnant', '40-weeks-pregnant', 'weeks'])
    t.equal(pageKindOf(`/pregnancy-week-by-week/${slug}`), 'week')
})
