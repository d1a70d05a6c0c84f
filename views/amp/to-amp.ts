// HTML of our own pages -> HTML that AMP allows. It reads what React and the content's build wrote: every tag closed,
// values in quotes.

/**
 * What AMP forbids, or what is nothing without a script of ours; all of it goes, with what stands in it. A form's own
 * button stays.
 */
const removedTags: ReadonlySet<string> = new Set([
  'x-island',
  'button',
  'noscript',
  'template',
  'dialog',
  'link',
  'style',
])
const voidTags: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
/** Attributes of a picture that AMP takes over; how it is loaded is AMP's. */
const pictureAttributes: ReadonlySet<string> = new Set(['src', 'alt', 'width', 'height', 'class', 'id'])

/** What AMP does not know of a field. */
const unknownAttribute = / autocapitalize="[^"]*"/i

const tag = /<(\/?)([a-z][\w-]*)((?:[^">]|"[^"]*")*)>/gi
const attribute = /([^\s=]+)="([^"]*)"/g

/** HTML that the walk cannot understand, or that AMP has no place for. */
export class AmpHtmlError extends Error {
  code = 'AMP_HTML'
}

/**
 * Turns pictures into `amp-img` and leaves out what AMP forbids.
 * @throws AmpHtmlError for a tag that is not closed, an inline style or handler, a picture without its size, and a form
 * that changes something.
 */
export function toAmp(html: string): string {
  let out = ''
  let from = 0
  let depth = 0 // of tags within what is dropped
  let sending = false // within the button of a form
  for (const { 0: text, 1: slash, 2: written = '', 3: attributes = '', index } of html.matchAll(tag)) {
    const name = written.toLowerCase()
    if (depth === 0) out += html.slice(from, index)
    from = index + text.length
    if (depth === 0 && name === 'button' && (slash ? sending : attributes.includes(' type="submit"'))) {
      sending = !slash
      out += slash ? text : checked(text, attributes)
    } else if (depth > 0 || removedTags.has(name)) {
      if (slash) depth--
      else if (!voidTags.has(name)) depth++
      if (depth < 0) throw new AmpHtmlError(`</${name}> closes nothing`)
    } else if (name === 'img') out += pictureOf(attributes)
    else if (name === 'input') out += checked(text, attributes).replace(unknownAttribute, '')
    else if (name === 'form' && !slash) out += formOf(checked(text, attributes))
    else out += slash ? text : checked(text, attributes)
  }
  if (depth > 0) throw new AmpHtmlError('a tag that is left out is never closed')
  return out + html.slice(from)
}

function checked(text: string, attributes: string): string {
  const wrong = /\s(?:style|on\w+|popover\w*)="/i.exec(attributes)
  if (wrong) throw new AmpHtmlError(`AMP forbids${wrong[0]}…" in ${text}`)
  return text
}

/** It leads to a page, in the reader's own window. */
function formOf(text: string): string {
  if (!text.includes(' method="get"')) throw new AmpHtmlError(`a form that does not ask for a page: ${text}`)
  return text.replace(/>$/, ' target="_top">')
}

/** Its box is known before it comes; where nothing runs, the plain picture stands in it. */
function pictureOf(attributes: string): string {
  const given = [...attributes.matchAll(attribute)].filter(([, name = '']) => pictureAttributes.has(name))
  for (const needed of ['src', 'alt', 'width', 'height'])
    if (!given.some(([, name]) => name === needed)) throw new AmpHtmlError(`a picture without ${needed}: ${attributes}`)
  const own = given.map(([written]) => written)
  const plain = given.filter(([, name]) => name !== 'class' && name !== 'id').map(([written]) => written)
  return `<amp-img ${own.join(' ')} layout="responsive"><noscript><img ${plain.join(' ')}></noscript></amp-img>`
}
