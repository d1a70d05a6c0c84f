// Two parents agreeing on a name: what each may say of a name, and which text is one. The same for the member API and
// the browser.

/** A veto is a no that does not come back. */
export const votes = ['yes', 'no', 'veto'] as const
export type Vote = (typeof votes)[number]

/** Lengths in Unicode code points. */
export const matchNameLength = { min: 2, max: 15 } as const

// Letters of any script with their accents; it begins with one that can stand alone.
const letters = /^\p{L}[\p{L}\p{M}]*$/u

/** A name as it is kept: without the space around it. Null for what is no name of 2 to 15 letters. */
export function readMatchName(text: string): string | null {
  const name = text.trim().normalize('NFC')
  const length = [...name].length
  return letters.test(name) && length >= matchNameLength.min && length <= matchNameLength.max ? name : null
}

/** What two spellings of a name have in common: capitals do not count, accents do. */
export const matchNameKey = (name: string): string => name.normalize('NFC').toLowerCase()

/** The page on which they do it. */
export const matcherPath = '/b/baby-name-matcher'

const codeForm = /^[0-9a-z]{26}$/

/** A join code out of what somebody typed or pasted, the link included. Null for what is none. */
export function readCode(text: string): string | null {
  const typed = text.slice(text.lastIndexOf('=') + 1).toLowerCase()
  const code = typed.replaceAll(/[\s-]/g, '')
  return codeForm.test(code) ? code : null
}

/** A code in parts that can be read out: `k7mq2-dvx9a-…`, the last of six. */
export const showCode = (code: string): string => code.match(/.{5}(?=.{5})|.+/g)?.join('-') ?? ''
