// Everything that the member API says when it refuses something. People read these beside a field or above a form.
import { messages as ofSite } from '../domain/messages.ts'

const { 'malformed-request': _pages, 'not-found': _page, ...shared } = ofSite

export const messages = {
  ...shared,
  'malformed-request': 'That request could not be read. Please try again.',
  'not-found': 'There is nothing at this address.',
  'signed-out': 'Please log in first.',
  password_required: 'Please enter your password again to go on.',
  conflict: 'This was changed somewhere else in the meantime. Here is how it is now.',

  'email-invalid': 'Please enter an e-mail address, such as name@example.com.',
  // Must not say whether there is an account.
  'email-refused': 'We could not use this e-mail address. Please check it, or log in if you already have an account.',
  'password-short': 'Please choose a password of at least 8 characters.',
  'password-long': 'Please choose a password of at most 128 characters.',
  'name-long': 'Please use at most 50 characters.',
  'name-characters': 'Please leave out line breaks and control characters.',
  'stage-unknown': 'Please choose one of the stages.',
  'wrong-credentials': 'This e-mail address and password do not go together. Please try again.',
  'wrong-password': 'This is not your password. Please try again.',
  'too-many-tries': 'That was tried too often. Please wait a while and try again.',
  'reset-expired': 'This link has been used or is too old. Please ask for a new one.',
} as const

export type MessageName = keyof typeof messages
