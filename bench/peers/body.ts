// Whether contestants render the same page: in `<body>` the same elements with the same attributes, in the same order,
// around the same text. What a framework adds for itself is left out.

/** Scripts, data and styles, with what they hold. */
const additions = /<!--.*?-->|<(script|style|template)\b[^>]*>.*?<\/\1>/gs
const token = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi
const attribute = /([^\s=]+)(?:="([^"]*)")?/g
const origins = /localhost(:|%3A)\d+/g
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    name ? (named[name] ?? whole) : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  )

/** Elements without a box that hold what is rendered by itself, and the empty one in which React streams. */
const isWrapper = (name: string, attributes: string) =>
  /^(x|astro)-/.test(name) || (name === 'div' && /^(class=ready|hidden=)$/.test(attributes))

/**
 * The elements and texts of a page's body, one after the other, each as a line; ports of this machine are left out.
 * @param html a whole page, every attribute in double quotes
 * @throws SyntaxError when there is no body
 */
export function bodyOf(html: string): string[] {
  const [, body] = /<body\b(.*)<\/body>/s.exec(html) ?? []
  if (body === undefined) throw new SyntaxError('The page has no body.')
  const lines: string[] = []
  let text = ''
  const endText = () => {
    const words = decode(text).replace(/\s+/g, ' ').trim()
    if (words) lines.push(words)
    text = ''
  }
  for (const [, slash, name = '', written = '', between = ''] of `<body${body}`.replace(additions, '').matchAll(token)) {
    text += between
    if (slash || !name) continue
    const attributes = [...written.matchAll(attribute)]
      .map(([, name = '', value = '']) => `${name.toLowerCase()}=${decode(value).replace(origins, 'localhost')}`)
      .sort()
      .join(' ')
    if (isWrapper(name, attributes)) continue
    endText()
    lines.push(`<${name.toLowerCase()} ${attributes}>`)
  }
  endText()
  return lines
}

/** The first place where a page says something else than another, for people; undefined when they say the same. */
export function firstDifference(page: readonly string[], other: readonly string[]): string | undefined {
  const at = page.findIndex((line, i) => line !== other[i])
  if (at < 0 && page.length === other.length) return undefined
  const place = at < 0 ? page.length : at
  return `${page[place] ?? 'the end'}\n  where the other has ${other[place] ?? 'the end'}`
}
