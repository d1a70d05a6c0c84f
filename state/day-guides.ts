// A few lines of every guide, in one file: asked for once a page, and by no request that tells which guide is read.
import type { DayGuides } from '../domain/day-guide.ts'

let guides: Promise<DayGuides> | undefined

/** @throws when they cannot be had */
export async function loadGuides(): Promise<DayGuides> {
  guides ??= fetch('/api/day-guides').then(answer => {
    if (!answer.ok) throw new Error(`the guides of the days: ${answer.status}`)
    return answer.json()
  })
  guides.catch(() => {
    guides = undefined // asked for again with the next press
  })
  return guides
}
