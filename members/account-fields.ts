// Checks and normalizes an account's fields before they are stored.
import { normalizeText, requireField } from './fields.ts'

/** An e-mail address as it is stored. @throws HttpError 422 when it is not an e-mail address */
export function readEmail(text: string): string {
  const email = normalizeText(text)
  requireField('member.email', email)
  return email
}

/** The form in which addresses are compared: spellings that differ only in case or outer spaces give the same key. */
export const emailKey = (text: string): string => normalizeText(text).toLowerCase()

/** A member's first name as it is stored; empty is allowed. @throws HttpError 422 when it breaks the rules for names */
export function readFirstName(text: string): string {
  const name = normalizeText(text)
  requireField('member.first_name', name)
  return name
}

/**
 * Checks a new password's length; any characters are allowed.
 * @param field which the error names. @throws HttpError 422
 */
export const checkPassword = (password: string, field = 'password'): void =>
  requireField('member.password', password, field)
