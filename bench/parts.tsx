// What each part of an article costs when nothing of it is kept: elements, bytes, React's writes when it is streamed,
// and garbage of one render. Counts, and no times: they are the same on a busy machine.
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { getHeapStatistics } from 'node:v8'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { outsideProviders } from '../content/site.ts'
import { loadArticle } from '../routes/related-pages.ts'
import { table } from '../routes/table.ts'
import { openBuild } from '../server/build.ts'
import { loadConfig } from '../server/config.ts'
import { AccountSlot } from '../server/pages/account-area.tsx'
import { createLoader } from '../server/pages/loader.ts'
import { contextOf, renderInPage } from '../server/pages/page-context.tsx'
import { createRenderer } from '../server/pages/render.tsx'
import { shownBuild } from '../server/pages/shown-build.ts'
import { breadcrumbs } from '../views/content/breadcrumbs.ts'
import { ReadingMeta } from '../views/content/reading-meta.tsx'
import { RelatedToPage } from '../views/content/related.tsx'
import { ShareThis } from '../views/content/share-this.tsx'
import { PageHead, SiteHead } from '../views/document.tsx'
import { SiteFooter } from '../views/layout/footer.tsx'
import { Frame } from '../views/layout/frame.tsx'
import { SiteHeader } from '../views/layout/header.tsx'
import { LookSwitch } from '../views/layout/look-switch.tsx'
import { StageRail } from '../views/layout/stage-rail.tsx'
import { type PageInput, PageProvider } from '../views/page.tsx'
import { Art } from '../views/ui/art.tsx'
import { KeyPoints } from '../views/ui/box.tsx'
import { Breadcrumb } from '../views/ui/breadcrumb.tsx'
import { Contents } from '../views/ui/contents.tsx'
import { Prose } from '../views/ui/prose.tsx'
import { Sources } from '../views/ui/sources.tsx'

const slug = 'foods-to-limit-in-pregnancy'
const renders = { before: 200, counted: 500 }

const site = openBuild(join(process.cwd(), 'dist'))
const build = shownBuild(loadConfig({}), site, outsideProviders)
const input: PageInput = {
  site: 'main',
  path: `/a/${slug}`,
  query: {},
  layout: 'desktop',
  country: 'US',
  signedIn: false,
  versions: {},
}
const loaded = await createLoader(table, site.content)(input)
const found = await loadArticle(site.content, slug)
if (!('page' in loaded) || !found) throw new Error(`There is no article ${slug}.`)
const { page } = loaded
const { piece, topics, related, tools } = found

const parts: Record<string, ReactNode> = {
  'head: the site’s': <SiteHead />,
  'head: the page’s': <PageHead head={page.head} />,
  'header, with menus': <SiteHeader account={<AccountSlot />} />,
  rail: <StageRail />,
  'around it: ads, names, prompts, bar': (
    <Frame header={null} rail={null} footer={null} ads={page.ads}>
      {null}
    </Frame>
  ),
  breadcrumb: <Breadcrumb steps={breadcrumbs.article(topics)} />,
  'byline, heart': <ReadingMeta piece={piece} saveSide="left" />,
  picture: <Art name={piece.art} alt="" eager />,
  'key points': <KeyPoints items={piece.keyPoints} />,
  contents: <Contents entries={piece.sections.filter(section => section.title)} />,
  text: <Prose sections={piece.sections} />,
  sources: <Sources sources={piece.sources} />,
  'share row': <ShareThis piece={piece} />,
  related: <RelatedToPage cards={related} tools={tools} />,
  footer: <SiteFooter year={2026} look={<LookSwitch place="footer" />} />,
}

/** React's writes, when a part is streamed. */
function writesOf(part: ReactNode): Promise<number> {
  return new Promise((resolve, reject) => {
    let writes = 0
    const counting = new Writable({
      write(_chunk, _encoding, done) {
        writes++
        done()
      },
    }).on('finish', () => resolve(writes))
    const { pipe } = renderToPipeableStream(<PageProvider value={contextOf(input, build, 'p')}>{part}</PageProvider>, {
      onAllReady: () => pipe(counting),
      onShellError: reject,
    })
  })
}

/** Kilobytes that one render leaves behind, its text among them. */
async function garbageOf(render: () => unknown): Promise<number> {
  for (let i = 0; i < renders.before; i++) await render()
  // as: Node's types do not know it yet
  const allocated = () => (getHeapStatistics() as unknown as { total_allocated_bytes: number }).total_allocated_bytes
  const before = allocated()
  for (let i = 0; i < renders.counted; i++) await render()
  return (allocated() - before) / renders.counted / 1024
}

interface Row {
  part: string
  elements: number
  bytes: number
  writes: number | '-'
  'garbage, KB': number
}

const rowOf = async (part: string, html: string, writes: Row['writes'], render: () => unknown): Promise<Row> => ({
  part,
  elements: html.match(/<[a-z]/g)?.length ?? 0,
  bytes: Buffer.byteLength(html),
  writes,
  'garbage, KB': Math.round(await garbageOf(render)),
})

const rows: Row[] = []
for (const [name, part] of Object.entries(parts)) {
  const render = () => renderInPage(part, contextOf(input, build, 'p'))
  rows.push(await rowOf(name, render(), await writesOf(part), render))
}
const wholes = { 'whole, everything rendered': false, 'whole, with ready parts and islands': true }
for (const [name, cacheParts] of Object.entries(wholes)) {
  const renderer = createRenderer(build, cacheParts)
  const render = () => renderer.render(page, input, () => {}, undefined, true)
  const bytes = Buffer.concat((await render()).filter(part => Buffer.isBuffer(part)))
  rows.push(await rowOf(name, bytes.toString(), await writesOf(renderer.document(page, input)), render))
}
console.table(rows)
