// The preview pictures that other sites show with a link: paper in a double frame, the brand, the words of the page's
// kind over a gold line, and a drawing in an arch.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { site } from '../../content/site.ts'
import { colour } from '../colours.mjs'
import { kinds } from './kinds.mjs'
import { lettering } from './lettering.mjs'

const size = { width: 1200, height: 630 }
const arch = { left: 724, right: 1112, top: 84, bottom: 546 }
const margin = 96
const middle = 328 // where the words are centred, from the top
const lineHeight = 84
const assets = join(import.meta.dirname, '..')
const svgFile = name => readFileSync(join(assets, name), 'utf8')

/** The outline of the arch, wider by `by` pixels on every side. */
function archPath(by = 0) {
  const [left, right, top, bottom] = [arch.left - by, arch.right + by, arch.top - by, arch.bottom + by]
  const radius = (right - left) / 2
  return `M${left} ${bottom}V${top + radius}A${radius} ${radius} 0 0 1 ${right} ${top + radius}V${bottom}Z`
}

/** An SVG nested in another, cut to a box. @param part of its width that is seen: 'xMin', 'xMid' or 'xMax' */
const placed = (svg, { x, y, width, height }, part = 'xMid') =>
  svg.replace(
    /<svg [^>]*viewBox="([^"]+)"/,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${part}YMid slice" viewBox="$1"`,
  )

const frame = inset =>
  `<rect x="${inset}" y="${inset}" width="${size.width - 2 * inset}" height="${size.height - 2 * inset}"/>`

/** The picture of a kind of page, as SVG. */
function draw({ words, art, part }) {
  const { paper, ink, gold } = colour
  const brand = lettering(site.name, words.length ? 40 : 76)
  const top = middle - ((words.length - 1) * lineHeight) / 2
  const lines = words.map(
    (line, i) => `<g transform="translate(${margin} ${top + 24 + i * lineHeight})">${lettering(line, 72).svg}</g>`,
  )
  const brandAt = words.length
    ? { mark: { x: margin, y: 84, width: 56, height: 56 }, text: { x: margin + 74, y: 126 } }
    : { mark: { x: margin, y: 190, width: 92, height: 92 }, text: { x: margin, y: 372 } }
  const lineAt = words.length ? top + 24 + (words.length - 1) * lineHeight + 62 : 428
  const drawing = { x: arch.left, y: arch.top, width: arch.right - arch.left, height: arch.bottom - arch.top }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">
<rect width="100%" height="100%" fill="${paper}"/>
<g fill="none" stroke="${ink}"><g stroke-width="4">${frame(28)}</g><g stroke-width="1.5">${frame(38)}</g></g>
${placed(svgFile('icons/mark.svg'), brandAt.mark)}
<g fill="${ink}"><g transform="translate(${brandAt.text.x} ${brandAt.text.y})">${brand.svg}</g>${lines.join('')}</g>
<path d="M${margin} ${lineAt}h132" stroke="${gold}" stroke-width="4"/>
<clipPath id="arch"><path d="${archPath()}"/></clipPath>
<g clip-path="url(#arch)">${placed(svgFile(`art/${art}.svg`), drawing, part)}</g>
<g fill="none"><path d="${archPath()}" stroke="${ink}" stroke-width="3"/><path d="${archPath(11)}" stroke="${gold}" stroke-width="3"/></g>
</svg>`
}

/** For each picture: its name, `from`, all that its bytes depend on, and `make`, which computes them. */
export const previews = () =>
  Object.entries(kinds).map(([kind, row]) => {
    const svg = draw(row)
    return {
      name: `previews/${kind}.png`,
      from: svg,
      make: () =>
        sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 90, effort: 4 }).toBuffer(),
    }
  })
