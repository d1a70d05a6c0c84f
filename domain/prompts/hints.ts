// Small hints that take no focus: when each may come by itself, as far as only the browser knows.
import { type Refusable, refusedOf } from './ask-no-more.ts'
import type { PromptVisit } from './prompt.ts'
import { askNoMoreCookie, isFirstToOpen } from './registration.ts'

export const savedTipCookie = 'save_article_first_time'
/** Left by the first visit to the favorites. */
export const favoritesCookie = 'enter_favorite_baby_name_page_first_time'

type Known = Pick<PromptVisit, 'cookie' | 'isBusy'>

const isWanted = (cookie: PromptVisit['cookie'], id: Refusable) => !refusedOf(cookie(askNoMoreCookie)).includes(id)

/** Where saved articles are: after the first save, until it is closed. */
export const maySaySaved = ({ cookie, isBusy }: Known): boolean =>
  !isBusy && cookie(savedTipCookie) === 'true' && isWanted(cookie, 'saved-tip')

/** Where favorite names are: until they are opened once, and not in a visit in which something else has opened. */
export const maySayFavorites = ({ cookie, isBusy }: Known): boolean =>
  !isBusy &&
  cookie(favoritesCookie) === undefined &&
  isFirstToOpen(cookie, 'names-note') &&
  isWanted(cookie, 'names-note')
