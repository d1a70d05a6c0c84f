// Calendar files with events that last whole days. RFC 5545, Internet Calendaring and Scheduling.

export interface DayEvent {
  /** Unlike that of any other event; a file with the same one replaces the event. */
  uid: string
  /** YYYY-MM-DD */
  day: string
  title: string
  text?: string
}

const octets = new TextEncoder()

/** A text as a value: backslashes, separators and line breaks escaped, other control characters left out (3.3.11). */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
    .replace(/[\u0000-\u001f\u007f]/g, '')

/** A line cut into lines of 75 octets at most, each but the first beginning with a space; no character is cut (3.1). */
function folded(line: string): string {
  let out = ''
  let room = 75
  for (const character of line) {
    const size = octets.encode(character).length
    if (size > room) {
      out += '\r\n '
      room = 74
    }
    out += character
    room -= size
  }
  return out
}

const basic = (day: string) => day.replaceAll('-', '')
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/**
 * The text of a calendar file. Its events leave the day free, and are private in a calendar that others see.
 * @param now milliseconds since 1970: when it was made @param maker a name for what made it
 */
export function calendarFile(events: readonly DayEvent[], now: number, maker: string): string {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = events.flatMap(({ uid, day, title, text }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${maker}//EN`,
    'CALSCALE:GREGORIAN',
    ...lines,
    'END:VCALENDAR',
  ]
  return all.map(line => `${folded(line)}\r\n`).join('')
}
