// All messages to visitors about what has succeeded or failed, and why.

// Beside a field. Each is an export of its own, so that a browser bundle holds only those that it uses. The search
// box's message is in search.ts, because every page has that box.
export const shortName = 'At least 2 characters'
export const longName = 'Please use at most 50 characters.'
export const blankName = 'Name cannot be only spaces'
export const wrongName = 'Only letters, spaces, apostrophes or hyphens'
export const controlCharacters = 'Please leave out line breaks and control characters.'
export const invalidDate = 'Invalid date'
export const futureBirthDate = 'Birthdate must be in the past'
export const invalidGender = 'Invalid gender'
export const wrongDueDate = 'Please enter a date within 10 months from now.'
export const farDueDate = 'Please enter a date within 20 weeks of the birthdate.'
export const wrongMultiples = 'Please choose Single or Twins/Multiples.'
export const usedLink = 'This link has been used or is too old. Please ask for a new one.'
export const wrongEmail = 'Please enter an e-mail address, such as name@example.com.'
export const shortPassword = 'Please choose a password of at least 8 characters.'
export const longPassword = 'Please choose a password of at most 128 characters.'
export const wrongUsername = 'Please use 3 to 30 letters, digits, hyphens or underscores, with a letter or digit first.'
export const usernameTaken = 'This username is taken. Please try another username.'
export const wrongMatchName = 'Please enter a name of 2 to 15 letters.'

// In the member's dialogs; separate exports for the same reason.
export const profileUpdated = 'Profile was successfully updated!'
export const profileAdded = 'Profile was successfully added!'
export const profileRemoved = 'Profile was successfully removed!'
/** After recording a loss: must not sound like a success. */
export const lossRecorded = 'Your profile is up to date.'
export const changedElsewhere = 'This was changed somewhere else in the meantime. Please check it and save again.'
export const addProfileFailed = 'Add profile error.'
export const saveFailed = 'An error occurred. Please try again or contact us if the problem persists.'
export const avatarUnsaved = 'You have not saved the changes to your avatar. What would you like to do?'
export const avatarTooLarge = 'The file exceeded the maximum size limit of 5MB.'
export const avatarWrongType = 'Please choose a .jpg, .jpeg, .png, .gif or .bmp picture.'

// In the forms for passkeys.
export const passkeyNotUsed = 'No passkey was used. Please try again, or log in with your password.'
export const passkeyNotAdded = 'No passkey was added. Please try again.'
export const passkeyAlreadyThere = 'This device has a passkey for your account already.'

/** Why the server refuses a request, by the answer's `code`. */
export const messages = {
  'malformed-request': 'That request could not be read. Please check the address and try again.',
  'malformed-host': 'That request could not be read. Please check the address and try again.',
  'unknown-host': 'This server does not serve that address.',
  'method-not-allowed': 'This address cannot be used that way. Please open it as a page.',
  'not-found': 'There is no page at this address.',
  'unknown-article': 'There is no article of that name.',
  'foreign-origin': 'This request came from another site, so nothing was changed.',
  'too-large': 'That was more than this address accepts.',
  'avatar-too-large': avatarTooLarge,
  'too-slow':
    'This came too slowly to be taken. Please try again where the connection is better, or with something smaller.',
  'too-many': 'That was a lot at once. Please wait a minute and try again.',
  'wrong-type': 'This address does not accept that kind of content.',
  'invalid-body': 'Some of what was sent does not fit. Please check it and try again.',
  'signed-out': 'Please log in first.',
  'still-a-surprise': 'What is reserved stays a surprise until the day that was chosen.',
  'members-down': 'Member accounts cannot be reached right now. Please try again in a few seconds.',
  overloaded: 'A lot of people are here right now. Please try again in a few seconds.',
  broken: saveFailed,
} as const

export type MessageName = keyof typeof messages
