// The drawing of a week as a file, and the strip with its ruler as HTML: text and not React, so that the build can write
// the one, and the browser can put another week in their place without React's help.
import { biometryAt } from '../../domain/fetus/biometry.ts'
import { drawingOf } from '../../domain/fetus/drawing.ts'
import { type Kind, type Part, square } from '../../domain/fetus/square.ts'
import { cmPerInch } from '../../domain/us-units.ts'

export type Units = 'us' | 'metric'

/** The strip in millimetres: one scale for all weeks. */
const strip = { width: 1100, height: 590, ground: 560 }
/** The circle is as wide as this share of the strip (see fetus.css). */
const circleShare = 0.82
const babyAt = 380
const objectAt = 830

/** How many times larger than in the strip the baby is in the circle. */
export function magnification(week: number): number {
  const times = (drawingOf(week).scale / square) * circleShare * strip.width
  return times < 10 ? Number(times.toFixed(1)) : Math.round(times)
}

/** The colors are written out: the drawing is a file of its own, which no style sheet reaches. */
const ink = 'stroke="#1f2b38"'
const paints: Readonly<Record<Kind, string>> = {
  far: `fill="#c17f62" ${ink} stroke-width="9" paint-order="stroke"`,
  skin: `fill="#dc9f80" ${ink} stroke-width="9" paint-order="stroke"`,
  patch: 'fill="#dc9f80"',
  shade: 'fill="#c98a6c"',
  hatch: 'stroke="#b0714f" stroke-width="11" stroke-dasharray="2 9" stroke-linecap="butt"',
  blush: 'fill="#d58d71"',
  line: `${ink} stroke-width="3.5"`,
  fine: `${ink} stroke-width="2.2"`,
  hair: 'stroke="#6b4632" stroke-width="2.5" stroke-dasharray="9 7"',
  eye: 'fill="#1f2b38"',
  cord: `${ink} stroke-width="15"`,
  'cord-twist': 'stroke="#e9c9b4" stroke-width="9"',
  sac: `fill="#fbf1e6" ${ink} stroke-width="4.5"`,
  yolk: `fill="#efd08a" ${ink} stroke-width="4.5"`,
}

/** What lies around the baby and is left out beside the ruler. */
const isAround = ({ kind }: Part) => /^(?:cord|cord-twist|sac|yolk)$/.test(kind)

/**
 * The drawing of a week as a file, without a ground.
 * @param alone without cord and sacs
 */
export function drawingFile(week: number, alone: boolean): string {
  const paths = drawingOf(week)
    .parts.filter(part => !alone || !isAround(part))
    .map(({ kind, path }) => `<path ${paints[kind]} d="${path}"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${square}" height="${square}" viewBox="0 0 ${square} ${square}" ` +
    `fill="none" stroke-linecap="round" stroke-linejoin="round"><clipPath id="a"><circle cx="200" cy="200" r="192"/></clipPath>` +
    `<g clip-path="url(#a)">${paths.join('')}</g></svg>`
  )
}

/** Its name among the assets. */
export const drawingName = (week: number, alone: boolean): string => `art/fetus-${week}${alone ? '-alone' : ''}.svg`

/** The drawing before it is a file: in the browser, when another week is asked for. */
export const drawnAddress = (week: number, alone: boolean): string =>
  `data:image/svg+xml,${encodeURIComponent(drawingFile(week, alone))}`

function rulerMarkup(units: Units): string {
  const unit = units === 'us' ? cmPerInch * 10 : 20
  const count = units === 'us' ? 21 : 26
  const ticks = Array.from({ length: count + 1 }, (_, i) => {
    const y = (strip.ground - i * unit).toFixed(1)
    const long = i % 5 === 0
    const label = units === 'us' ? `${i}` : `${i * 2}`
    return {
      line: `M0 ${y}h${long ? 44 : 24}`,
      text: long && i > 0 ? `<text x="54" y="${y}" dy=".34em">${label}</text>` : '',
    }
  })
  return (
    `<path class="fetus-tick" d="${ticks.map(({ line }) => line).join('')}M1 ${strip.ground}V${(strip.ground - count * unit).toFixed(1)}"></path>` +
    ticks.map(({ text }) => text).join('') +
    `<text x="54" y="${strip.ground - 8}">${units === 'us' ? 'in' : 'cm'}</text>`
  )
}

interface Strip {
  /** The address of the drawing of the baby alone. */
  src: string
  units: Units
  /** The usual length of the week, as the page tells it, drawn as an upright line; null where the page tells none. */
  lengthCm: number | null
  /** The object of the week: the address of its drawing, and what the square of that stands for. */
  object?: { src: string; mm: number } | undefined
}

const picture = (src: string, x: number, y: number, side: number) =>
  `<image href="${src}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${side.toFixed(1)}" height="${side.toFixed(1)}"></image>`

/** The baby as it lies, to scale, between a ruler and the object of the week. */
export function stripMarkup(week: number, { src, units, lengthCm, object }: Strip): string {
  const { scale, bottom } = drawingOf(week)
  const side = square / scale
  const long = (lengthCm ?? biometryAt(week).crownRump / 10) * 10
  const baby = picture(src, babyAt - side / 2, strip.ground - bottom / scale, side)
  const beside = object ? picture(object.src, objectAt - object.mm / 2, strip.ground - object.mm * 0.96, object.mm) : ''
  return (
    `<svg class="fetus-strip" viewBox="0 0 ${strip.width} ${strip.height}" aria-hidden="true">` +
    `${rulerMarkup(units)}<path class="fetus-floor" d="M0 ${strip.ground}H${strip.width}"></path>` +
    `<path class="fetus-length" d="M140 ${strip.ground}v${(-long).toFixed(1)}M130 ${strip.ground}h20M130 ${(strip.ground - long).toFixed(1)}h20"></path>` +
    `${baby}${beside}</svg>`
  )
}
