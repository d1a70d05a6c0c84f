/** 256 random bits in hexadecimal. Works on pages over plain http, where `crypto.randomUUID` is missing. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('')
