import { nextSeed, randomSeed, readSeed } from '../../domain/seeded-draw.ts'
import { listInWords } from '../../lib/in-words.ts'
import { middleNames, partOf } from '../../names/middle-names.ts'
import { readFilter } from '../../names/name-filter.ts'
import { MiddleView } from '../../views/names/middle.tsx'
import { nameBreadcrumbs } from '../../views/names/name-breadcrumbs.ts'
import { page } from '../define-page.tsx'
import { typedName } from './typed-name.ts'

const path = '/b/middle-name-generator'

const unread = (typed: readonly string[]) =>
  `We count syllables in the letters of English, so of ${listInWords(typed)} we look at the initial${typed.length > 1 ? 's' : ''} alone.`

export const middleNamePage = page({
  path,
  query: ['first', 'last', 'sex', 'seed'],
  cacheable: false, // the name of a child belongs to those who choose it
  async load({ content, input: { query } }) {
    const names = await content.names()
    const { sex } = readFilter(query)
    const [first, last] = [typedName(query.first), typedName(query.last)]
    const seed = readSeed(query.seed) ?? randomSeed()
    const [firstPart, lastPart] = [partOf(names, first), partOf(names, last)]
    const use = sex ?? names.find(firstPart.letters)?.use
    const odd = [firstPart, lastPart].flatMap(({ name, letters }) => (name && !letters ? name : []))
    return {
      path,
      first,
      last,
      sex,
      found: first ? middleNames(names, firstPart, last ? lastPart : null, use, seed) : [],
      note: odd.length ? unread(odd) : undefined,
      nextSeed: nextSeed(seed),
    }
  },
  head: ({ first }) => ({
    title: 'Middle name generator',
    description:
      'Finds middle names that go with a first and a last name by rhythm, flow and initials, and says why each one fits.',
    path,
    noindex: first !== '',
    breadcrumbs: nameBreadcrumbs.below(),
  }),
  view: ({ loaded }) => <MiddleView {...loaded} />,
  ads: () => ({ kind: 'names' }),
  whenSensitive: 'itself',
  examples: [path],
})
