// Tools as the search finds them: those whose page is there and is not a piece of content, which is found by itself.
import { signsPage } from '../content/danger-signs/signs-page.ts'
import { plannedPages } from '../content/planned-pages.ts'
import { type Tool, tools } from '../content/tools.ts'
import type { FoundCard } from './result-groups.ts'

const allTools = {
  key: 'tools',
  label: 'All tools',
  path: '/tools',
  line: 'Calculators, timers and lists, each with what it can and cannot tell.',
}

/** Not a tool by its looks, but a page that is no piece of content either. */
const allSignsTool = {
  key: 'when-to-call',
  label: `${signsPage.label} ${signsPage.title}`,
  path: signsPage.path,
  line: signsPage.description,
}

const cardOf = ({ key, label, path, line }: Pick<Tool, 'key' | 'label' | 'path' | 'line'>): FoundCard => ({
  kind: 'tool',
  slug: key,
  path,
  title: label,
  lead: line,
  topics: [],
})

/** @param isPiece whether a piece of content has an address */
export const toolCards = (isPiece: (path: string) => boolean): FoundCard[] =>
  [allSignsTool, allTools, ...tools.filter(({ group }) => group !== 'beside')]
    .filter(({ path }) => !plannedPages.has(path) && !isPiece(path))
    .map(cardOf)
