// What only members need on every page: the hint at their menu, and what this device stored before they came.

import { metAnewKey, readStored } from '../state/device-storage.ts'
import { favoritesKey } from '../state/favorites-key.ts'
import { storageKey } from '../state/saved-on-device.ts'
import { forgetOnLeaving } from './leaving.ts'
import { watchSavedTip } from './saved-tip.ts'

export async function startOwn() {
  watchSavedTip()
  forgetOnLeaving()
  addEventListener('storage', ({ key, newValue }) => key === metAnewKey && newValue && location.reload())
  if (readStored(storageKey).text || readStored(favoritesKey).text)
    await (await import('./merge-stored.ts')).mergeStored()
}
