// What the buttons below every tool do. It comes once there is something to save, print or share.
import type { RefObject } from 'react'
import { packed, type StoredTool } from '../../state/tools/stored-tool.ts'
import { printSheet } from './print-sheet.ts'
import { saveFile } from './save-file.ts'

export { forgetCarried } from '../../state/tools/forget-carried.ts'
export { findPlace } from './free-place.ts'

/** A file that `Read from a file` takes back. @returns what to say */
export function saveTool<S>(tool: StoredTool<S>, value: S): string {
  saveFile(`almanac-${tool.key}.json`, packed(tool, value), 'application/json')
  return 'Saved to a file. It is among your downloads.'
}

/** Hands a text to the device's own sheet, or copies it where there is none. @returns what to say */
export async function shareLines(title: string, lines: readonly string[]): Promise<string> {
  const text = [title, ...lines].join('\n')
  const device: Partial<Pick<Navigator, 'share'>> = navigator // many desktops have no such sheet
  try {
    if (!device.share) {
      await navigator.clipboard.writeText(text)
      return 'Copied as a text. Paste it where you want it.'
    }
    await device.share({ title, text }).catch(() => {}) // closed without sharing
    return ''
  } catch {
    return 'This browser does not let us copy. Save it to a file instead.'
  }
}

/** Prints a tool's sheet. @param before loads it, when it comes with the press. @returns what to say */
export async function printTool(paper: RefObject<HTMLElement | null>, before?: () => Promise<void>): Promise<string> {
  await before?.()
  // React puts it there within a few frames; a sheet that did not come is not waited for.
  for (let i = 0; before && i < 60 && !paper.current?.hasChildNodes(); i++) await new Promise(requestAnimationFrame)
  if (paper.current) printSheet(paper.current)
  return ''
}
