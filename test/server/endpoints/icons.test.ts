// What browsers and phones take for the site's sign.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import t from 'tap'
import { parseHtml, withName } from '../../support/html.ts'
import { hosts, threeHosts } from '../../support/server/three-hosts.ts'
import { testSite } from '../../support/site.ts'

interface Icon {
  src: string
  sizes: string
  purpose: string
}

const iconsOf = ({ icons }: { icons: Icon[] }) => icons

t.test('favicon.ico holds three pictures of the sizes that it says', async t => {
  const { ask } = await testSite(t)
  const { headers, rawPayload } = await ask('/favicon.ico')
  t.match(headers, { 'content-type': 'image/x-icon', 'cache-control': /^public/ })
  t.equal(rawPayload.readUInt16LE(2), 1, 'an icon')
  const rows = Array.from({ length: rawPayload.readUInt16LE(4) }, (_, i) => 6 + 16 * i)
  const sizes = await Promise.all(
    rows.map(async row => {
      const [length, offset] = [rawPayload.readUInt32LE(row + 8), rawPayload.readUInt32LE(row + 12)]
      const { format, width, height } = await sharp(rawPayload.subarray(offset, offset + length)).metadata()
      t.same([format, width, height], ['png', rawPayload[row], rawPayload[row + 1]])
      return width
    }),
  )
  t.same(sizes, [16, 32, 48])
})

t.test('the manifest names icons and pages that are there, on each host', async t => {
  const { ask } = await testSite(t, { env: threeHosts })
  for (const host of Object.values(hosts)) {
    const { statusCode, headers, body } = await ask({ url: '/manifest.webmanifest', headers: { host } })
    t.match(
      { statusCode, headers },
      { statusCode: 200, headers: { 'content-type': 'application/manifest+json' } },
      host,
    )
    const manifest = JSON.parse(body)
    t.match(manifest, { name: 'Little Almanac', id: '/', start_url: '/', scope: '/', display: 'standalone' })
    t.ok(manifest.short_name.length <= 12, 'phones cut a longer name')
    t.same(manifest.share_target, {
      action: '/manage/add',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    })
    t.match(
      readFileSync('views/tokens.css', 'utf8'),
      `--paper: light-dark(${manifest.theme_color},`,
      'its colour is a token',
    )
    for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap(iconsOf)] as Icon[]) {
      const { width, height } = await sharp((await ask({ url: src, headers: { host } })).rawPayload).metadata()
      t.equal(`${width}x${height}`, sizes, src)
    }
    t.same((manifest.icons as Icon[]).map(({ purpose }) => purpose).sort(), ['any', 'any', 'maskable'])
    for (const { url } of manifest.shortcuts)
      t.equal((await ask({ url, headers: { host: hosts.main } })).statusCode, 200, url)
  }
})

t.test('nothing of the sign stands where a phone may cut it off', async t => {
  const { ask } = await testSite(t)
  const { icons } = JSON.parse((await ask('/manifest.webmanifest')).body)
  const { src } = icons.find(({ purpose }: Icon) => purpose === 'maskable')
  const { data, info } = await sharp((await ask(src)).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = (info.width - 1) / 2
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * info.channels).subarray(0, 3)
  const paper = at(0, 0)
  const cut = []
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (Math.hypot(x - middle, y - middle) > 0.4 * info.width && !at(x, y).equals(paper)) cut.push([x, y])
  t.equal(cut.length, 0, 'outside the circle of 0.8 there is only paper')
})

t.test('the head names them', async t => {
  const { ask } = await testSite(t)
  const links = withName(parseHtml((await ask('/')).body), 'link').map(({ attributes }) => attributes)
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    const named = links.filter(link => link.rel === rel)
    t.equal(named.length, rel === 'icon' ? 2 : 1, rel)
    for (const { href = '' } of named) t.equal((await ask(href)).statusCode, 200, href)
  }
  const touch = links.find(link => link.rel === 'apple-touch-icon')?.href ?? ''
  t.match(await sharp((await ask(touch)).rawPayload).metadata(), { width: 180, height: 180, hasAlpha: false })
})
