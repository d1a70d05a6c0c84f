// The rules for every field that members fill in, shared by the API, the forms and the dialogs.
import { type CalendarDate, daysBetween } from './dates.ts'
import { birthDateOf, dueDateOf, genders, multiplesChoices } from './member.ts'
import * as messages from './messages.ts'
import { isDueDateAllowed } from './pregnancy-dating.ts'

export interface CheckContext {
  /** The visitor's day; on a server, which does not know it, a day that the caller chooses. */
  today: CalendarDate
  /** The stored due date, as on the wire: unchanged, it is valid even when it has passed. */
  saved?: unknown
  /** For a child's due date: the child's birth date, as on the wire. */
  birth?: unknown
}

/** Returns the message for a wrong value, or null. */
type DatedRule = (value: unknown, context: CheckContext) => string | null
type Rule = (value: unknown) => string | null

/** In Unicode code points, without leading and trailing space. */
export const fieldLengths = {
  childName: { min: 2, max: 50 },
  name: { max: 50 },
  username: { min: 3, max: 30 },
  email: { max: 254 },
  password: { min: 8, max: 128 },
} as const

const lengthOf = (text: string): number => [...text.trim()].length

// Letters of any alphabet, with accents. Phones type a curly apostrophe.
const nameCharacters = /^[\p{L}\p{M}\p{Zs}'‘’\u2010\u2011-]*$/u
const letter = /\p{L}/u
// Control characters, line ends, lone surrogates, and characters that change the direction of the text after them.
export const controlCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
// One @, no space, no character with a meaning in an e-mail header, and a domain with a dot.
const email =
  /^[^\s@,;:"()<>[\]\\\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*[\p{L}\p{N}]$/u
// Only characters that need no escaping in an address, because it is part of one.
const username = /^[a-z0-9][a-z0-9_-]{2,29}$/i

const childName: Rule = value => {
  if (value === '' || value === null || value === undefined) return null
  if (typeof value !== 'string') return messages.wrongName
  const length = lengthOf(value)
  if (length === 0) return messages.blankName
  if (length < fieldLengths.childName.min) return messages.shortName
  if (length > fieldLengths.childName.max) return messages.longName
  return nameCharacters.test(value.trim()) && letter.test(value) ? null : messages.wrongName
}

const birthDate: DatedRule = (value, { today }) => {
  if (value === '' || value === null || value === undefined) return null
  const date = birthDateOf(value)
  if (date === null) return messages.invalidDate
  return date > today ? messages.futureBirthDate : null
}

/** 20 weeks: children are not born alive earlier than that before the due date, nor later after it. */
export const maxDaysFromDueDate = 140

const childDueDate: DatedRule = (value, { birth }) => {
  if (value === '' || value === null || value === undefined) return null
  const due = dueDateOf(value)
  if (due === null) return messages.invalidDate
  const born = birthDateOf(birth)
  return born === null || Math.abs(daysBetween(born, due)) <= maxDaysFromDueDate ? null : messages.farDueDate
}

const gender: Rule = value =>
  value === 0 || value === null || value === undefined || genders.some(choice => choice.value === value)
    ? null
    : messages.invalidGender

const dueDate: DatedRule = (value, { today, saved }) => {
  const date = dueDateOf(value)
  if (date !== null && (date === dueDateOf(saved) || isDueDateAllowed(date, today))) return null
  return messages.wrongDueDate
}

const multiples: Rule = value =>
  multiplesChoices.some(choice => choice.value === value) ? null : messages.wrongMultiples

const name: Rule = value => {
  if (value === null || value === undefined) return null
  if (typeof value !== 'string' || controlCharacters.test(value)) return messages.controlCharacters
  return lengthOf(value) > fieldLengths.name.max ? messages.longName : null
}

const emailAddress: Rule = value =>
  typeof value === 'string' &&
  lengthOf(value) <= fieldLengths.email.max &&
  email.test(value.trim()) &&
  !controlCharacters.test(value)
    ? null
    : messages.wrongEmail

const password: Rule = value => {
  const length = typeof value === 'string' ? lengthOf(value) : 0
  if (length < fieldLengths.password.min) return messages.shortPassword
  return length > fieldLengths.password.max ? messages.longPassword : null
}

/** Rules that do not depend on the day, by entity and name on the wire. A new field is a new line. */
const undatedRules = {
  'child.first_name': childName,
  'child.gender': gender,
  'pregnancy.multiples': multiples,
  'pregnancy.code_name': name,
  'member.first_name': name,
  'member.last_name': name,
  'member.username': value =>
    typeof value === 'string' && username.test(value.trim()) ? null : messages.wrongUsername,
  'member.email': emailAddress,
  'member.password': password,
} satisfies Record<string, Rule>

const rules = {
  ...undatedRules,
  'child.birth_date': birthDate,
  'child.due_date': childDueDate,
  'pregnancy.due_date': dueDate,
} satisfies Record<string, DatedRule>

export type UndatedField = keyof typeof undatedRules
export type MemberField = keyof typeof rules

/**
 * The message to show beside a field; null when its value can be saved. Values are as on the wire; a form passes text
 * that it cannot parse as a date or number unchanged, which is then wrong. Except for passwords, texts are checked, and
 * have to be stored, without leading and trailing space.
 */
export const check = (field: MemberField, value: unknown, context: CheckContext): string | null =>
  rules[field](value, context)

/** As `check`, for a field whose rule does not depend on the day. */
export const checkUndated = (field: UndatedField, value: unknown): string | null => undatedRules[field](value)
