// The one store that all islands of a page share.
import { createStore } from 'jotai'
import { pageStateAtom } from '../state/page-state.ts'
import { readPageState } from './page-block.ts'

export const store = createStore()
store.set(pageStateAtom, readPageState())
