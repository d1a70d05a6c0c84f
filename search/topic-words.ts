// Words that people search with and that our titles do not use, and what is special about those for a loss.
import { lossTopic } from '../content/loss.ts'
import { foldWord, wordsOf } from './folded-words.ts'
import type { FoundCard } from './result-groups.ts'

/** Each of these speaks of a loss by itself. */
const surelyLoss = 'miscarriage miscarried miscarrying stillbirth stillborn bereavement bereaved grief grieving ectopic'
/** These do when all other words of the search speak of a child or a pregnancy. */
const maybeLoss = 'loss losing lost died dying death dead'

const words: Readonly<Record<string, string>> = {
  [lossTopic]: `${surelyLoss} ${maybeLoss} baby child son daughter twin pregnancy early late still born`,
  'parenting-sleep': 'nap bedtime waking SIDS',
  'getting-pregnant': 'ttc conceive conception fertility ovulation',
  'how-due-dates-are-worked-out': 'when is my baby due date calculator',
}

/**
 * More words for a page: its own, and those of its topics; a topic that only names another beside it does not have its
 * words.
 */
export const alsoCalled = ({ kind, slug, topics }: FoundCard): string =>
  [slug, ...(kind === 'topic' ? [] : topics)].map(name => words[name] ?? '').join(' ')

const folded = (text: string) => new Set(wordsOf(text).map(foldWord))
const [sure, maybe] = [folded(surelyLoss), folded(maybeLoss)]

/** A text with the words as one that are also written as two. */
export const joined = (text: string): string => text.replace(/\b(still)[\s-]+(?=born|birth)/gi, '$1')

/** Whether a folded word can speak of a loss. */
export const isLossWord = (term: string): boolean => sure.has(term) || maybe.has(term)

/**
 * Whether words that were found speak of a loss.
 * @param terms folded words of a page on a loss
 * @param exact whether the page has every word of the search, spelled like this
 */
export const aboutLoss = (terms: ReadonlySet<string>, exact: boolean): boolean =>
  [...terms].some(term => sure.has(term) || (exact && maybe.has(term)))
