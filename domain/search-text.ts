// The least length of a search text, for server and browser.

/** Characters that a search needs, counted as Unicode code points after trimming. */
export const leastSearchLength = 2

/** Length of a search text without the space around it, in Unicode code points. */
export const searchLength = (text: string): number => [...text.trim()].length

/** Message for a text that is too short. */
export const shortSearch = 'Please enter at least 2 characters.'

/** Whether a text is long enough to search for. */
export const isSearchable = (text: string): boolean => searchLength(text) >= leastSearchLength
