// Turns broken rules of `domain/member-fields.ts` into errors of the API.
import { type CheckContext, check, checkUndated, type MemberField, type UndatedField } from '../domain/member-fields.ts'
import { codeOf } from './messages.ts'
import { ruleBroken } from './refusal.ts'

const fieldNameOf = (rule: MemberField): string => rule.replace(/^.*\./, '')

function refuse(words: string | null, field: string): void {
  if (words !== null) throw ruleBroken(field, codeOf(words))
}

/** @throws HttpError 422 with the rule's message when the value cannot be saved on that day */
export const requireDated = (rule: MemberField, value: unknown, context: CheckContext): void =>
  refuse(check(rule, value, context), fieldNameOf(rule))

/** @param field as the body calls it. @throws HttpError 422 with the rule's message when the value cannot be saved */
export const requireField = (rule: UndatedField, value: unknown, field = fieldNameOf(rule)): void =>
  refuse(checkUndated(rule, value), field)

/** A text as it is stored: trimmed, in Unicode's NFC; '' for none. */
export const normalizeText = (text: string | null | undefined): string => (text ?? '').trim().normalize('NFC')
