// What an account's fields may be. A field that breaks a rule is a 422 with its message; the schemas of the routes give 400.
import { Type } from 'typebox'
import { ruleBroken } from './refusal.ts'

/** A text of one line: a line break in an address or a name is an attack, not a mistake. */
export const OneLine = Type.String({ maxLength: 1000, pattern: '^[^\\r\\n]*$' })

/** Anything, of a length that can be hashed. */
export const PasswordText = Type.String({ maxLength: 4096 })

const longestEmail = 254 // RFC 5321, the path without its brackets
const longestName = 50 // code points, after trimming

// One @, a name without spaces or signs that mean something in a mail's header, and a domain with a dot.
const emailForm = /^[^\s@,;:"()<>[\]\\\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*[\p{L}\p{N}]$/u

/** An e-mail address as it is kept. @throws Refusal 422 for `field` when it is none */
export function readEmail(text: string, field = 'email'): string {
  const email = text.trim().normalize('NFC')
  if (email.length > longestEmail || !emailForm.test(email)) throw ruleBroken(field, 'email-invalid')
  return email
}

/** What two spellings of one address have in common. */
export const emailKey = (text: string): string => text.trim().normalize('NFC').toLowerCase()

/** A member's first or last name as it is kept; empty is allowed. @throws Refusal 422 for `field` */
export function readName(text: string, field: string): string {
  const name = text.trim().normalize('NFC')
  if ([...name].length > longestName) throw ruleBroken(field, 'name-long')
  if (/\p{C}/u.test(name)) throw ruleBroken(field, 'name-characters')
  return name
}
