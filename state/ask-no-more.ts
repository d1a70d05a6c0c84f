// What a visitor does not want to be asked any more, on this device, with an account and without one.
import { type Refusable, withRefusal } from '../domain/prompts/ask-no-more.ts'
import { askNoMoreCookie } from '../domain/prompts/registration.ts'
import { longSeconds, readCookie, writeCookie } from './cookies.ts'

/**
 * Refuses to be asked something, or lets it be asked again.
 * @param now false: from the next page on
 */
export function refuse(id: Refusable, isRefused: boolean, now = true) {
  const value = withRefusal(readCookie(askNoMoreCookie), id, isRefused)
  writeCookie(askNoMoreCookie, value, value ? longSeconds : 0)
  if (now) document.documentElement.dataset.refused = value.replaceAll('.', ' ')
}
