// Words that people search for and that our titles do not use; and which words show that a search is about a loss.
import { lossTopic } from '../content/loss.ts'
import { foldWord, wordsOf } from './folded-words.ts'
import type { FoundCard } from './result-groups.ts'

/** Words that mean a loss by themselves. */
const surelyLoss = 'miscarriage miscarried miscarrying stillbirth stillborn bereavement bereaved grief grieving ectopic'
/** Words that mean a loss when all other words of the search are about a child or a pregnancy. */
const maybeLoss = 'loss losing lost died dying death dead'

const words: Readonly<Record<string, string>> = {
  [lossTopic]: `${surelyLoss} ${maybeLoss} baby child son daughter twin pregnancy early late still born`,
  'parenting-sleep': 'nap bedtime waking SIDS',
  'getting-pregnant': 'ttc conceive conception fertility ovulation',
  'how-due-dates-are-worked-out': 'when is my baby due date calculator',
}

/**
 * More words for a page: its own and those of its topics. A topic page has only its own, not those of related topics.
 */
export const alsoCalled = ({ kind, slug, topics }: FoundCard): string =>
  [slug, ...(kind === 'topic' ? [] : topics)].map(name => words[name] ?? '').join(' ')

const folded = (text: string) => new Set(wordsOf(text).map(foldWord))
const [sure, maybe] = [folded(surelyLoss), folded(maybeLoss)]

/** Joins words that are also written as two: "still born" -> "stillborn". */
export const joined = (text: string): string => text.replace(/\b(still)[\s-]+(?=born|birth)/gi, '$1')

/** Whether a folded word can mean a loss. */
export const isLossWord = (term: string): boolean => sure.has(term) || maybe.has(term)

/**
 * Whether the words that were found show that the search is about a loss.
 * @param terms folded words of a page on a loss
 * @param exact whether the page has every word of the search, spelled like this
 */
export const aboutLoss = (terms: ReadonlySet<string>, exact: boolean): boolean =>
  [...terms].some(term => sure.has(term) || (exact && maybe.has(term)))
