// What a member has saved with the heart, as their account says.
import { atom } from 'jotai'
import { createAccountList } from './account-list.ts'

export interface AccountSaved {
  status: 'waiting' | 'known' | 'none'
  /** Newest first. */
  slugs: readonly string[]
}

const { listAtom, askAtom } = createAccountList<{ slug: string }>('saved-articles')

/** Read what is saved. */
export const accountSavedAtom = atom((get): AccountSaved => {
  const { status, items } = get(listAtom)
  return { status, slugs: items.map(({ slug }) => slug) }
})

/** Write an article with whether it is to be saved; gives the status of the answer, 0 for none. */
export const saveInAccountAtom = atom(null, (_get, set, slug: string, on: boolean) =>
  set(askAtom, { method: on ? 'PUT' : 'DELETE', id: slug }),
)
