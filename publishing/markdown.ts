// Renders Markdown to sections of HTML, at build time, with our directives, numbered citations and phone links.
import type { Root as HastRoot } from 'hast'
import type { Heading, Link, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { affiliateMark, earnsCommission } from '../content/affiliates.ts'
import type { Section } from '../content/schema.ts'
import type { Source } from '../content/schema-fields.ts'
import { unbroken } from '../lib/unbroken.ts'
import { type ArtSizes, drawDirectives, refuseLeftDirectives } from './directives.ts'
import { numberCitations } from './footnotes.ts'
import { linkPhones } from './phone-links.ts'
import { ContentError } from './problems.ts'

export type { ArtSizes } from './directives.ts'
export { ContentError } from './problems.ts'

/** Collects the paths of this site that a text links to, with their lines. A Set of paths will do as well. */
export interface LinkSink {
  add(path: string, line: number): unknown
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)
const writer = unified().use(remarkRehype).use(rehypeStringify)

/** The id of a heading: "What to eat?" -> "what-to-eat". */
export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const lineOf = (node: { position?: { start: { line: number } } }) => node.position?.start.line

interface RenderOptions {
  sources: readonly Source[]
  art: ArtSizes
  links: LinkSink
  /** The front matter says that some links earn a commission. */
  affiliate?: boolean
  /** Ids of sources that the products of the page cite, in order. */
  citedByProducts?: readonly string[]
}

interface Rendered {
  sections: Section[]
  /** In the order of their numbers. */
  sources: Source[]
}

/**
 * Renders a text to sections, one for each level-two heading; the text before the first has an empty title.
 * @throws ContentError with the line in the text
 */
export function renderMarkdown(
  text: string,
  { sources, art, links, affiliate = false, citedByProducts: citedBeside }: RenderOptions,
): Rendered {
  const definitions = sources.map(s => `[^${s.id}]: ${s.id}`).join('\n\n')
  const tree = parser.parse(`${text}\n\n${definitions}`)
  checkHeadings(tree)
  visit(tree, 'image', node => {
    throw new ContentError('a picture in the text: drawings stand as ::figure[Caption]{art=name alt="…"}', lineOf(node))
  })
  const ordered = numberCitations(tree, sources, citedBeside)
  drawDirectives(tree, art)
  refuseLeftDirectives(tree)
  visit(tree, 'link', node => markLink(node, links, affiliate))
  linkPhones(tree)
  visit(tree, 'text', node => {
    node.value = unbroken(node.value)
  })
  visit(tree, 'table', node => {
    node.data = { hProperties: { className: ['prose-table'] } }
  })

  const sections: { title: string; children: RootContent[] }[] = [{ title: '', children: [] }]
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) sections.push({ title: textOf(node), children: [] })
    else if (node.type !== 'footnoteDefinition') sections.at(-1)?.children.push(node)
  }
  const written = sections
    .filter(s => s.title || s.children.length)
    .map(s => ({ id: idOf(s.title), title: s.title, html: toHtml({ type: 'root', children: s.children }) }))
  return { sections: written, sources: ordered }
}

const toHtml = (root: Root) => writer.stringify(writer.runSync(root) as HastRoot)

/** Heading levels increase by one at most, from the title (1), and ids of level two are unique. @throws ContentError */
function checkHeadings(tree: Root) {
  let level = 1
  const ids = new Set<string>()
  visit(tree, 'heading', (node: Heading) => {
    const refuse = (why: string) => {
      throw new ContentError(why, lineOf(node))
    }
    if (node.depth === 1) refuse('a level-one heading in the text: the title stands in the front matter')
    if (node.depth > level + 1) refuse(`a heading of level ${node.depth} after one of level ${level}`)
    if (textOf(node).trim() === '') refuse('a heading without words')
    level = node.depth
    if (node.depth > 2) return
    const id = idOf(textOf(node))
    if (ids.has(id)) refuse(`a second heading "${textOf(node)}"`)
    ids.add(id)
  })
}

/** Collects links within the site; gives other links their `rel`, `sponsored` when they earn a commission. */
function markLink(node: Link, links: LinkSink, affiliate: boolean) {
  if (node.url.startsWith('/')) links.add(node.url.split(/[?#]/)[0] as string, lineOf(node) ?? 1)
  else if (!node.url.startsWith('#')) {
    if (!/^(https:|mailto:|tel:|sms:)/.test(node.url))
      throw new ContentError(`a link to ${node.url}: write it with https://`, lineOf(node))
    const paid = node.title === affiliateMark || earnsCommission(node.url)
    if (paid && !affiliate)
      throw new ContentError(
        'a link that earns a commission, and the front matter does not say `affiliate: true`',
        lineOf(node),
      )
    if (node.title === affiliateMark) node.title = null
    node.data = { hProperties: { rel: paid ? ['sponsored', 'noopener'] : ['noopener'] } }
  }
}
