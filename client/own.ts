// What only members need on every page, and the first page of somebody who was one: the hint at their menu, and what
// this device has stored of them or before they came.

import { metAnewKey, readStored } from '../state/device-storage.ts'
import { favoritesKey } from '../state/favorites-key.ts'
import { storageKey } from '../state/saved-on-device.ts'
import { forgetAfterLeaving, noteLeaving } from './leaving.ts'
import { watchSavedTip } from './saved-tip.ts'

export async function startOwn(signedIn: boolean) {
  forgetAfterLeaving(signedIn)
  if (!signedIn) return
  watchSavedTip()
  noteLeaving()
  addEventListener('storage', ({ key, newValue }) => key === metAnewKey && newValue && location.reload())
  if (readStored(storageKey).text || readStored(favoritesKey).text)
    await (await import('./merge-stored.ts')).mergeStored()
}
