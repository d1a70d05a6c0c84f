// What stands under the search field while a visitor types: which answer counts, whether the list is open, which row is
// chosen.
import { isSearchable } from '../domain/search-text.ts'
import type { Suggestion } from '../domain/suggestion.ts'

export interface SuggestionsState {
  /** What to ask for; null: nothing. A space at its end ends its last word. */
  text: string | null
  /** Number of the last question. An answer to another one came too late. */
  asked: number
  items: readonly Suggestion[]
  open: boolean
  /** Index of the chosen row; -1: none, the field itself. */
  chosen: number
}

export type SuggestionsEvent =
  | { type: 'edit'; text: string }
  | { type: 'answer'; asked: number; items: readonly Suggestion[] }
  | { type: 'move'; by: 1 | -1 }
  | { type: 'close' }

export const noSuggestions: SuggestionsState = { text: null, asked: 0, items: [], open: false, chosen: -1 }

/** The state after an event. A question that failed is answered with nothing. */
export function nextSuggestions(state: SuggestionsState, event: SuggestionsEvent): SuggestionsState {
  switch (event.type) {
    case 'edit': {
      const asked = state.asked + 1
      // What is there stays until the answer has come, so that nothing flickers; only it is chosen no more.
      return isSearchable(event.text)
        ? { ...state, asked, text: event.text.trimStart(), chosen: -1 }
        : { ...noSuggestions, asked }
    }
    case 'answer':
      return event.asked === state.asked
        ? { ...state, items: event.items, open: event.items.length > 0, chosen: -1 }
        : state
    case 'move':
      return state.items.length ? { ...state, open: true, chosen: moved(state, event.by) } : state
    case 'close':
      // What was asked and has no answer yet would open it again.
      return { ...state, asked: state.asked + 1, text: null, open: false, chosen: -1 }
  }
}

/** Past either end stands the field, and then the other end. From a closed list it begins at the field. */
function moved({ items, open, chosen }: SuggestionsState, by: 1 | -1): number {
  const rows = items.length + 1 // the field is one
  return (((open ? chosen : -1) + 1 + by + rows) % rows) - 1
}
