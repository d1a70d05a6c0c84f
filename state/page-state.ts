// What islands may know of the page. What reads it out of the document stands in client/page-block.ts: the first script
// needs that, and must not bring jotai.
import { atom } from 'jotai'
import type { Versions } from '../experiments/all.ts'

/** What the browser's store starts from. Only fields of the page's input: the block is part of the public bytes. */
export interface PageState {
  layout: 'desktop' | 'mobile' | 'in-app'
  signedIn: boolean
  versions: Versions
  /** After a loss, or on a page about one. */
  sensitive?: boolean
}

/** The server's block of JSON fills it before the first island wakes. */
export const pageStateAtom = atom<PageState>({ layout: 'desktop', signedIn: false, versions: {} })
