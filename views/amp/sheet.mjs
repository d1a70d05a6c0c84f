// The sheet of AMP twins, at build time: AMP knows no layers, so their rules stand one after the other in the order of
// the layers.

const order = /@layer ([\w, ]+);/
/** A window that is narrower, as esbuild writes it; AMP's reader knows no `not` without a kind of medium. */
const narrower = /@media not \(min-width:(\d+)px\)/g
const element = /(?<![\w.#"'/-])img(?![\w-])/g
const spaces = /\s+/g
/** What no twin holds; test/server/pages/amp.isolated.test.ts sees to that. */
export const absent = [
  'numbered',
  'print-button',
  'share-buttons',
  'sponsored-label',
  'card-list',
  'pills-sticky',
  'save-heart-left',
]
const absentClass = new RegExp(`\\.(?:${absent.join('|')})(?![\\w-])`)
const rule = /([^{}]+)\{[^{}]*\}/g
const emptyBlock = /@media[^{}]+\{\}/g

/** The blocks of a sheet at its top level: what is before the brace, and what is in it. A statement has no block. */
function* blocksOf(css) {
  let depth = 0
  let from = 0
  let open = 0
  let quote = ''
  for (let i = 0; i < css.length; i++) {
    const sign = css[i]
    if (quote) {
      if (sign === '\\') i++
      else if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '{' && depth++ === 0) open = i
    else if (sign === ';' && depth === 0) from = i + 1
    else if (sign === '}' && --depth === 0) {
      yield { before: css.slice(from, open).trim(), inside: css.slice(open + 1, i), whole: css.slice(from, i + 1) }
      from = i + 1
    }
  }
}

/**
 * A compiled sheet without layers: what stands outside of them comes last, as it did. Pictures are `amp-img`.
 * @throws Error for a layer that the sheet does not put in order
 */
export function withoutLayers(css) {
  const names = order.exec(css)?.[1].replace(spaces, '').split(',') ?? []
  const parts = new Map(names.map(name => [name, '']))
  let outside = ''
  for (const { before, inside, whole } of blocksOf(css)) {
    const layer = /^@layer (\w+)$/.exec(before)?.[1]
    if (layer === undefined) outside += whole
    else if (!parts.has(layer)) throw new Error(`The layer ${layer} has no place in the order of layers.`)
    else parts.set(layer, parts.get(layer) + inside)
  }
  return `${[...parts.values()].join('')}${outside}`
    .replace(narrower, (_, width) => `@media(max-width:${width - 0.02}px)`)
    .replace(element, 'amp-img')
}

/** Without rules for what is not there. One that is for other things as well stays. */
export const withoutAbsent = css =>
  css
    .replace(rule, (whole, selectors) =>
      !selectors.includes(':not(') && selectors.split(',').every(selector => absentClass.test(selector)) ? '' : whole,
    )
    .replace(emptyBlock, '')

/**
 * @param bundle makes a sheet out of files, as for the site's own
 * @param name of a sheet of this folder
 */
export async function ampSheet(bundle, name) {
  const { outputFiles } = await bundle(name, [`amp/${name}.css`], {
    minify: true, // it is part of every twin
    // No nesting and no ranges in media queries: AMP's own reader of style sheets does not know them.
    target: ['chrome105', 'safari15.4', 'firefox102'],
  })
  return withoutAbsent(withoutLayers(outputFiles.find(({ path }) => path.endsWith('.css')).text))
}
