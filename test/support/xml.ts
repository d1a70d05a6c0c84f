// The XML that the site writes, by the reader of its HTML: well formed in the same strict way.
import { parseHtml, type Tag, textOf, withName } from './html.ts'

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** @throws Error for a document without its first line, SyntaxError for one that is not well formed */
export function parseXml(text: string): Tag {
  if (!text.startsWith(prolog)) throw new Error(`no XML: ${text.slice(0, 60)}`)
  return parseHtml(text.slice(prolog.length).trim())
}

/** The texts of all elements of a name. */
export const texts = (root: Tag, name: string): string[] => withName(root, name).map(tag => textOf(tag))
