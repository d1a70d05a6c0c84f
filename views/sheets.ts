import { dirname } from 'node:path'

/**
 * The style sheets, each with the folders and files of views/ that it is made of, in this order. A folder does not
 * stand for the folders in it, nor for a file that has its own entry. The build fails for a style sheet that is in
 * none.
 */
export const sheets: Readonly<Record<string, readonly string[]>> = {
  /** On every page. tokens.css comes first: it decides the order of the layers. */
  site: [
    'tokens.css',
    'account/sign-in.css',
    'consent',
    'content',
    'fonts.css',
    'layout',
    'prompts/page-end.css',
    'quiet',
    'search',
    'status',
    'sweepstakes',
    'ui',
  ],
  /** For members. */
  own: [
    'account',
    'content/milestone-list.css',
    'content/tick-list.css',
    'content/week.css',
    'dashboard',
    'fetus',
    'settings',
  ],
  /** On guides to weeks and months. */
  guides: [
    'content/fold.css',
    'content/guide.css',
    'content/guide-strip.css',
    'content/milestone-links.css',
    'content/milestone-list.css',
    'content/minute.css',
    'content/tick-list.css',
    'content/week.css',
    'content/week-strip.css',
  ],
  /** On pages of names. */
  names: ['names', 'ui/select.css'],
  /** For those who keep a registry. */
  manage: ['registry/manage', 'ui/select.css', 'ui/text-area.css'],
  /** On the front page. */
  home: ['home'],
  /** On the page about the registry. */
  'registry-about': ['registry/about'],
  /** On pages of results. */
  search: ['search/amazon-promo.css', 'search/help-box.css', 'search/search-page.css'],
  /** On pages with a tool. */
  tools: ['tools', 'ui/select.css'],
  /** On pages that draw the baby. */
  fetus: ['fetus'],
  /** What guests of a registry see, and the search for one. */
  'registry-guest': ['registry/guest', 'registry/find', 'ui/select.css', 'ui/text-area.css'],
  /** With a window that asks. */
  prompts: ['prompts'],
  /** On the page of all pieces, for developers. */
  'ui-page': ['ui-page', 'ui/select.css', 'ui/text-area.css'],
  /** Joined by amp/sheet.mjs, from what amp.css, amp-guides.css and amp-names.css import. */
  amp: ['amp'],
}

const places = new Set(Object.values(sheets).flat())

/**
 * @param files every style sheet, by its path below views/
 * @returns the files of each sheet
 * @throws Error for a file that is in no sheet
 */
export function filesOfSheets(files: readonly string[]): Record<string, string[]> {
  const byPlace = Map.groupBy([...files].sort(), file => (places.has(file) ? file : dirname(file)))
  for (const [place, [file]] of byPlace)
    if (!places.has(place)) throw new Error(`views/${file} is in no style sheet: name its folder in views/sheets.ts.`)
  return Object.fromEntries(
    Object.entries(sheets).map(([name, places]) => [name, places.flatMap(place => byPlace.get(place) ?? [])]),
  )
}
