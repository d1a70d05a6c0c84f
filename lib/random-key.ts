/**
 * A key that nobody guesses: 256 random bits, in hexadecimal. `crypto.randomUUID` is missing on pages of plain http,
 * this is not.
 */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('')
