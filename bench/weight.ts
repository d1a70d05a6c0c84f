// What a page weighs on the wire: from the build's compressed files and the page's own HTML.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export interface Weight {
  htmlKb: number
  htmlBrotliKb: number
  cssGzipKb: number
  fontsKb: number
  /** Scripts that are there before a visitor does anything and before the browser is idle. */
  firstScriptsGzipKb: number
  allScriptsGzipKb: number
}

const kb = (bytes: number) => Math.round(bytes / 102.4) / 10

/** Weighs a page, given its HTML and the islands it wakes. */
export function weigh(dist: string, html: string): Weight {
  const assets = join(dist, 'assets')
  const gzip = (file: string) => statSync(join(assets, `${file}.gz`)).size
  const served = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(m => m[1] as string))]
  const main = served(/src="\/assets\/(js\/main-[^"]+)"/g)
  const islands = [...new Set([...html.matchAll(/<x-island name="([^"]+)"/g)].map(m => m[1] as string))]
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as {
    assets: Record<string, { file: string }>
  }
  const woken = ['hydrate', ...islands]
    .map(name => manifest.assets[`js/${name}.js`]?.file)
    .filter(file => file !== undefined)
  const first = withImports(assets, main)
  return {
    htmlKb: kb(Buffer.byteLength(html)),
    htmlBrotliKb: kb(brotliCompressSync(html).length),
    cssGzipKb: kb(served(/href="\/assets\/(site-[^"]+\.css)"/g).reduce((sum, file) => sum + gzip(file), 0)),
    fontsKb: kb(
      served(/href="\/assets\/(fonts\/[^"]+)"/g).reduce((sum, file) => sum + statSync(join(assets, file)).size, 0),
    ),
    firstScriptsGzipKb: kb([...first].reduce((sum, file) => sum + gzip(file), 0)),
    allScriptsGzipKb: kb([...withImports(assets, [...main, ...woken])].reduce((sum, file) => sum + gzip(file), 0)),
  }
}

/** Modules and all that they import at once; what is imported on demand is not followed. */
function withImports(assets: string, files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    const code = readFileSync(join(assets, file), 'utf8')
    withImports(
      assets,
      [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(m => `js/${m[1]}`),
      found,
    )
  }
  return found
}
