// What the server tells the browser of a page, in one block of JSON.
import type { PageState } from '../views/document.tsx'

export function readPageState(): PageState {
  const block = document.getElementById('page-state')
  if (!block?.textContent) throw new Error('The page has no state block.')
  return JSON.parse(block.textContent)
}
