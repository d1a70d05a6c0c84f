import { atom } from 'jotai'

/** What islands may know of the page; the server's block of JSON fills it before the first one wakes. */
export const pageStateAtom = atom<{
  layout: 'desktop' | 'mobile' | 'in-app'
  signedIn: boolean
  versions: Readonly<Record<string, 1 | 2>>
  sensitive?: boolean
}>({
  layout: 'desktop',
  signedIn: false,
  versions: {},
})
