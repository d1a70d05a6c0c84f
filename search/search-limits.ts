// How much of a search counts, and how much it shows.

/**
 * Best answers of any kind; hits shown in a group; suggestions, and those of other searchers; code points and words of
 * a text that count.
 */
export const searchLimits = { best: 5, shown: 8, suggested: 8, suggestedOfOthers: 3, text: 200, words: 24 } as const
