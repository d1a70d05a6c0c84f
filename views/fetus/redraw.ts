// Draws another week into the page; loaded when somebody first asks for one.
import { slugOfWeek } from '../../domain/dating-by-period.ts'
import type { DayGuide } from '../../domain/day-guide.ts'
import { sizeAt } from '../../domain/fetal-size.ts'
import { loadGuides } from '../../state/day-guides.ts'
import { trimesterOf } from '../content/trimester.ts'
import { drawnAddress, stripMarkup, type Units } from './drawing-markup.ts'
import { drawingWords, objectInWords, sourcesMarkup } from './drawing-words.ts'

/** What the page came with, to come back with its week. */
export interface Own {
  circle?: string
  strip?: string
  object?: string
}

const panel = () => document.querySelector('.fetus-panel')
const place = (name: string) => panel()?.querySelector(`[data-fetus="${name}"]`)
function put(name: string, html: string) {
  const at = place(name)
  if (at) at.innerHTML = html
}

/** The week that was asked for last. */
let asked = 0
/** The guides, once they are there: from then on an object comes with its week. */
let guides: Awaited<ReturnType<typeof loadGuides>> | undefined

/** Baby, ruler and, where it is known, the object of another week. */
function drawStrip(week: number, units: Units, size: DayGuide['size']) {
  const object = size?.mm ? { src: size.art, mm: size.mm } : undefined
  const lengthCm = sizeAt(week)?.lengthCm ?? null
  put('strip', stripMarkup(week, { units, lengthCm, src: drawnAddress(week, true), object }))
  put('object', object && size ? objectInWords(size) : '')
}

/**
 * @param isOwn it is the week of the page
 * @param own empty at first
 */
export async function redraw(week: number, isOwn: boolean, units: Units, own: Own) {
  const circle = panel()?.querySelector<HTMLImageElement>('.fetus-circle img')
  if (!circle) return
  asked = week
  own.circle ??= circle.getAttribute('src') ?? ''
  own.strip ??= place('strip')?.innerHTML ?? ''
  own.object ??= place('object')?.innerHTML ?? ''
  const { shows, length, scale, alt, ...drawnAfter } = drawingWords(week, units)
  panel()?.setAttribute('class', `fetus-panel tone-${trimesterOf(week).colour}`)
  circle.src = isOwn ? own.circle : drawnAddress(week, false)
  circle.alt = alt
  put('shows', shows)
  put('length', length)
  put('scale', scale)
  put('sources', sourcesMarkup(drawnAfter))
  if (isOwn) {
    put('strip', own.strip)
    put('object', own.object)
    return
  }
  const slug = slugOfWeek(week)
  drawStrip(week, units, guides?.[slug]?.size)
  if (guides) return
  guides = await loadGuides().catch(() => undefined) // without them the baby stands alone
  if (guides && asked === week) drawStrip(week, units, guides[slug]?.size)
}
