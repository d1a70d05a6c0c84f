// The drawing of a week.
import { discDrawing, embryoDrawing } from './embryo-drawing.ts'
import { fetusDrawing } from './fetus-drawing.ts'
import type { Drawing } from './square.ts'

/** Each is worked out once: a page asks several times for the same. */
const drawings = new Map<number, Drawing>()

/** The drawing of a week, 4 to 42. */
export function drawingOf(week: number): Drawing {
  const known = drawings.get(week)
  if (known) return known
  const drawing = week < 5 ? discDrawing() : week < 9 ? embryoDrawing(week) : fetusDrawing(week)
  drawings.set(week, drawing)
  return drawing
}
