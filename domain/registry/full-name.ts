// A parent's full name, as somebody types it into one field.

/** Small words that belong to the last name behind them. */
const particles =
  /^(?:al|bin|da|das|de|dei|del|della|den|der|di|do|dos|du|el|ibn|la|le|mac|op|san|st|ten|ter|van|von|zu|zum|zur)$/i

/** First and last name of a full one: `Anna Maria van Dyke` is Anna, van Dyke. A single word is a first name. */
export function splitName(full: string): { first: string; last: string } {
  const [first = '', ...rest] = full.trim().split(/\s+/)
  const start = rest.findIndex(word => particles.test(word))
  return { first, last: (start >= 0 && start < rest.length - 1 ? rest.slice(start) : rest.slice(-1)).join(' ') }
}
