// What islands may know of the page. What reads it out of the document stands in client/page-block.ts: the first script
// needs that, and must not bring jotai.
import { atom } from 'jotai'
import type { CountryGroup } from '../domain/consents.ts'
import type { Opening } from '../domain/prompts/opening.ts'
import type { Versions } from '../experiments/all.ts'

/** What the browser's store starts from. Only fields of the page's input: the block is part of the public bytes. */
export interface PageState {
  layout: 'desktop' | 'mobile' | 'in-app'
  country: CountryGroup
  signedIn: boolean
  versions: Versions
  /** Of page views, from 0 to 1: of how many the speed is measured. */
  speedShare: number
  /** After a loss, or on a page about one. */
  sensitive?: boolean
  /** The outside provider of analytics, where there is one and the page may let it in. */
  analytics?: { script: string; object: string }
  /** The window that may open by itself on it: the one for visitors, or the one for members. */
  opens?: Opening
  /** Whom its units of ads are asked from, where they are sold. */
  ads?: string
}

/** The server's block of JSON fills it before the first island wakes. */
export const pageStateAtom = atom<PageState>({
  layout: 'desktop',
  country: 'other',
  signedIn: false,
  versions: {},
  speedShare: 0,
})
