// The tools as entries of the search: those whose page is written and is no piece of content, which is indexed itself.
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

/** The page of all danger signs: no tool, but no piece of content either, so it is indexed here. */
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

/** Cards of the tools. @param isPiece whether a piece of content has this address */
export const toolCards = (isPiece: (path: string) => boolean): FoundCard[] =>
  [allSignsTool, allTools, ...tools.filter(({ group }) => group !== 'beside')]
    .filter(({ path }) => !plannedPages.has(path) && !isPiece(path))
    .map(cardOf)
