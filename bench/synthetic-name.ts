// Made-up names of parents: a hundred first names and a hundred last names, each pair of them once in ten thousand, so
// that as many share a name as share a popular one in life, about one in a hundred.
const syllables = ['ba', 'do', 'fe', 'gi', 'ka', 'lu', 'mo', 'ne', 'ri', 'so'] as const

/** Two syllables for a number from 0 to 99. */
const syllablesOf = (number: number) => `${syllables[Math.floor(number / 10) % 10]}${syllables[number % 10]}`
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The names of a parent by number; the same ones again after 10,000. */
export const syntheticName = (number: number) => ({
  first_name: capital(`${syllablesOf(number)}lina`),
  last_name: capital(`${syllablesOf(Math.floor(number / 100))}stone`),
})
