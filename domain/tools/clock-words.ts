// Times of day and lengths of time in words. A time of day is that of the device's own time zone, whatever it is now.

/** A number in two digits. */
export const two = (number: number) => String(number).padStart(2, '0')

/** A time of day: '6:40 pm'; with seconds '6:40:12 pm'. @param ms since 1970 */
export function timeOfDay(ms: number, withSeconds = false): string {
  const date = new Date(ms)
  const seconds = withSeconds ? `:${two(date.getSeconds())}` : ''
  return `${date.getHours() % 12 || 12}:${two(date.getMinutes())}${seconds} ${date.getHours() < 12 ? 'am' : 'pm'}`
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** A day without its year: 'November 23'. @param ms since 1970 */
export function dayInWords(ms: number): string {
  const date = new Date(ms)
  return `${months[date.getMonth()]} ${date.getDate()}`
}

/** A day as lists show it: 'Nov 23'. @param ms since 1970 */
export const shortDay = (ms: number): string => dayInWords(ms).replace(/^(...)[a-z]*/, '$1')

/** A length as a clock shows it: '0:42', '12:05', '1:02:05'. Less than nothing is nothing. */
export function onTheClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  const end = two(seconds % 60)
  return minutes < 60 ? `${minutes}:${end}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${end}`
}

/** A length in words: '58 s', '5 min 12 s', '1 h 5 min'. */
export function lengthInWords(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return seconds % 60 ? `${minutes} min ${seconds % 60} s` : `${minutes} min`
  return minutes % 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes / 60} h`
}
