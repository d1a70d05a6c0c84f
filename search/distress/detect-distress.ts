// Detects from a search text that somebody is in distress. Runs on the server only; no result is stored, logged or
// counted.
import { type DangerSign, withTime } from '../../content/danger-signs/danger-sign.ts'
import { dangerStages } from '../../content/danger-signs/danger-stages.ts'
import { type SituationKey, situationKeys, situations } from '../../content/distress/all-situations.ts'
import { bodyPhrases } from '../../content/distress/body-phrases.ts'
import { childPhrases } from '../../content/distress/child-phrases.ts'
import { lossPhrases } from '../../content/distress/loss-phrases.ts'
import { mindPhrases } from '../../content/distress/mind-phrases.ts'
import type { Phrase } from '../../content/distress/phrase.ts'
import type { Situation } from '../../content/distress/situation.ts'
import { violencePhrases } from '../../content/distress/violence-phrases.ts'
import { phraseMatcher } from './phrase-match.ts'

/** The situation of somebody in distress, and the language of their text. */
export interface Distress extends Situation {
  key: SituationKey
  language: 'en' | 'es'
}

/** Phrases by situation and language. */
export const phrases: Record<SituationKey, Record<Distress['language'], readonly Phrase[]>> = {
  ...bodyPhrases,
  ...childPhrases,
  ...lossPhrases,
  ...mindPhrases,
  ...violencePhrases,
}

const match = phraseMatcher(
  situationKeys.flatMap(key => {
    const of = (language: Distress['language']): Distress => ({ ...situations[key], key, language })
    const [en, es] = [of('en'), of('es')]
    return [
      ...phrases[key].en.map(phrase => [phrase, en] as const),
      ...phrases[key].es.map(phrase => [phrase, es] as const),
    ]
  }),
)

const longest = 200 // code points of a text that are read
/**
 * A search for names by meaning or occasion: “names that mean death”, “rainbow baby names after miscarriage”. Asking
 * what something is called (“suicide hotline name”) or giving one's own name (“my name is Anna and I want to die”) is
 * none.
 */
const looksForName = /\bnames?\b.*\bmean|\bmean\w*\b.*\bnames?\b|\bnames (?:after|for|like|that|with)\b/i
/** A search for names that speaks of oneself still counts as distress: “names for my stillborn son”. */
const ofOneself = /\b(?:i|i['’]?m|me|my|myself)\b/i

/** The first situation that a search text fits; null for an ordinary text. */
export function distressIn(text: string): Distress | null {
  const beginning = [...text.trimStart()].slice(0, longest).join('')
  return looksForName.test(beginning) && !ofOneself.test(beginning) ? null : match(beginning)
}

/**
 * The danger signs of a situation, each with the weeks or months for which it holds; with its stage, when there are
 * several.
 */
export function signsFor({ signs }: Pick<Situation, 'signs'>): DangerSign[] {
  const found = signs.flatMap(id => {
    const stage = dangerStages.find(stage => stage.signs.some(sign => sign.id === id))
    return stage?.signs.filter(sign => sign.id === id).map(sign => ({ stage, sign })) ?? []
  })
  const isOne = new Set(found.map(({ stage }) => stage)).size === 1
  return found.map(({ stage, sign }) => withTime(sign, sign.stageSpan, isOne ? '' : stage.title))
}
