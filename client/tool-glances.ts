// The last state of each tool that this device stores, beside the tool's name in a list. A script of its own, without
// React: it only fills in lines whose room is there.
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

fill()
// A member's page may still be arriving.
new MutationObserver(fill).observe(document.body, { childList: true, subtree: true })
