// An account's fields as they are kept.
import { normalizeText, requireField } from './fields.ts'

/** An e-mail address as it is kept. @throws HttpError 422 when it is none */
export function readEmail(text: string): string {
  const email = normalizeText(text)
  requireField('member.email', email)
  return email
}

/** What two spellings of one address have in common. */
export const emailKey = (text: string): string => normalizeText(text).toLowerCase()

/** A member's first name as it is kept; empty is allowed. @throws HttpError 422 */
export function readFirstName(text: string): string {
  const name = normalizeText(text)
  requireField('member.first_name', name)
  return name
}

/**
 * @throws HttpError 422 for the field unless the password keeps the rules; there are none about which characters it has
 */
export const checkPassword = (password: string, field = 'password'): void =>
  requireField('member.password', password, field)
