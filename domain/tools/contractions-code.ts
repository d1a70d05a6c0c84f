// Contractions as a short text, for the part of an address that no server sees: a byte for the form, then for each the
// seconds since the last start, and its length and strength in one number. Notes stay where they were written.
import { type Contraction, inOrder, lengths } from './contractions.ts'

/** Of the form of the text. */
const form = 1
/** So many go along, the latest: the code stays coarse enough for a camera in the dark. */
export const mostInCode = 60

export interface Carry {
  list: readonly Contraction[]
  /** The start of one that is not over. */
  running: number | null
}

/** A whole number in groups of seven bits, the smallest first; the eighth bit says that there is more. */
function bytesOf(number: number): number[] {
  const bytes: number[] = []
  let rest = number
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return [...bytes, rest]
}

const inSeconds = (ms: number) => Math.floor(ms / 1000)
const strengthSteps = 6

/** The latest contractions as a text of letters, digits, - and _. */
export function codeOf({ list, running }: Carry): string {
  const rows = list.slice(-mostInCode).map(({ start, end, strength = 0 }) => {
    const length = Math.min(lengths.max, Math.max(lengths.min, Math.round((end - start) / 1000)))
    return { start: inSeconds(start), about: length * strengthSteps + strength }
  })
  if (running !== null) rows.push({ start: inSeconds(running), about: 0 })
  const starts = [0, ...rows.map(({ start }) => start)]
  const bytes = rows.flatMap(({ start, about }, i) => [
    ...bytesOf(Math.max(0, start - (starts[i] ?? 0))),
    ...bytesOf(about),
  ])
  return btoa(String.fromCharCode(form, ...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The numbers of a text; null for a text of another form, and for one that was cut. */
function numbersIn(code: string): number[] | null {
  let bytes = ''
  try {
    bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return null
  }
  if (bytes.charCodeAt(0) !== form) return null
  const numbers: number[] = []
  let number = 0
  let place = 1
  for (const byte of bytes.slice(1)) {
    const value = byte.charCodeAt(0)
    number += (value % 128) * place
    place = value < 128 ? 1 : place * 128
    if (place > 1) continue
    numbers.push(number)
    number = 0
  }
  return place > 1 || numbers.length % 2 ? null : numbers
}

/** What a text holds; null for a text that no timer made, and for one with nothing in it. */
export function readCode(code: string): Carry | null {
  const numbers = code.length > 2000 ? null : numbersIn(code)
  if (!numbers?.length) return null
  const list: Contraction[] = []
  let running: number | null = null
  let at = 0
  for (let i = 0; i < numbers.length; i += 2) {
    const about = numbers[i + 1] ?? 0
    at += (numbers[i] ?? 0) * 1000
    const length = Math.floor(about / strengthSteps)
    const strength = about % strengthSteps
    if (length > lengths.max || at > 8.64e15) return null // beyond what a date can be
    if (length === 0) running = at
    else list.push({ start: at, end: at + length * 1000, ...(strength && { strength }) })
  }
  return { list: inOrder(list), running }
}

/** What of it is new here. One that overlaps with one of ours was timed on both devices, and ours stays. */
export function newIn(own: Carry, other: Carry): Carry {
  const ours = own.running === null ? own.list : [...own.list, { start: own.running, end: Number.POSITIVE_INFINITY }]
  const isNew = (start: number, end: number) => !ours.some(one => start <= one.end && end >= one.start)
  const { running } = other
  return {
    list: other.list.filter(({ start, end }) => isNew(start, end)),
    running: running !== null && own.running === null && isNew(running, Number.POSITIVE_INFINITY) ? running : null,
  }
}
