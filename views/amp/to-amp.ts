// Converts the HTML of our pages to HTML that AMP allows. It relies on what React and the content's build write: every
// tag is closed, and attribute values are in double quotes.

/**
 * Elements that AMP forbids, or that do nothing without our scripts. They are removed with their content; only a form's
 * submit button stays.
 */
const removedTags: ReadonlySet<string> = new Set([
  'x-island',
  'image',
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
/** Attributes of `img` that `amp-img` gets; AMP itself decides about loading. */
const pictureAttributes: ReadonlySet<string> = new Set(['src', 'alt', 'width', 'height', 'class', 'id'])

/** An attribute of `input` that AMP does not know. */
const unknownAttribute = / autocapitalize="[^"]*"/i

const tag = /<(\/?)([a-z][\w-]*)((?:[^">]|"[^"]*")*)>/gi
const attribute = /([^\s=]+)="([^"]*)"/g

/** HTML that this parser cannot read, or that AMP forbids. */
export class AmpHtmlError extends Error {
  code = 'AMP_HTML'
}

/**
 * Turns `img` into `amp-img`, and removes elements that AMP forbids.
 * @throws AmpHtmlError for a tag that is not closed, an inline style or handler, a picture without its size, and a form
 * whose method is not GET
 */
export function toAmp(html: string): string {
  let out = ''
  let from = 0
  let depth = 0 // of open tags within a removed element
  let inSubmitButton = false
  for (const { 0: text, 1: slash, 2: written = '', 3: attributes = '', index } of html.matchAll(tag)) {
    const name = written.toLowerCase()
    if (depth === 0) out += html.slice(from, index)
    from = index + text.length
    if (depth === 0 && name === 'button' && (slash ? inSubmitButton : attributes.includes(' type="submit"'))) {
      inSubmitButton = !slash
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

/** A form that opens a page in the same window, for which AMP requires a target. */
function formOf(text: string): string {
  if (!text.includes(' method="get"')) throw new AmpHtmlError(`a form that does not ask for a page: ${text}`)
  return text.replace(/>$/, ' target="_top">')
}

/** An `amp-img`, whose size is known before it is loaded, with the plain picture for readers without scripts. */
function pictureOf(attributes: string): string {
  const given = [...attributes.matchAll(attribute)].filter(([, name = '']) => pictureAttributes.has(name))
  for (const needed of ['src', 'alt', 'width', 'height'])
    if (!given.some(([, name]) => name === needed)) throw new AmpHtmlError(`a picture without ${needed}: ${attributes}`)
  const own = given.map(([written]) => written)
  const plain = given.filter(([, name]) => name !== 'class' && name !== 'id').map(([written]) => written)
  return `<amp-img ${own.join(' ')} layout="responsive"><noscript><img ${plain.join(' ')}></noscript></amp-img>`
}
