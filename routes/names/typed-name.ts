// A name that somebody typed into a form.
import { longestPart } from '../../domain/names/initials.ts'

/** One line, cut where nobody's name goes on; whatever was typed is text. */
export const typedName = (text: string | undefined): string =>
  [...(text ?? '').toWellFormed().replace(/\s+/g, ' ').trim()].slice(0, longestPart).join('')
