// The name matcher, in which two parents vote on names: votes, names and join codes, for the member API and the
// browser.

/** A veto is a no that does not come back. */
export const votes = ['yes', 'no', 'veto'] as const
export type Vote = (typeof votes)[number]

/** Lengths in Unicode code points. */
export const matchNameLength = { min: 2, max: 15 } as const

// Letters of any script with their accents; it begins with one that can stand alone.
const letters = /^\p{L}[\p{L}\p{M}]*$/u

/** A name as it is stored: trimmed, in NFC. Null unless it has 2 to 15 letters. */
export function readMatchName(text: string): string | null {
  const name = text.trim().normalize('NFC')
  const length = [...name].length
  return letters.test(name) && length >= matchNameLength.min && length <= matchNameLength.max ? name : null
}

/** A key that is equal for spellings of one name: capitals do not count, accents do. */
export const matchNameKey = (name: string): string => name.normalize('NFC').toLowerCase()

/** Path of the matcher. */
export const matcherPath = '/b/baby-name-matcher'

const codeForm = /^[0-9a-hjkmnp-tv-z]{26}$/
const shortForm = /^[0-9a-hjkmnp-tv-z]{6}$/

/** How long a short code leads to its match. */
export const shortCodeMinutes = 30

/** Whether it is a code of six characters, to be read out, and not the long one of a link. */
export const isShortCode = (code: string): boolean => shortForm.test(code)

/** Letters that no code has, and the digits that they are mistaken for. */
const lookalikes: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/** The join code, long or short, in a typed text or a pasted link; null when there is none. */
export function readCode(text: string): string | null {
  const typed = text.slice(text.lastIndexOf('=') + 1).toLowerCase()
  const code = typed.replaceAll(/[\s-]/g, '').replaceAll(/[oil]/g, letter => lookalikes[letter] ?? '')
  return codeForm.test(code) || shortForm.test(code) ? code : null
}

/** A short code as it is shown: `K7M-Q2D`. */
export const showCode = (short: string): string => `${short.slice(0, 3)}-${short.slice(3)}`.toUpperCase()
