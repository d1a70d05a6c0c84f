// The messages of the member API's errors by their codes. Visitors read them beside a field or above a form. Messages
// about fields are the site's own (domain/messages.ts).
import * as say from '../domain/messages.ts'
import { registryMessages } from '../domain/registry/messages.ts'

const { 'malformed-request': _pages, 'not-found': _page, ...shared } = say.messages

export const messages = {
  ...shared,
  'malformed-request': 'That request could not be read. Please try again.',
  'not-found': 'There is nothing at this address.',
  password_required: 'Please enter your password again to go on.',
  conflict: 'This was changed somewhere else in the meantime. Here is how it is now.',

  'email-invalid': say.wrongEmail,
  // Must not tell whether the address has an account.
  'email-refused': 'We could not use this e-mail address. Please check it, or log in if you already have an account.',
  'password-short': say.shortPassword,
  'password-long': say.longPassword,
  'name-long': say.longName,
  'name-characters': say.controlCharacters,
  'stage-unknown': 'Please choose one of the stages.',
  'wrong-credentials': 'This e-mail address and password do not go together. Please try again.',
  'wrong-password': 'This is not your password. Please try again.',
  'too-many-passwords':
    'That was tried too often. Please wait some minutes, or choose a new password now: “Forgot your password?” sends you a link.',
  'too-many-tries': 'That was tried too often. Please wait a while and try again.',
  'confirmation-expired':
    'This link is too old. Your account works without it, and our next letter with a link confirms your address.',
  'undo-expired': 'This link has been used or is too old. Please ask for a link to choose a new password.',
  'undo-taken': 'Somebody has an account with this address by now. Please ask for a link to choose a new password.',
  'reset-expired': say.usedLink,

  'passkey-refused': 'This passkey could not be used here. Please try again, or log in with your password.',
  'passkey-not-added': 'This passkey could not be added. Please try again.',
  'passkeys-full': 'There are 10 passkeys already. Please remove one that you do not need any more.',

  'avatar-unknown': 'Please choose one of the letters and colors, or one of the pictures.',
  'avatar-type': say.avatarWrongType,
  'avatar-unreadable': 'This picture could not be read. Please try another one, or save it again in another format.',

  'child-name-short': say.shortName,
  'child-name-blank': say.blankName,
  'child-name-characters': say.wrongName,
  'date-invalid': say.invalidDate,
  'birth-date-future': say.futureBirthDate,
  'gender-invalid': say.invalidGender,
  'due-date-range': say.wrongDueDate,
  'multiples-invalid': say.wrongMultiples,
  'username-invalid': say.wrongUsername,
  'username-taken': say.usernameTaken,
  'period-range': 'Please choose a day of the past year, today at the latest.',
  'cycle-length': 'Please enter a cycle length from 20 to 45 days.',
  'luteal-length': 'Please enter a luteal phase from 10 to 16 days.',
  'note-long': 'Please use at most 500 characters.',
  'match-name': say.wrongMatchName,
  ...registryMessages,
} as const

export type MessageName = keyof typeof messages

/** The code of a message that a rule gave. @throws RangeError when no code has it */
export function codeOf(words: string): MessageName {
  const found = Object.entries(messages).find(([, text]) => text === words)
  if (!found) throw new RangeError(`no code for the message ${words}`)
  return found[0] as MessageName // as: Object.entries types keys as string
}
