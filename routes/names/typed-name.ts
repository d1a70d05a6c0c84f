// A name that somebody typed into a form.
import { longestPart } from '../../domain/names/initials.ts'

/** Well-formed text on one line, cut to `longestPart` code points. */
export const typedName = (text: string | undefined): string =>
  [...(text ?? '').toWellFormed().replace(/\s+/g, ' ').trim()].slice(0, longestPart).join('')
