// What only members need on every page, and on the first page after one has left: the hint at their menu, and what
// this device stored.

import { readStored } from '../state/device-storage.ts'
import { favoritesKey } from '../state/favorites-key.ts'
import { storageKey } from '../state/saved-on-device.ts'
import { readCarried } from '../state/tools/carried-key.ts'
import { forgetAfterLeaving, noteLeaving } from './forget-member.ts'
import { readPageState } from './page-block.ts'
import { watchSavedTip } from './saved-tip.ts'

export async function startForMember(signedIn: boolean) {
  forgetAfterLeaving(signedIn)
  if (!signedIn) return
  watchSavedTip()
  noteLeaving()
  if (readCarried()) await (await import('./carry-to-profile.ts')).carryToProfile()
  if (readStored(storageKey).text || readStored(favoritesKey).text)
    await (await import('./merge-stored.ts')).mergeStored()
  ;(await import('./merge-consents.ts')).mergeConsents()
  // Whom it is for, only the account tells. Last: it is missed least when it does not come.
  if (readPageState().opens === 'welcome' && document.querySelector('#account[data-from-sister]'))
    await (await import('./prompts.ts')).openByItself('welcome')
}
