// Words of pages that their texts do not use; and which words show that a search is about a loss.
import { isLoss, lossTopic } from '../content/loss.ts'
import { afterBirthPages } from './also-called/after-birth-pages.ts'
import { birthPages } from './also-called/birth-pages.ts'
import { healthPages } from './also-called/health-pages.ts'
import { newsPages } from './also-called/news-pages.ts'
import { pregnancyPages } from './also-called/pregnancy-pages.ts'
import { thingPages } from './also-called/thing-pages.ts'
import { weekAndMonthPages } from './also-called/week-and-month-pages.ts'
import { foldWord, stemOf, wordsOf } from './folded-words.ts'
import type { FoundCard } from './result-groups.ts'

/** Words that mean a loss by themselves. */
const surelyLoss = 'miscarriage miscarried miscarrying stillbirth stillborn bereavement bereaved grief grieving ectopic'
/** Words that mean a loss when all other words of the search are about a child or a pregnancy. */
const maybeLoss = 'loss losing lost died dying death dead'

const words: Readonly<Record<string, string>> = {
  [lossTopic]: `${surelyLoss} ${maybeLoss} baby child son daughter twin pregnancy early late still born`,
  'how-due-dates-are-worked-out': 'when is my baby due date calculator',
}

/**
 * More words for a page: its own and those of its topics. A topic page has only its own, not those of related topics.
 */
export const alsoCalled = ({ kind, slug, topics }: FoundCard): string =>
  [slug, ...(kind === 'topic' ? [] : topics)].map(name => words[name] ?? '').join(' ')

/** The subjects of pages in the words of people, by slug. */
export const subjectWords: Readonly<Record<string, string>> = {
  ...pregnancyPages,
  ...birthPages,
  ...afterBirthPages,
  ...healthPages,
  ...thingPages,
  ...weekAndMonthPages,
  ...newsPages,
}
/** Kinds of pages whose subjects need the words of people. Topics and pages of the site itself are named by theirs. */
const namedByPeople: readonly FoundCard['kind'][] = ['article', 'week', 'month', 'news', 'review', 'award']
/** Whether a page still lacks a line in `also-called/`. Pages about a loss have none: see `alsoCalled`. */
export const lacksPeoplesWords = (card: Pick<FoundCard, 'kind' | 'slug' | 'topics'>): boolean =>
  namedByPeople.includes(card.kind) && !isLoss(card) && !(card.slug in subjectWords)

/** What people call the subject of a page; empty when its own words are enough. */
export const calledBy = ({ slug }: FoundCard): string => subjectWords[slug] ?? ''

/** The stems of a text. */
export const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).flatMap(word => stemsOfWord(word)))
const stemsOfWord = (word: string) => {
  const folded = foldWord(word)
  return folded === null ? [] : [stemOf(folded)]
}
const [sure, maybe] = [stemsOf(surelyLoss), stemsOf(maybeLoss)]

/** Joins words that are also written as two: "still born" -> "stillborn". */
export const joined = (text: string): string => text.replace(/\b(still)[\s-]+(?=born|birth)/gi, '$1')

/** Whether a word means a loss, by its stem: surely, maybe, or not at all. */
export function lossIn(stem: string): 'sure' | 'maybe' | null {
  if (sure.has(stem)) return 'sure'
  return maybe.has(stem) ? 'maybe' : null
}
