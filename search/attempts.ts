// How strictly words are taken: tried one way after the other until something fits.

/** How many letters of a word may be wrong, missing or too many. */
type Slips = (word: string) => 0 | 1 | 2

export interface Attempt {
  /** Whether what fits has every word of the search, spelled like this. */
  exact: boolean
  /** Whether all words have to fit, or some. */
  all: boolean
  slips: Slips
  /** Whether a word may be the beginning of another one. @param alone whether it is the only word */
  mayBegin: (word: string, alone: boolean) => boolean
  /** Leaves out what fits worse than this part of the best. */
  leastOfBest: number
}

export const isNumber = (word: string) => /^\p{N}+$/u.test(word)
const none: Slips = () => 0
const one: Slips = word => (word.length > 3 && !isNumber(word) ? 1 : 0)
const two: Slips = word => (word.length > 5 && !isNumber(word) ? 2 : one(word))
/** A number is no beginning (1 is not 16), nor is one letter, nor are two beside other words. */
const mayBegin: Attempt['mayBegin'] = (word, alone) => !isNumber(word) && word.length > (alone ? 1 : 2)

/** In the last one not every word has to fit, so it takes short words as they are. */
export const attempts: readonly Attempt[] = [
  { exact: true, all: true, slips: none, mayBegin, leastOfBest: 0 },
  { exact: false, all: true, slips: one, mayBegin, leastOfBest: 0 },
  { exact: false, all: true, slips: two, mayBegin, leastOfBest: 0 },
  { exact: false, all: false, slips: two, mayBegin: word => word.length > 5, leastOfBest: 0.35 },
]
export const mostSlips = 2
