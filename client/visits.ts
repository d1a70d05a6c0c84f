// Which visit this is, and which pages were entered before.
import { longSeconds, readCookie, writeCookie } from '../state/cookies.ts'

const visits = 'tb_visits'
/** Lasts as long as the browser is open, which is as long as a visit. */
const visit = 'visit'

/** Pages whose first entry is remembered. */
const entries: Readonly<Record<string, string>> = {
  '/saved-articles': 'enter_save_article_page_first_time',
  '/b/favorites': 'enter_favorite_baby_name_page_first_time',
}

/** The number of a visit: 0 for the first, and after anything that is no number. @param before that of the last one */
const nextVisit = (before: string) => (/^\d{1,6}$/.test(before) ? Number(before) + 1 : 0)

/** Counts a visit at its first page, and remembers the pages that are to be. */
export function countVisit() {
  const before = readCookie(visits)
  if (before === undefined || readCookie(visit) === undefined)
    writeCookie(visits, String(nextVisit(before ?? '')), longSeconds)
  writeCookie(visit, '1')
  const entry = entries[location.pathname]
  if (entry && readCookie(entry) === undefined) writeCookie(entry, '0', longSeconds)
}
