// Names as lists are found by them: without case, marks and anything that is no letter.

/** Letters that a search needs of each name, and the most that are compared in the store. */
export const searchLetters = { min: 2, max: 12 } as const

/** The letters of a name in the form in which names are compared. */
export const nameLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** The beginnings of a name, from 2 to 12 letters. */
export function namePrefixes(name: string): string[] {
  const letters = [...nameLetters(name)]
  const longest = Math.min(letters.length, searchLetters.max)
  return Array.from({ length: Math.max(longest - searchLetters.min + 1, 0) }, (_, i) =>
    letters.slice(0, searchLetters.min + i).join(''),
  )
}

/** Whether a name has enough letters to be searched for, or found. */
export const isSearchableName = (name: string): boolean => [...nameLetters(name)].length >= searchLetters.min

/** Names as one line: 'Emma Smith and Jo'. */
export function namesInLine(parents: readonly { first_name: string; last_name: string }[]): string {
  const lastNames = new Set(parents.map(({ last_name }) => last_name))
  if (parents.length === 2 && lastNames.size === 1)
    return [parents.map(({ first_name }) => first_name).join(' and '), ...lastNames].filter(Boolean).join(' ')
  return parents.map(({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(' ')).join(' and ')
}
