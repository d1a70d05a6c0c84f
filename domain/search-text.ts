// What a search text must have, on the server and in the browser alike.

/** Characters that a search needs, counted as Unicode code points after trimming. */
export const leastSearchLength = 2

/** Length of a search text without the space around it, in Unicode code points. */
export const searchLength = (text: string): number => [...text.trim()].length

/** What a text says that cannot. */
export const shortSearch = 'Please enter at least 2 characters.'

/** True for a text that can be searched for. */
export const isSearchable = (text: string): boolean => searchLength(text) >= leastSearchLength
