// The site's icons in the formats that browsers and phones ask for, and the web app manifest that names them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { site } from '../content/site.ts'
import { toolsOf } from '../content/tools.ts'
import { colour } from './colours.mjs'

const mark = readFileSync(join(import.meta.dirname, 'icons/mark.svg'))

const markAt = size =>
  sharp(mark, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/**
 * An icon without transparency.
 * @param size of a side, in pixels
 * @param share of the side that the mark takes; of a maskable icon all outside the middle 0.8 may be cut off
 */
async function onPaper(size, share) {
  const input = await markAt(Math.round(size * share))
  return sharp({ create: { width: size, height: size, channels: 3, background: colour.paper } })
    .composite([{ input }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The middle of a drawing, for a shortcut: 96 pixels at twice the density. */
const cutOut = art => sharp(art).resize(192, 192, { fit: 'cover' }).png({ compressionLevel: 9 }).toBuffer()

const icoSizes = [16, 32, 48]

/** An .ico file: a header, a table of the pictures, and a PNG for each size. */
async function ico() {
  const pictures = await Promise.all(icoSizes.map(markAt))
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2) // icons, not cursors
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [i, picture] of pictures.entries()) {
    const row = 6 + 16 * i
    head.writeUInt8(icoSizes[i], row)
    head.writeUInt8(icoSizes[i], row + 1)
    head.writeUInt16LE(1, row + 4) // planes
    head.writeUInt16LE(32, row + 6) // bits per pixel
    head.writeUInt32LE(picture.length, row + 8)
    head.writeUInt32LE(offset, row + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}

const own = readFileSync(import.meta.filename)
const from = `${mark}${colour.paper}${own}`

/** Offered beside the installed site's icon: what somebody may need in a hurry, without looking for it. */
const shortcuts = toolsOf(['due-date', 'contractions', 'pregnancy-tracker', 'baby-tracker', 'hospital-bag'])
const shortcutIcon = ({ key }) => `icons/shortcut-${key}.png`

/** For each icon: its name, `from`, all that its bytes depend on, and `make`, which computes them. */
export const icons = () => [
  { name: 'icons/favicon.ico', from, make: ico },
  { name: 'icons/apple-touch.png', from, make: () => onPaper(180, 0.78) },
  { name: 'icons/maskable-512.png', from, make: () => onPaper(512, 0.62) },
  ...shortcuts.map(tool => {
    const art = readFileSync(join(import.meta.dirname, `art/${tool.art}.svg`))
    return { name: shortcutIcon(tool), from: `${art}${own}`, make: () => cutOut(art) }
  }),
]

/**
 * The web app manifest as JSON. What other apps share to the site (`share_target`) fills the form that adds to a
 * registry: by GET, so that it is a page like any other and stores nothing.
 * @param fileOf name -> file with a hash
 */
export const manifest = fileOf => {
  const icon = (name, sizes, purpose = 'any') => ({ src: `/assets/${fileOf(name)}`, sizes, type: 'image/png', purpose })
  return JSON.stringify({
    id: '/',
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colour.paper,
    theme_color: colour.paper,
    icons: [
      icon('icons/icon-192.png', '192x192'),
      icon('icons/icon-512.png', '512x512'),
      icon('icons/maskable-512.png', '512x512', 'maskable'),
    ],
    share_target: {
      action: '/manage/add',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: shortcuts.map(tool => ({
      name: tool.label,
      description: tool.line,
      url: tool.path,
      icons: [icon(shortcutIcon(tool), '192x192')],
    })),
  })
}
