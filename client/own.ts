// What only members need on every page: the hint at their menu, and what this browser kept before they came.
import { readKept } from './kept.ts'
import { storageKey } from './saved-here.ts'
import { watchSavedTip } from './saved-tip.ts'

export async function startOwn() {
  watchSavedTip()
  if (!readKept(storageKey).text) return
  const { mergeSaved } = await import('./merge-saved.ts')
  await mergeSaved()
}
