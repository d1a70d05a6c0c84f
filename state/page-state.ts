import { atom } from 'jotai'
import type { Versions } from '../experiments/all.ts'

/** What islands may know of the page; the server's block of JSON fills it before the first one wakes. */
export const pageStateAtom = atom<{
  layout: 'desktop' | 'mobile' | 'in-app'
  signedIn: boolean
  versions: Versions
  sensitive?: boolean
}>({
  layout: 'desktop',
  signedIn: false,
  versions: {},
})
