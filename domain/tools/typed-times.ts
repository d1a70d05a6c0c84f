// Lengths and moments as people type them, or pick them with their phone.
import { two } from './clock-words.ts'

/** The seconds that a typed length means: '62', '1:02', '1 min 2 s', '45 s'; null for anything else. */
export function parseLength(text: string): number | null {
  const plain = text.trim().toLowerCase()
  const parts = /^(?:(\d{1,3})\s*(?::|m|min|minutes?)\s*)??(?:(\d{1,4})\s*(?:s|sec|seconds?)?)?$/.exec(plain)
  if (!parts || plain === '') return null
  const [, minutes = '', seconds = ''] = parts
  if (minutes && plain.includes(':') && !/:\s*[0-5]\d\b/.test(plain)) return null
  return Number(minutes) * 60 + Number(seconds)
}

/** The form of a field of day and time, in the device's own zone: '2026-11-23T18:40:12'. @param ms since 1970 */
export function toLocalField(ms: number): string {
  const date = new Date(ms)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
}

/** What such a field means, in milliseconds since 1970; null for anything else. */
export function fromLocalField(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(text)) return null
  const ms = new Date(text).getTime()
  return Number.isNaN(ms) ? null : ms
}
