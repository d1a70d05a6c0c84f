// What the hearts of a page show and do: in the account of a member, in this browser for everybody else.
import { atom, type Getter } from 'jotai'
import { isFirstToOpen, letsRegistrationOpen } from '../domain/prompts/registration.ts'
import type { Hearts } from './account-hearts.ts'
import { afterPicture } from './after-picture.ts'
import { readCookie } from './cookies.ts'
import { type PageState, pageStateAtom } from './page-state.ts'
import { report } from './report.ts'
import { savedAtom } from './saved.ts'

type Account = typeof import('./account-hearts.ts')

/**
 * The account's side, which only members need; null when it cannot be had, so that what is saved is stored on the
 * device.
 */
const account = atom<Account | 'waiting' | null>('waiting')
const accountAtom = atom(
  get => get(account),
  async (get, set): Promise<Account | null> => {
    if (!get(pageStateAtom).signedIn) return null
    const loaded = await import('./account-hearts.ts').catch(() => null)
    set(account, loaded)
    return loaded
  },
)
accountAtom.onMount = load => void load()

const sideOf = (get: Getter) => (get(pageStateAtom).versions.saveAbVersion === 2 ? 'right' : 'left')

function hearts(get: Getter): Hearts {
  const side = get(accountAtom)
  if (get(pageStateAtom).signedIn && side) {
    const known =
      side === 'waiting'
        ? { slugs: [], home: 'account' as const, waiting: [], failed: {} }
        : get(side.accountHeartsAtom)
    if (known) return known
  }
  const { slugs, isStored } = get(savedAtom)
  return { slugs, home: isStored ? 'browser' : 'page', waiting: [], failed: {} }
}

/**
 * A heart opens the window that asks to join, where it may open; on a first visit, and for whoever has closed it, the
 * link beside the heart asks.
 */
async function inviteByHeart({ opens }: PageState) {
  const isWindow = opens === 'registration' && letsRegistrationOpen(readCookie) && isFirstToOpen(readCookie)
  const asked = isWindow
    ? import('./prompt-dialog.ts').then(own => own.openRegistration('heart'))
    : import('./join-link.ts').then(own => own.askedToJoin('show', own.decisionOf('save-article', 'heart')))
  await asked.catch(() => {})
}

/** Read the hearts; write an article to save it or take it away. It shows at once, and returns when that fails. */
export const heartsAtom = atom(hearts, async (get, set, slug: string) => {
  let on = !hearts(get).slugs.includes(slug)
  const count = (saved: boolean) => report({ name: 'save-article', properties: { slug, saved, side: sideOf(get) } })
  if (get(pageStateAtom).signedIn) {
    const known = get(account)
    const side = known === 'waiting' ? await set(accountAtom) : known
    const answer = side && (await set(side.accountHeartsAtom, slug, on))
    if (answer?.in === 'account') {
      if (answer.done) count(answer.on)
      return
    }
    on = answer?.on ?? on // the account is gone: what is wanted now is stored on the device
  }
  set(savedAtom, slug, on)
  await new Promise<void>(afterPicture)
  count(on)
  if (on) await inviteByHeart(get(pageStateAtom))
})
