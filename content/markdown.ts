// Markdown -> sections of HTML, at build time. Own additions: callouts, drawn figures and numbered sources.
import type { Root as HastRoot } from 'hast'
import type { Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Section, Source } from './schema.ts'

/** Width and height of a drawing in assets/art, by name. */
export type ArtSizes = ReadonlyMap<string, { width: number; height: number }>

export class ContentError extends Error {
  code = 'CONTENT_INVALID'
}

const callouts: Record<string, string> = { note: 'Good to know', tip: 'Worth trying', call: 'Call your care team now if' }
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)
const writer = unified().use(remarkRehype).use(rehypeStringify)

/** "What to eat?" -> "what-to-eat" */
export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Renders a text to HTML sections, one for each level-two heading; what stands before the first has an empty title.
 * `links` collects the internal addresses that the text points to.
 * @throws ContentError for an unknown source, drawing or callout.
 */
export function renderMarkdown(text: string, sources: Source[], art: ArtSizes, links: Set<string>): Section[] {
  const definitions = sources.map(s => `[^${s.id}]: ${s.id}`).join('\n\n')
  const tree = parser.parse(`${text}\n\n${definitions}`)
  numberSources(tree, sources)
  drawDirectives(tree, art)
  visit(tree, 'link', node => {
    if (node.url.startsWith('/')) links.add(node.url.split(/[?#]/)[0] as string)
    else if (!node.url.startsWith('#')) node.data = { hProperties: { rel: ['noopener'] } }
  })
  visit(tree, 'table', node => {
    node.data = { hProperties: { className: ['prose-table'] } }
  })

  const sections: { title: string; children: RootContent[] }[] = [{ title: '', children: [] }]
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) sections.push({ title: textOf(node), children: [] })
    else if (node.type === 'heading' && node.depth === 1)
      throw new ContentError('a level-one heading in the text: the title stands in the front matter')
    else if (node.type !== 'footnoteDefinition') sections.at(-1)?.children.push(node)
  }
  return sections
    .filter(s => s.title || s.children.length)
    .map(s => ({ id: idOf(s.title), title: s.title, html: toHtml({ type: 'root', children: s.children }) }))
}

const toHtml = (root: Root) => writer.stringify(writer.runSync(root) as HastRoot)

/** `[^id]` becomes a small numbered link to the entry in the list of sources at the foot of the page. */
function numberSources(tree: Root, sources: Source[]) {
  visit(tree, 'footnoteReference', (node, index, parent) => {
    const number = sources.findIndex(s => s.id === node.identifier) + 1
    if (!parent || index === undefined) return
    parent.children[index] = {
      type: 'link',
      url: `#source-${number}`,
      data: { hProperties: { className: ['cite'], 'aria-label': `Source ${number}` } },
      children: [{ type: 'text', value: String(number) }],
    }
  })
  visit(tree, 'text', node => {
    const missing = /\[\^([^\]]+)\]/.exec(node.value)
    if (missing) throw new ContentError(`it cites [^${missing[1]}], which is not among its sources`)
  })
}

/** `:::note`, `:::tip`, `:::call` with an optional `[Title]`, and `::figure[Caption]{art=name alt="…"}`. */
function drawDirectives(tree: Root, art: ArtSizes) {
  visit(tree, 'containerDirective', node => {
    const fallback = callouts[node.name]
    if (!fallback) throw new ContentError(`unknown callout :::${node.name}; there are ${Object.keys(callouts).join(', ')}`)
    const first = node.children[0]
    const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true
    const title = hasLabel ? textOf(first) : fallback
    node.data = { hName: 'div', hProperties: { className: ['callout', `callout-${node.name}`], role: 'note', 'aria-label': title } }
    node.children = [
      { type: 'paragraph', data: { hProperties: { className: ['callout-title'] } }, children: [{ type: 'text', value: title }] },
      ...(hasLabel ? node.children.slice(1) : node.children),
    ]
  })
  visit(tree, 'leafDirective', node => {
    if (node.name !== 'figure') throw new ContentError(`unknown directive ::${node.name}; there is figure`)
    const { art: name, alt } = node.attributes ?? {}
    const size = art.get(name ?? '')
    if (!size) throw new ContentError(`::figure names the drawing '${name}', which is not in assets/art`)
    if (alt === undefined || alt === null) throw new ContentError(`::figure of '${name}' needs alt text (alt="" when it only decorates)`)
    const caption = node.children
    node.data = { hName: 'figure' }
    node.children = [
      { type: 'image', url: `art:${name}`, alt, data: { hProperties: { ...size, loading: 'lazy', decoding: 'async' } } },
      ...(caption.length ? [{ type: 'emphasis' as const, data: { hName: 'figcaption' }, children: caption }] : []),
    ]
  })
  // In running text a colon is a colon: "at 10:30" is no directive.
  visit(tree, 'textDirective', (node, index, parent) => {
    if (parent && index !== undefined)
      parent.children[index] = { type: 'text', value: `:${node.name}${textOf(node) && `[${textOf(node)}]`}` }
  })
}
