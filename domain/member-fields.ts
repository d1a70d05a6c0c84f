// Every field that a member fills in, and what it must be: the same for the API, the forms and the dialogs.
import { type CalendarDate, daysBetween } from './dates.ts'
import { birthDateOf, dueDateOf, genders, multiplesChoices } from './member.ts'
import * as messages from './messages.ts'
import { isDueDateAllowed } from './pregnancy-dating.ts'

export interface CheckContext {
  /** The visitor's own day. Where that is unknown, as on a server, whoever asks decides which. */
  today: CalendarDate
  /** The due date that is saved, as on the wire: unchanged, it can be saved again although it has passed. */
  saved?: unknown
  /** For a child's due date: the birth date beside it, as on the wire. */
  birth?: unknown
}

/** What is wrong with a value, in words; null for nothing. */
type DatedRule = (value: unknown, context: CheckContext) => string | null
type Rule = (value: unknown) => string | null

/** Lengths in Unicode code points, of the text without the space around it. */
export const fieldLengths = {
  childName: { min: 2, max: 50 },
  name: { max: 50 },
  username: { min: 3, max: 30 },
  email: { max: 254 },
  password: { min: 8, max: 128 },
} as const

const lengthOf = (text: string): number => [...text.trim()].length

// Any alphabet's letters with their accents. Typed on a phone, an apostrophe is a curly one.
const nameCharacters = /^[\p{L}\p{M}\p{Zs}'‘’\u2010\u2011-]*$/u
const letter = /\p{L}/u
// Control characters, line ends, half characters, and those that turn the direction of the text after them.
const controlCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
// One @, no space and no sign that means something in a mail's header, and a domain with a dot.
const email =
  /^[^\s@,;:"()<>[\]\\\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*[\p{L}\p{N}]$/u
// It is part of an address, so it needs no escaping there.
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

/** A child that lives was born at most this much before its due date, or after it. */
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

/**
 * The fields by what they belong to and their name on the wire; here those whose rule is the same every day. A new
 * field is a new line.
 */
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
 * What is wrong with a field's value, in the words to show beside it; null when it can be saved. Values are as on the
 * wire: a form that reads a text where a date or a number belongs hands the text over, and hears that it is none. Texts
 * are judged without the space around them and are to be kept without it, save for passwords.
 */
export const check = (field: MemberField, value: unknown, context: CheckContext): string | null =>
  rules[field](value, context)

/** As `check`, for a field whose rule does not ask which day it is. */
export const checkUndated = (field: UndatedField, value: unknown): string | null => undatedRules[field](value)
