// What the birth plan holds: choices by the ids of lines, and own words by the ids of sections.
import {
  type BirthPlan,
  chosenCount,
  emptyPlan,
  isOfLoss,
  longestField,
  longestWords,
  mostImportant,
} from '../../domain/tools/birth-plan.ts'
import { fieldsOf, listOf, textOf } from '../../lib/lenient.ts'
import { storedTool } from './stored-tool.ts'

const mostEntries = 300

/** Texts by ids; empty ones are left out. */
const textsOf = (data: unknown, most: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(data))
      .slice(0, mostEntries)
      .map(([id, text]) => [id, textOf(text, most)] as const)
      .filter(([, text]) => text !== ''),
  )

const idsOf = (data: unknown, most = mostEntries): string[] => [
  ...new Set(listOf(data, id => (typeof id === 'string' && id.length <= 40 && !isOfLoss(id) ? id : null), most)),
]

function parse(data: unknown): BirthPlan {
  const { about, choices, words, important, asked } = fieldsOf(data)
  return {
    about: textsOf(about, longestField),
    choices: textsOf(choices, 40),
    words: textsOf(words, longestWords),
    important: idsOf(important, mostImportant),
    asked: idsOf(asked),
  }
}

export const birthPlanTool = storedTool<BirthPlan>({
  key: 'birth-plan',
  name: 'Birth plan',
  version: 1,
  empty: emptyPlan,
  parse,
  glance(plan) {
    const count = chosenCount(plan)
    return count > 0 ? { text: `${count} ${count === 1 ? 'wish' : 'wishes'} on one page` } : null
  },
})
