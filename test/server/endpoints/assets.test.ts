import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import t from 'tap'
import { listen, testSite } from '../../support/site.ts'
import { sized } from '../../support/sized.ts'
import { bareRequest, exchange } from '../../support/wire.ts'

const dist = new URL('../../../dist/', import.meta.url)
const manifest: { assets: Record<string, { file: string; encodings: string[] }> } = JSON.parse(
  readFileSync(new URL('manifest.json', dist), 'utf8'),
)
const files = Object.values(manifest.assets)
/** Of hundreds of pictures every eighth is taken as it comes; all other files, and in full all. */
const taken = files.filter(({ file }, i) => !/^art\/|^avatars?\//.test(file) || i % sized(8, 1) === 0)
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
  '.json': 'application/speculationrules+json',
  '.txt': 'text/plain; charset=utf-8',
}
const decoders = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }

t.test('each file has its type, a year, and the encodings that were asked for', async t => {
  const { ask } = await testSite(t)
  t.ok(files.length > 30, `${files.length} files`)
  for (const { file, encodings } of taken) {
    const bytes = readFileSync(new URL(`assets/${file}`, dist))
    const plain = await ask(`/assets/${file}`)
    t.equal(plain.statusCode, 200, file)
    t.ok(plain.rawPayload.equals(bytes), `${file} as it was built`)
    t.notOk(plain.headers['content-encoding'])
    for (const [encoding, decode] of Object.entries(decoders)) {
      const { headers, rawPayload } = await ask({ url: `/assets/${file}`, headers: { 'accept-encoding': encoding } })
      t.equal(headers['content-type'], types[extname(file)], `${file} as ${encoding}`)
      t.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
      t.equal(headers['content-encoding'], encodings.length ? encoding : undefined, `${file} as ${encoding}`)
      t.ok((encodings.length ? decode(rawPayload) : rawPayload).equals(bytes), 'the same bytes')
      t.equal(Number(headers['content-length']), rawPayload.length)
    }
    if (encodings.length)
      t.match(plain.headers.vary, 'Accept-Encoding', `${file}: no cache may take one encoding for another`)
    t.ok(
      ['.js', '.css', '.svg', '.json', '.webmanifest'].includes(extname(file)) === encodings.length > 0,
      `${file}: only text is compressed`,
    )
  }
})

t.test('of several encodings the smallest that is acceptable', async t => {
  const { ask } = await testSite(t)
  const file = manifest.assets['js/main.js']?.file
  const table: [accept: string, expected: string | undefined][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, zstd', 'zstd'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, zstd;q=0, *', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['deflate', undefined],
    ['identity', undefined],
    ['*;q=0', undefined],
    ['', undefined],
  ]
  for (const [accept, expected] of table) {
    const { headers } = await ask({ url: `/assets/${file}`, headers: { 'accept-encoding': accept } })
    t.equal(headers['content-encoding'], expected, accept)
  }
})

t.test('HEAD and validation', async t => {
  const { ask } = await testSite(t)
  const url = `/assets/${manifest.assets['site.css']?.file}`
  const [got, head] = await Promise.all([ask(url), ask({ method: 'HEAD', url })])
  t.equal(head.statusCode, 200)
  t.equal(head.body, '')
  for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
    t.equal(head.headers[name], got.headers[name], name)
  const same = await ask({ url, headers: { 'if-none-match': String(got.headers.etag) } })
  t.equal(same.statusCode, 304)
  t.equal(same.headers['cache-control'], 'public, max-age=31536000, immutable')
})

t.test('nothing outside the folder, and nothing that is no asset', async t => {
  const { origin } = await listen(t)
  const host = `Host: ${new URL(origin).host}`
  t.ok(existsSync(new URL('manifest.json', dist)), 'there is something to steal')
  const targets = [
    '/assets/../manifest.json',
    '/assets/..%2fmanifest.json',
    '/assets/%2e%2e/manifest.json',
    '/assets/%2e%2e%2fmanifest.json',
    '/assets/js/..%2f..%2f..%2fpackage.json',
    '/assets/..%2f..%2fserver%2fmain.ts',
    '/assets/..%2fserver%2fmain.mjs',
    '/assets/..%2fserver/main.js',
    '/assets/..\\manifest.json',
    '/assets/..%5cmanifest.json',
    '/assets/%252e%252e%252fmanifest.json',
    '/assets//etc/passwd',
    '/assets/%2fetc%2fpasswd',
    '/assets/js',
    '/assets/js/',
    '/assets/',
    '/assets',
    '/assets/none.js',
    `/assets/${manifest.assets['site.css']?.file}.map`,
    '/assets/site.css%00.png',
    '/assets/site.css%0d%0aX-Bad:%201',
    `/assets/${'a'.repeat(5000)}.js`,
  ]
  for (const target of targets) {
    const answer = await exchange(origin, bareRequest(target, [host]))
    t.equal(answer.status, 404, target.slice(0, 60))
    t.notMatch(
      answer.headers['cache-control'] ?? 'public',
      /public|immutable|max-age/,
      `${target.slice(0, 60)} must not be kept`,
    )
    t.notMatch(answer.raw, /"assets":|"dependencies"|root:|^x-bad/im)
  }
})
