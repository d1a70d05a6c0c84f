// A page on names: its hearts, its forms, and the hint at the favorites.

import { tipFlag } from './favorites-note.ts'
import { pressHeart, startHearts } from './name-hearts.ts'
import { swapForms } from './swap-forms.ts'

/**
 * Whether this page may tell where the favorites are: it turns with each page on names, as long as the browser is open.
 */
function turnTip() {
  try {
    sessionStorage.setItem(tipFlag, String(sessionStorage.getItem(tipFlag) !== 'true'))
  } catch {
    // A browser that refuses storage gets no hint.
  }
}

/** Who has no hearts on the page is not asked what is saved. */
const wakeHearts = () => document.querySelector('.name-heart') && startHearts()

let isAwake = false

/** @param pressed a heart that was pressed */
export function startNames(pressed?: HTMLButtonElement) {
  if (!isAwake) {
    isAwake = true
    turnTip()
    swapForms(wakeHearts)
    wakeHearts()
  }
  if (pressed) pressHeart(pressed)
}
