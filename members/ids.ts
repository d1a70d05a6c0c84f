// Names that nobody can guess, and the form in which secrets are kept.
import { hash, randomBytes, randomInt } from 'node:crypto'

/** An id of 128 random bits, 22 characters that need no escaping in an address. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** A secret of 256 random bits, 43 characters. Only its `sha256` is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** How a secret is stored, and how a text becomes a key of fixed length. */
export const sha256 = (text: string): string => hash('sha256', text, 'base64url')

const letters = '23456789abcdefghjkmnpqrstuvwxyz' // those that are not mistaken for each other

/** A first username, until the member chooses another: `member-` and ten random characters. */
export const newUsername = (): string => `member-${Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')}`
