// Everything that the site says to a visitor when something does not go as it should.

// Beside a field. Each by itself: the browser takes those it needs.
export const shortSearch = 'Please enter at least 2 characters.'

/** Why the server refuses a request. */
export const messages = {
  'malformed-request': 'That request could not be read. Please check the address and try again.',
  'malformed-host': 'That request could not be read. Please check the address and try again.',
  'unknown-host': 'This server does not serve that address.',
  'method-not-allowed': 'This address cannot be used that way. Please open it as a page.',
  'not-found': 'There is no page at this address.',
  'foreign-origin': 'This request came from another site, so nothing was changed.',
  'too-large': 'That was more than this address accepts.',
  'too-many': 'That was a lot at once. Please wait a minute and try again.',
  'wrong-type': 'This address does not accept that kind of content.',
  'invalid-body': 'Some of what was sent does not fit. Please check it and try again.',
  overloaded: 'A lot of people are here right now. Please try again in a few seconds.',
  broken: 'An error occurred. Please try again or contact us if the problem persists.',
} as const

export type MessageName = keyof typeof messages
