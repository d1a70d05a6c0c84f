import { join } from 'node:path'
import { table } from '../routes/table.ts'
import { openBuild } from '../server/build.ts'
import { splitAtHoles } from '../server/holes.ts'
import { createLoader } from '../server/loader.ts'
import { RenderedPage } from '../server/page-cache.ts'
import { createRenderer } from '../server/render.tsx'
import { renderWhole } from '../server/stream.tsx'

const build = openBuild(join(process.cwd(), 'dist'))
const origins = { main: 'http://localhost:3000', names: 'http://localhost:3000', registry: 'http://localhost:3000' }
const load = createLoader(table, build.content)
const renderer = createRenderer({ asset: build.asset, origins })
const input = {
  site: 'main',
  path: '/a/foods-to-limit-in-pregnancy',
  query: {},
  layout: 'desktop',
  country: 'US',
  signedIn: false,
  versions: {},
} as const
async function time(name: string, n: number, f: () => Promise<unknown> | unknown) {
  for (let i = 0; i < n; i++) await f()
  const a = process.cpuUsage()
  for (let i = 0; i < n; i++) await f()
  const { user, system } = process.cpuUsage(a)
  console.log(name.padEnd(30), ((user + system) / n).toFixed(1), 'us')
}
const never = new AbortController().signal
for (let r = 0; r < 2; r++) {
  await time('AbortSignal.timeout', 20000, () => AbortSignal.timeout(2000))
  await time('new Request', 20000, () => new Request('http://site/a/x'))
  await time('new Request+signal', 20000, () => new Request('http://site/a/x', { signal: AbortSignal.timeout(2000) }))
  await time('load', 3000, () => load(input, AbortSignal.timeout(2000)))
  await time('load never', 3000, () => load(input, never))
  const loaded = (await load(input, never)) as any
  await time('render', 2000, () => renderWhole(renderer.document(loaded.page, input), console.error))
  const html = await renderWhole(renderer.document(loaded.page, input), console.error)
  await time('page', 20000, () => new RenderedPage(200, splitAtHoles(html), true))
  const all = async () => {
    const l = (await load(input, AbortSignal.timeout(2000))) as any
    return new RenderedPage(200, splitAtHoles(await renderWhole(renderer.document(l.page, input), console.error)), true)
  }
  await time('all', 2000, all)
  await time('all x8', 300, () => Promise.all(Array.from({ length: 8 }, all)))
}
process.exit()
