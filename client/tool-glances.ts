// The last state of each tool that this device stores, beside the tool's name in a list: it only fills in lines whose
// room is there, and may be late.
import { localToday } from '../domain/dates.ts'
import { glanceInWords, glanceOf } from '../domain/tools/glance.ts'
import { type ToolKey, toolStorageKey } from '../domain/tools/tool-keys.ts'
import { readStored } from '../state/device-storage.ts'

function lastStateOf(key: ToolKey): string | null {
  try {
    const glance = glanceOf(JSON.parse(readStored(toolStorageKey(key)).text ?? 'null')?.glance)
    return glance && glanceInWords(glance, localToday())
  } catch {
    return null // what is stored is none of ours
  }
}

/** Lines that are filled are left alone, so that filling them is no change to answer. */
function fill() {
  for (const line of document.querySelectorAll<HTMLElement>('[data-tool]:empty'))
    line.textContent = lastStateOf(line.dataset.tool as ToolKey) // the server writes no other
}

/** Fills them now, and those of a member's page that is still arriving. */
export function fillGlances() {
  fill()
  new MutationObserver(fill).observe(document.body, { childList: true, subtree: true })
}
