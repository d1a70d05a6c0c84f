// Tools as the search finds them: those whose page is there and is not a piece of content, which is found by itself.
import { planned } from './planned.ts'
import type { FoundCard } from './search-groups.ts'
import { type Tool, tools } from './tools.ts'

const allTools = {
  key: 'tools',
  label: 'All tools',
  path: '/tools',
  line: 'Calculators, timers and lists, each with what it can and cannot tell.',
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
  [allTools, ...tools.filter(({ group }) => group !== 'beside')].filter(({ path }) => !planned.has(path) && !isPiece(path)).map(cardOf)
