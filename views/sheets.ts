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
    'home',
    'layout',
    'quiet',
    'search',
    'status',
    'ui',
  ],
  /** For members. */
  own: ['account', 'dashboard', 'settings'],
  /** On pages of names. */
  names: ['names'],
  /** On the page of all pieces, for developers. */
  'ui-page': ['ui-page'],
  /** Joined by amp/sheet.mjs, from what amp.css and amp-names.css import. */
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
