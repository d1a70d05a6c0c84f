// A small reader of the HTML that the site writes: every tag closed, every attribute in double quotes. Anything else is
// an error.

export interface Tag {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (Tag | string)[]
  parent: Tag | null
}

const empty = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
/** Their text is no HTML. */
const raw = new Set(['script', 'style', 'textarea', 'title'])
const token = /<!--.*?-->|<!doctype html>|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gisy
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    name ? (named[name] ?? whole) : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  )

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, written = '', value = ''] of text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
    const name = written.toLowerCase()
    if (name in attributes) throw new SyntaxError(`attribute ${name} twice`)
    attributes[name] = decode(value)
  }
  return attributes
}

/**
 * A page as a tree; its root is a tag without a name.
 * @throws SyntaxError naming the place where the HTML is not well formed.
 */
export function parseHtml(html: string): Tag {
  const root: Tag = { name: '', attributes: {}, children: [], parent: null }
  let at: Tag = root
  token.lastIndex = 0
  while (token.lastIndex < html.length) {
    const from = token.lastIndex
    const found = token.exec(html)
    if (!found) throw new SyntaxError(`not HTML: ${html.slice(from, from + 60)}`)
    const [text, slash, name = '', attributes = ''] = found
    if (!name) {
      if (!text.startsWith('<!')) at.children.push(decode(text))
    } else if (slash) {
      if (at.name !== name || !at.parent)
        throw new SyntaxError(`</${name}> closes <${at.name}> near ${html.slice(from - 60, from + 20)}`)
      at = at.parent
    } else {
      const tag: Tag = { name, attributes: attributesOf(attributes), children: [], parent: at }
      at.children.push(tag)
      if (raw.has(name)) {
        const end = html.indexOf(`</${name}`, token.lastIndex)
        const inner = html.slice(token.lastIndex, end)
        tag.children.push(name === 'title' || name === 'textarea' ? decode(inner) : inner)
        token.lastIndex = html.indexOf('>', end) + 1
      } else if (!empty.has(name)) at = tag
    }
  }
  if (at !== root) throw new SyntaxError(`<${at.name}> is never closed`)
  return root
}

/** All tags below one, in the order of the page, for which `test` holds. */
export function all(from: Tag, test: (tag: Tag) => boolean): Tag[] {
  const found: Tag[] = []
  const look = (tag: Tag) => {
    for (const child of tag.children) {
      if (typeof child === 'string') continue
      if (test(child)) found.push(child)
      look(child)
    }
  }
  look(from)
  return found
}

/** All tags of one of some names. */
export const withName = (from: Tag, ...names: string[]) => all(from, tag => names.includes(tag.name))

/** The text of a tag, without the tags for which `skip` holds. Blocks end with a line break. */
export function textOf(tag: Tag, skip: (tag: Tag) => boolean = () => false): string {
  return tag.children
    .map(child =>
      typeof child === 'string'
        ? child
        : skip(child)
          ? ''
          : `${textOf(child, skip)}${inline.has(child.name) ? '' : '\n'}`,
    )
    .join('')
}
const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'span', 'strong', 'sub', 'sup', 'time', 'wbr', 'x-island'])

/** Whether a tag stands inside one for which `test` holds. */
export function inside(tag: Tag, test: (tag: Tag) => boolean): boolean {
  return tag.parent !== null && (test(tag.parent) || inside(tag.parent, test))
}
