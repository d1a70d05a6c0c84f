// What is typed into a search box, and whether it was too short to be searched for.
import { isSearchable, searchLength } from '../domain/search-text.ts'
import { report } from './report.ts'
import { whenShown } from './when-shown.ts'

export interface SearchState {
  text: string
  /** It was sent off too short. */
  tooShort: boolean
}

export type SearchEvent = { type: 'edit'; text: string } | { type: 'reset' } | { type: 'submit' }

/** The state after an event. The complaint stands until the next edit or reset. */
export function nextSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'edit':
      return { text: event.text, tooShort: false }
    case 'reset':
      return { text: '', tooShort: false }
    case 'submit':
      return { ...state, tooShort: !isSearchable(state.text) }
  }
}

const longest = 1000 // what the event takes

/** Counts a search whose results are shown: how long its text was and how much was found, never the text. */
export function reportSearch(text: string, results: number) {
  whenShown(() =>
    report({ name: 'search', properties: { queryLength: Math.min(searchLength(text), longest), results } }),
  )
}
