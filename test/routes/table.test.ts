import t from 'tap'
import { siteOf } from '../../domain/sites.ts'
import { experiments } from '../../experiments/all.ts'
import { table } from '../../routes/table.ts'
import { openBuild } from '../../server/build.ts'
import { createLoader } from '../../server/pages/loader.ts'
import type { PageInput } from '../../views/page.tsx'
import { lateDeadlines } from '../support/late-deadlines.ts'

const { content } = openBuild(new URL('../../dist', import.meta.url).pathname)
const load = createLoader(table, content)
const input = (path: string): PageInput => ({
  site: siteOf(path),
  path,
  query: {},
  layout: 'desktop',
  country: 'US',
  signedIn: false,
  versions: {},
})

t.test('each address stands once, in the spelling that both routers read alike', async t => {
  const paths = table.map(({ path }) => path)
  t.equal(new Set(paths).size, paths.length)
  t.equal(
    new Set(paths.map(path => path.replace(/\/$/, ''))).size,
    paths.length,
    'nor once with a slash and once without',
  )
  for (const path of paths) t.match(path, /^\/(?:(?:[\w-]+|:\w+)\/)*(?:[\w-]+|:\w+)?$/, path)
})

t.test('every public page has examples, and they are pages', async t => {
  lateDeadlines(t) // the first page of names opens them
  for (const { path, handle } of table) {
    if (handle.for === 'public' && path !== '/news/:slug') t.ok(handle.examples.length > 0, path)
    for (const example of handle.examples) {
      const loaded = await load(input(example))
      t.match(loaded, { status: 200, page: { head: { title: String, description: String } } }, example)
      if (!('page' in loaded)) continue
      const { head } = loaded.page
      if (example.includes('?'))
        t.ok(
          head.noindex || [example, example.split('?')[0]].includes(head.path ?? ''),
          `${example} is itself, or what it asks`,
        )
      else t.equal(head.path, example, `${example} is its own address`)
      t.ok(head.title.length > 0 && head.title.length <= 110, head.title)
      t.ok(
        head.description.length > 20 && head.description.length <= 170,
        `${example}: ${head.description.length} characters`,
      )
    }
  }
})

t.test('titles and descriptions are not used twice', async t => {
  const examples = table.flatMap(({ handle }) => handle.examples).filter(example => !example.includes('?'))
  const heads = await Promise.all(examples.map(example => load(input(example))))
  const pages = heads.flatMap(loaded => ('page' in loaded ? [loaded.page.head] : []))
  t.equal(new Set(pages.map(({ title }) => title)).size, pages.length)
  t.equal(new Set(pages.map(({ description }) => description)).size, pages.length)
})

t.test('all content is reached by a route, and says the address it stands at', async t => {
  for (const kind of ['week', 'month', 'article', 'topic', 'news', 'page'] as const) {
    t.ok(content.cards(kind).length > 0, kind)
    for (const { path } of content.cards(kind)) {
      const loaded = await load(input(path))
      t.match(loaded, { status: 200, page: { head: { path } } }, path)
    }
  }
})

t.test('a slug that is none is missing, with suggestions, on every family', async t => {
  const slugs = [
    'nowhere',
    '8-weeks-pregnant-',
    'index',
    '__proto__',
    'constructor',
    'a%2Fb',
    '%20',
    'ünïcode',
    '0',
    '1e9-weeks-pregnant',
    `${'9'.repeat(30)}-weeks`,
  ]
  for (const { path } of table.filter(({ path }) => path.includes(':slug'))) {
    for (const slug of slugs) {
      const loaded = await load(input(path.replace(':slug', slug)))
      t.equal('status' in loaded && loaded.status, 404, path.replace(':slug', slug))
    }
  }
})

t.test('a toddler is not found among the babies, nor a week among the months', async t => {
  for (const path of [
    '/baby-month-by-month/18-month-old',
    '/toddler-month-by-month/3-month-old-baby',
    '/a/8-weeks-pregnant',
    '/news/registry-101',
    '/topics/about-us',
  ])
    t.match(await load(input(path)), { status: 404 }, path)
})

t.test('experiments that pages declare are in the list of all', async t => {
  for (const { path, handle } of table)
    for (const experiment of handle.experiments) t.ok(experiments.includes(experiment), `${path}: ${experiment.name}`)
})
