import { atom } from 'jotai'

/** The address of a picture that was saved since the page came; null for none. */
export const newAvatarUrlAtom = atom<string | null>(null)
