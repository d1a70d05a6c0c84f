// Numbers the citations of a text and links them to the list of sources.
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Source } from '../content/schema-fields.ts'
import { citeId, inReadingOrder } from './citations.ts'
import { ContentError } from './problems.ts'

/**
 * Turns each `[^id]` into a numbered link to its source in the list at the foot of the page. The first citation of a
 * source gets an id, so that the list can link back.
 * @param citedByProducts ids that products cite: their list is between the opening of the text and its first heading
 * @returns the sources in the order of their numbers
 * @throws ContentError for a citation of no source
 */
export function numberCitations(
  tree: Root,
  sources: readonly Source[],
  citedByProducts: readonly string[] = [],
): Source[] {
  const cited: string[] = []
  let isOpening = true
  visit(tree, node => {
    if (node.type === 'heading' && node.depth === 2 && isOpening) {
      isOpening = false
      cited.push(...citedByProducts)
    }
    if (node.type === 'footnoteReference') cited.push(node.identifier)
  })
  if (isOpening) cited.push(...citedByProducts)
  const ordered = inReadingOrder(sources, cited)
  const linked = new Set(citedByProducts)
  visit(tree, 'footnoteReference', (node, index, parent) => {
    if (!parent || index === undefined) return
    const number = ordered.findIndex(({ id }) => id === node.identifier) + 1
    const id = linked.has(node.identifier) ? {} : { id: citeId(number) }
    linked.add(node.identifier)
    parent.children[index] = {
      type: 'link',
      url: `#source-${number}`,
      data: { hProperties: { ...id, className: ['cite'], 'aria-label': `Source ${number}` } },
      children: [{ type: 'text', value: String(number) }],
    }
  })
  refuseUnknown(tree)
  return ordered
}

/** The parser leaves a citation of an unknown source as text. @throws ContentError for one */
function refuseUnknown(tree: Root) {
  visit(tree, 'text', node => {
    const missing = /\[\^([^\]]+)\]/.exec(node.value)
    if (!missing) return
    const above = node.value.slice(0, missing.index).split('\n').length - 1
    throw new ContentError(
      `it cites [^${missing[1]}], which is not among its sources`,
      (node.position?.start.line ?? 1) + above,
    )
  })
}
