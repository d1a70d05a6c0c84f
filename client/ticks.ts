// The list of a guide: what is ticked on it stays on the device. Loaded when there is something to show or to keep.
import { watchStored } from '../state/device-storage.ts'
import { readTicks, storageKeys, storeTicks, type TickUnit } from '../state/ticks.ts'

/** Shows what is stored of a list, adds what was ticked before this came, and stores every tick from now on. */
export function keepTicks(list: HTMLElement) {
  const unit = list.dataset.ticks as TickUnit // as views/content/guide-checklist.tsx writes it
  const number = list.dataset.list ?? ''
  const boxes = [...list.querySelectorAll('input')]
  const wordsOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent ?? ''
  const held = () => readTicks(unit) ?? { of: '', ticks: {} }
  const show = () => {
    const ticked = held().ticks[number] ?? []
    for (const box of boxes) box.checked = ticked.includes(wordsOf(box))
  }
  const keep = () => {
    const { of, ticks } = held()
    storeTicks(unit, { of, ticks: { ...ticks, [number]: boxes.filter(box => box.checked).map(wordsOf) } })
  }
  const early = boxes.filter(box => box.checked)
  show()
  for (const box of early) box.checked = true
  if (early.length) keep()
  list.addEventListener('change', keep)
  watchStored(storageKeys[unit], show)
}
