// The tools as entries of the search: those whose page is written and is no piece of content, which is indexed itself.
import { signsPage } from '../content/danger-signs/signs-page.ts'
import { plannedPages } from '../content/planned-pages.ts'
import { registryPath } from '../content/registry/about.ts'
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

/** Pages of the registry that people look for by a name of their own. */
const registryTools = [
  {
    key: 'registry-checklist',
    label: 'Baby registry checklist',
    path: `${registryPath}#checklist`,
    line: 'What a baby needs and when, what may be second-hand, and what is to be minded, with sources.',
  },
  {
    key: 'find-a-registry',
    label: 'Find a registry',
    path: '/babyregistrysearch',
    line: 'Looks up the gift list of parents who may be found, by name, state and month.',
  },
  {
    key: 'manage-registry',
    label: 'Manage your registry',
    path: '/manage',
    line: 'Makes a gift list, and changes, shares or closes those that you have.',
  },
]

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
  [allSignsTool, allTools, ...registryTools, ...tools.filter(({ group }) => group !== 'beside')]
    .filter(({ path }) => !plannedPages.has(path) && !isPiece(path))
    .map(cardOf)
