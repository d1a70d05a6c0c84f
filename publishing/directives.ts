// Our own directives in Markdown: callouts, danger signs and drawn figures.
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { dangerBox } from './danger-sign-box.ts'
import { ContentError, problemsOf } from './problems.ts'

/** Width and height of a drawing in assets/art, by name. */
export type ArtSizes = ReadonlyMap<string, { width: number; height: number }>

const callouts: Record<string, string> = {
  note: 'Good to know',
  tip: 'Worth trying',
  call: 'Call your care team now if',
}

const box = (kind: string, title: string) => ({
  hName: 'div',
  hProperties: { className: ['callout', `callout-${kind}`], role: 'note', 'aria-label': title },
})

/**
 * Turns the directives of a tree into elements: `:::note`, `:::tip`, `:::call` with an optional `[Title]`,
 * `::danger-signs[Title]{of=newborn}` and `::figure[Caption]{art=name alt="…"}`.
 * @throws ContentError, with its line, for an unknown directive or attribute
 */
export function drawDirectives(tree: Root, art: ArtSizes) {
  visit(tree, 'containerDirective', node => {
    const fallback = callouts[node.name]
    const line = node.position?.start.line
    if (!fallback)
      throw new ContentError(`unknown callout :::${node.name}; there are ${Object.keys(callouts).join(', ')}`, line)
    const first = node.children[0]
    const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true
    const title = hasLabel ? textOf(first) : fallback
    node.data = box(node.name, title)
    node.children = [
      {
        type: 'paragraph',
        data: { hProperties: { className: ['callout-title'] } },
        children: [{ type: 'text', value: title }],
      },
      ...(hasLabel ? node.children.slice(1) : node.children),
    ]
  })
  visit(tree, 'leafDirective', node => {
    const line = node.position?.start.line
    if (node.name === 'danger-signs') {
      const { title, children } = atLine(line, () => dangerBox(node.attributes ?? {}, textOf(node)))
      node.data = box('call', title)
      // The cast: a leaf directive is typed with words as children, but the div that it becomes takes blocks.
      node.children = children as typeof node.children
      return
    }
    if (node.name !== 'figure')
      throw new ContentError(`unknown directive ::${node.name}; there are figure and danger-signs`, line)
    const { art: name, alt } = node.attributes ?? {}
    const size = art.get(name ?? '')
    if (!size) throw new ContentError(`::figure names the drawing '${name}', which is not in assets/art`, line)
    if (alt === undefined || alt === null)
      throw new ContentError(`::figure of '${name}' needs alt text (alt="" when it only decorates)`, line)
    const caption = node.children
    node.data = { hName: 'figure' }
    node.children = [
      {
        type: 'image',
        url: `art:${name}`,
        alt,
        data: { hProperties: { ...size, loading: 'lazy', decoding: 'async' } },
      },
      ...(caption.length ? [{ type: 'emphasis' as const, data: { hName: 'figcaption' }, children: caption }] : []),
    ]
  })
  // A colon within a sentence is no directive: "at 10:30".
  visit(tree, 'textDirective', (node, index, parent) => {
    if (parent && index !== undefined)
      parent.children[index] = { type: 'text', value: `:${node.name}${textOf(node) && `[${textOf(node)}]`}` }
  })
}

/**
 * Refuses a directive that was left as words, as one with its braces before its brackets is, or a `:::` that closes nothing.
 * @param tree after its directives were drawn
 * @throws ContentError with its line
 */
export function refuseLeftDirectives(tree: Root) {
  visit(tree, ['paragraph', 'heading', 'tableCell'], node => {
    const [left] = /:{2,}[a-z][\w-]*|:{3,}/i.exec(textOf(node)) ?? []
    if (!left) return
    const hint = 'write it as ::name[Title]{attribute=value}, on a line of its own'
    throw new ContentError(`${left} would stand on the page as it is written: ${hint}`, node.position?.start.line)
  })
}

/** Gives errors of `make` this line. */
function atLine<T>(line: number | undefined, make: () => T): T {
  try {
    return make()
  } catch (error) {
    throw new ContentError(problemsOf(error).map(({ text }) => ({ text, line })))
  }
}
