// What only members need on every page: the hint at their menu, and what this browser kept before they came.

import { metAnewKey, readStored } from '../state/device-storage.ts'
import { favoritesKey } from '../state/favorites-key.ts'
import { storageKey } from '../state/saved-on-device.ts'
import { forgetOnLeaving } from './leaving.ts'
import { watchSavedTip } from './saved-tip.ts'

export async function startOwn() {
  watchSavedTip()
  forgetOnLeaving()
  addEventListener('storage', ({ key, newValue }) => key === metAnewKey && newValue && location.reload())
  const merges: Promise<unknown>[] = []
  if (readStored(storageKey).text) merges.push(import('./merge-saved.ts').then(({ mergeSaved }) => mergeSaved()))
  if (readStored(favoritesKey).text)
    merges.push(import('./merge-favorites.ts').then(({ mergeFavorites }) => mergeFavorites()))
  await Promise.all(merges)
}
