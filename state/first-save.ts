import { savedTipCookie as name } from '../domain/prompts/hints.ts'
import { longSeconds, readCookie, writeCookie } from './cookies.ts'

/** A member has saved an article: the first time, the hint beside the account's button is told to show. */
export function tellFirstSave() {
  if (readCookie(name) !== undefined) return
  writeCookie(name, 'true', longSeconds)
  document.dispatchEvent(new Event('saved-first'))
}
