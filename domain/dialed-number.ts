/**
 * The number that a text is, as a `tel:` link dials it: digits, with a plus before them when it was typed. Null for a
 * text that is no single number: with words in it, or a second number, nobody can tell which digits to dial.
 */
export function dialedNumber(text: string): string | null {
  const plain = text.trim()
  const digits = plain.replace(/\D/g, '')
  const isOne = /^\+?[\d\s().\-/]+$/.test(plain) && digits.length >= 3 && digits.length <= 15
  return isOne ? `${plain.startsWith('+') ? '+' : ''}${digits}` : null
}
