// Writes XML: elements from a name, attributes and what is inside.
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// Characters that XML 1.0 does not allow, not even escaped.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Escapes a text for an element or an attribute. Characters that XML does not allow are left out. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"]/g, c => escapes[c] as string) // it matches only those four

type Attributes = Readonly<Record<string, string>>

/** An element. @param inside elements, or text that has been escaped */
export function element(name: string, attributes: Attributes, ...inside: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}${inside.length ? `>${inside.join('')}</${name}>` : '/>'}`
}

/** An element that holds a text. */
export const textElement = (name: string, text: string): string => element(name, {}, escapeXml(text))

/** A whole document. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
