// The one store that all islands of a page share.
import { createStore } from 'jotai'
import { readPageState } from './page-state.ts'
import { pageStateAtom } from './state/page-state.ts'

export const store = createStore()
store.set(pageStateAtom, readPageState())
