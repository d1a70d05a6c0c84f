// How strictly a search takes its words: the attempts are tried in order until one finds something.

/** How many letters of a word may be wrong, missing or too many. */
type Slips = (word: string) => 0 | 1 | 2

export interface Attempt {
  /** Whether a match has every word of the search, spelled exactly so. */
  exact: boolean
  /** Whether all words must fit, or any of them. */
  all: boolean
  slips: Slips
  /** Whether a word may stand for longer words that begin with it. @param alone it is the only word */
  mayBegin: (word: string, alone: boolean) => boolean
  /** Matches with a score below this share of the best score, 0 to 1, are left out. */
  leastOfBest: number
}

export const isNumber = (word: string) => /^\p{N}+$/u.test(word)
const none: Slips = () => 0
const one: Slips = word => (word.length > 3 && !isNumber(word) ? 1 : 0)
const two: Slips = word => (word.length > 5 && !isNumber(word) ? 2 : one(word))
/** A number never stands for a longer one (1 is not 16), nor does one letter, nor two next to other words. */
const mayBegin: Attempt['mayBegin'] = (word, alone) => !isNumber(word) && word.length > (alone ? 1 : 2)

/** From strict to loose. The last needs only some of the words, so it takes short ones exactly. */
export const attempts: readonly Attempt[] = [
  { exact: true, all: true, slips: none, mayBegin, leastOfBest: 0 },
  { exact: false, all: true, slips: one, mayBegin, leastOfBest: 0 },
  { exact: false, all: true, slips: two, mayBegin, leastOfBest: 0 },
  { exact: false, all: false, slips: two, mayBegin: word => word.length > 5, leastOfBest: 0.35 },
]
export const mostSlips = 2
