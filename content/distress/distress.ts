// Whether a search comes from somebody in distress. Asked on the server only; no answer of it is kept, logged or counted.
import { type DangerSign, dated } from '../danger-signs/sign.ts'
import { dangerStages } from '../danger-signs/stages.ts'
import { bodyPhrases } from './body-phrases.ts'
import { childPhrases } from './child-phrases.ts'
import { mindPhrases } from './mind-phrases.ts'
import { type Phrase, phraseMatcher } from './phrase-match.ts'
import { type Situation, type SituationKey, situations } from './situations.ts'

/** Somebody's situation, and the language in which they wrote. */
export interface Distress extends Situation {
  key: SituationKey
  language: 'en' | 'es'
}

/** Phrases by situation and language. */
export const phrases: Record<SituationKey, Record<Distress['language'], readonly Phrase[]>> = {
  ...bodyPhrases,
  ...childPhrases,
  ...mindPhrases,
}

const keys = Object.keys(situations) as SituationKey[] // keys of an object literal, which TypeScript widens to string

const match = phraseMatcher(
  keys.flatMap(key => {
    const of = (language: Distress['language']): Distress => ({ ...situations[key], key, language })
    const [en, es] = [of('en'), of('es')]
    return [...phrases[key].en.map(phrase => [phrase, en] as const), ...phrases[key].es.map(phrase => [phrase, es] as const)]
  }),
)

const longest = 200 // code points of a text that are looked at
/** Who looks for a name, and does not speak of being called one. */
const asksForNames = /^\s*meanings?\b|\bnames?\b(?!.*\b(?:me|myself)\b)/i

/** What a search text tells of distress: the first situation that fits; null for an ordinary one. */
export function distressIn(text: string): Distress | null {
  const beginning = [...text.trimStart()].slice(0, longest).join('')
  return asksForNames.test(beginning) ? null : match(beginning)
}

/** The danger signs of a situation, each with the weeks or months for which it holds; those of several stages are told apart by its title. */
export function signsFor({ signs }: Pick<Situation, 'signs'>): DangerSign[] {
  const found = signs.flatMap(id => {
    const stage = dangerStages.find(stage => stage.signs.some(sign => sign.id === id))
    return stage?.signs.filter(sign => sign.id === id).map(sign => ({ stage, sign })) ?? []
  })
  const isOne = new Set(found.map(({ stage }) => stage)).size === 1
  return found.map(({ stage, sign }) => dated(sign, sign.within, isOne ? '' : stage.title))
}
