// Makes the style sheets of AMP twins at build time. AMP does not know cascade layers, so their rules are written one
// layer after the other, in the order of the layers.

const order = /@layer ([\w, ]+);/
/** A query for narrower windows as esbuild writes it; AMP does not understand `not` without a media type. */
const narrowerQuery = /@media not \(min-width:(\d+)px\)/g
/** Twins have the look of the day alone. */
const twoLooks = /light-dark\(([^,()]+),[^()]+\)/g
const element = /(?<![\w.#"'/-])img(?![\w-])/g
const spaces = /\s+/g
/** Classes that no twin contains, which test/server/pages/amp.isolated.test.ts checks. */
export const absentClasses = [
  'numbered',
  'print-button',
  'share-buttons',
  'sponsored-label',
  'card-list',
  'pills-sticky',
]
const absentSelector = new RegExp(`\\.(?:${absentClasses.join('|')})(?![\\w-])`)
const rule = /([^{}]+)\{[^{}]*\}/g
const emptyBlock = /@media[^{}]+\{\}/g

/** A sheet's top-level blocks: the text before the brace, between the braces, and all of it. Skips statements. */
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
 * A compiled sheet without layers. Rules outside of layers come last, so that they still win. `img` becomes `amp-img`.
 * @throws Error for a layer that is missing in the sheet's order of layers
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
    .replace(narrowerQuery, (_, width) => `@media(max-width:${width - 0.02}px)`)
    .replace(twoLooks, '$1')
    .replace(element, 'amp-img')
}

/** The sheet without rules for absent classes only; a rule with another selector stays whole. */
export const withoutAbsent = css =>
  css
    .replace(rule, (whole, selectors) =>
      !selectors.includes(':not(') && selectors.split(',').every(selector => absentSelector.test(selector))
        ? ''
        : whole,
    )
    .replace(emptyBlock, '')

/**
 * The style sheet of a kind of twin, as text.
 * @param bundle the function in assets/bundle.mjs that bundles style sheets
 * @param name of a style sheet in this folder
 */
export async function ampSheet(bundle, name) {
  const { outputFiles } = await bundle(name, [`amp/${name}.css`], {
    minify: true, // it is part of every twin
    // Browsers without nesting and media query ranges, which AMP's parser does not know.
    target: ['chrome105', 'safari15.4', 'firefox102'],
  })
  return withoutAbsent(withoutLayers(outputFiles.find(({ path }) => path.endsWith('.css')).text))
}
