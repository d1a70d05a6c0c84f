// What the server tells the browser of a page, in one block of JSON.
import type { Stage } from '../domain/stage.ts'
import type { PageState } from '../state/page-state.ts'

export function readPageState(): PageState {
  const block = document.getElementById('page-state')
  if (!block?.textContent) throw new Error('The page has no state block.')
  return JSON.parse(block.textContent)
}

/** Where the account area says that a member is; undefined while it has not come. A visitor's is `none`. */
export const accountStage = () => document.getElementById('account')?.dataset.stage as Stage | undefined // the server writes no other
