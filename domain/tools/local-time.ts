// Clock times of the machine that asks, which in a browser is the visitor's own: what somebody lived through at 2:10 in
// the night stays at 2:10. Instants are milliseconds since 1970.

/** When the day of an instant begins, or a day so many days later. A day lasts 23 or 25 hours where clocks change. */
export function startOfDay(at: number, later = 0): number {
  const time = new Date(at)
  return new Date(time.getFullYear(), time.getMonth(), time.getDate() + later).getTime()
}

const onTheDial = (hours: number, minutes: number) =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`

/** The time of an instant for people: '2:05 PM'. */
export function clockTime(at: number): string {
  const time = new Date(at)
  return onTheDial(time.getHours(), time.getMinutes())
}

/** A time of day as logs store it, '14:05', for people: '2:05 PM'. What is none stays as it is. */
export function storedTime(text: string): string {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hours && minutes ? onTheDial(Number(hours), Number(minutes)) : text
}

const months = 'January February March April May June July August September October November December'.split(' ')

/**
 * The day of an instant for people: 'November 23'; with `short` 'Nov 23'. Without `Intl`, whose first formatter a first
 * press would wait for, and without the rest of what is known of dates, which this tool does not load.
 */
export function dayWords(at: number, month: 'long' | 'short' = 'long'): string {
  const time = new Date(at)
  const name = months[time.getMonth()]
  return `${month === 'long' ? name : name?.slice(0, 3)} ${time.getDate()}`
}
