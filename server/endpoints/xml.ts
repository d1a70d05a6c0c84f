// XML as text: elements from names, attributes and what is inside.

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// No XML 1.0 document may hold them, not even escaped
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text that stands for itself inside an element or an attribute. What XML cannot hold is left out. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"]/g, c => escapes[c] as string) // only those four

type Attributes = Readonly<Record<string, string>>

/** An element. @param inside of it: elements as they are; text must have been escaped */
export function element(name: string, attributes: Attributes, ...inside: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}${inside.length ? `>${inside.join('')}</${name}>` : '/>'}`
}

/** An element that holds a text. */
export const textElement = (name: string, text: string): string => element(name, {}, escapeXml(text))

/** A whole document. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
