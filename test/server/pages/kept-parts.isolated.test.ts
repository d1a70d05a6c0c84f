// Pages made in the fast ways have the bytes of pages made in the plain one.
import { join } from 'node:path'
import t from 'tap'
import { outsideProviders } from '../../../content/site.ts'
import { siteOf } from '../../../domain/sites.ts'
import { siteMap } from '../../../routes/table.ts'
import { openBuild } from '../../../server/build.ts'
import { loadConfig } from '../../../server/config.ts'
import { createKeptParts } from '../../../server/pages/kept-parts.ts'
import { createLoader } from '../../../server/pages/loader.ts'
import { createRenderer } from '../../../server/pages/render.tsx'
import { shownBuild } from '../../../server/pages/shown-build.ts'
import { splitAtSlots } from '../../../server/pages/slots.ts'
import { renderWhole } from '../../../server/pages/stream.tsx'
import type { PageInput } from '../../../views/page.tsx'
import { sized } from '../../support/sized.ts'

const config = loadConfig({ NODE_ENV: 'test' })
const build = openBuild(join(import.meta.dirname, '../../../dist'))
const layouts = sized(['desktop', 'mobile'] as const, ['desktop', 'mobile', 'in-app'] as const)
const kinds = [{}, { signedIn: true }, { sensitive: true, country: 'other' }] as const
const failed = (error: unknown) => t.fail(String(error))

t.test('every public page, with parts of other pages and without', async t => {
  const table = await siteMap(config.mode)
  const load = createLoader(table, build.content)
  const { document, render } = createRenderer(shownBuild(config, build, outsideProviders))
  await build.content.names()
  let pages = 0
  for (const { handle } of table) {
    if (handle.for !== 'public') continue
    const of = handle.examples.slice(0, sized(1, 100))
    for (const path of of.map((example: string) => example.replace(/\?.*/, '')))
      for (const layout of layouts)
        for (const kind of kinds) {
          const plain = { path, query: {}, layout, country: 'US', signedIn: false, versions: {} } as const
          const input: PageInput = { ...plain, site: siteOf(path), ...kind }
          const loaded = await load(input)
          if ('redirect' in loaded) continue
          const streamed = splitAtSlots(await renderWhole(document(loaded.page, input), failed))
          const atOnce = await render(loaded.page, input, failed)
          const first = await render(loaded.page, input, failed, undefined, true)
          const repeated = await render(loaded.page, input, failed, undefined, true)
          const same = (parts: typeof streamed) => t.ok(sameParts(parts, streamed), `${path} ${JSON.stringify(input)}`)
          for (const parts of [atOnce, first, repeated]) same(parts)
          pages++
        }
  }
  t.ok(pages > 100, `${pages} pages`)
})

type Parts = ReturnType<typeof splitAtSlots>
const sameParts = (a: Parts, b: Parts) =>
  a.length === b.length &&
  a.every((part, i) => (typeof part === 'string' ? part === b[i] : part.equals(b[i] as Buffer))) // as: a slot equals no bytes

t.test('a part is kept for a minute of the day, and by its key alone', async t => {
  let now = Date.UTC(2026, 10, 24, 23, 59, 30)
  let rendered = 0
  const { keep, forget } = createKeptParts(() => now)
  const part = (key: string) => keep(key, () => `${key} ${++rendered}`)
  t.same([part('a'), part('b'), part('a')], ['a 1', 'b 2', 'a 1'])
  now += 59_000
  t.equal(part('a'), 'a 1')
  now += 1000
  t.equal(part('a'), 'a 3', 'another day may have begun')
  now -= 24 * 60 * 60_000
  t.equal(part('a'), 'a 4', 'the clock was put back')
  forget()
  t.equal(part('a'), 'a 5')
  t.throws(() => keep('broken', () => JSON.parse('')))
  t.equal(
    keep('broken', () => 'whole'),
    'whole',
    'what failed is not kept',
  )
})
