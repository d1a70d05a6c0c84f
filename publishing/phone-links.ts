// Turns the telephone numbers of our tables into links wherever a text has them.
import type { Root, RootContent, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { withNumbers } from '../content/phone-numbers.ts'

/** Puts `tel:` links around the numbers of our tables, except in links and headings. */
export function linkPhones(tree: Root) {
  visit(tree, 'text', (node: Text, index, parent) => {
    if (!parent || index === undefined || parent.type === 'link' || parent.type === 'heading') return
    const parts = withNumbers(node.value)
    if (parts.every(({ tel }) => tel === undefined)) return
    const filled = parts.map(({ words, tel }): RootContent => {
      const text: Text = { type: 'text', value: words }
      return tel === undefined ? text : { type: 'link', url: `tel:${tel}`, children: [text] }
    })
    // Where a text may be, a link may be: both are phrasing content.
    const children: RootContent[] = parent.children
    children.splice(index, 1, ...filled)
    return [SKIP, index + filled.length]
  })
}
