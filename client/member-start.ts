// What only members need on every page, and on the first page after one has left: the hint at their menu, and what
// this device stored.

import { readStored, reloadTabsKey } from '../state/device-storage.ts'
import { favoritesKey } from '../state/favorites-key.ts'
import { storageKey } from '../state/saved-on-device.ts'
import { forgetAfterLeaving, noteLeaving } from './forget-member.ts'
import { watchSavedTip } from './saved-tip.ts'

export async function startForMember(signedIn: boolean) {
  forgetAfterLeaving(signedIn)
  if (!signedIn) return
  watchSavedTip()
  noteLeaving()
  addEventListener('storage', ({ key, newValue }) => key === reloadTabsKey && newValue && location.reload())
  if (readStored(storageKey).text || readStored(favoritesKey).text)
    await (await import('./merge-stored.ts')).mergeStored()
}
