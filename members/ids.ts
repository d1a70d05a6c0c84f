// Random ids, tokens and usernames, and the hash by which secrets are stored.
import { hash, randomBytes, randomInt } from 'node:crypto'

/** An id of 128 random bits, 22 characters that need no escaping in an address. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** A secret of 256 random bits, 43 characters. Only its `sha256` is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** How a secret is stored, and how a text becomes a key of fixed length. */
export const sha256 = (text: string): string => hash('sha256', text, 'base64url')

const codeAlphabet = '0123456789abcdefghjkmnpqrstvwxyz' // Crockford's base 32: no character is mistaken for another

/** A code of six random characters, 30 bits, which somebody can say over the phone. It may only live for minutes. */
export const newShortCode = (): string => Array.from({ length: 6 }, () => codeAlphabet[randomInt(32)]).join('')

/** 128 bits of a secret's `sha256` as 26 characters that can be read aloud and typed. */
export function readableCode(secret: string): string {
  const bytes = Buffer.from(sha256(secret), 'base64url').subarray(0, 16)
  let remaining = BigInt(`0x${bytes.toString('hex')}`)
  let code = ''
  for (let i = 0; i < 26; i++) {
    code = codeAlphabet[Number(remaining % 32n)] + code
    remaining /= 32n
  }
  return code
}

const usernameAlphabet = '23456789abcdefghjkmnpqrstuvwxyz' // none is mistaken for another

/** A first username, until the member chooses another: `member-` and ten random characters. */
export const newUsername = (): string =>
  `member-${Array.from({ length: 10 }, () => usernameAlphabet[randomInt(usernameAlphabet.length)]).join('')}`
