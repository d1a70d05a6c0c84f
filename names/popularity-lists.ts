// Lists by popularity, now and in earlier years: classic, unique, vintage, comeback, rising, falling.
import { erasOf } from './eras.ts'
import { type ListRow, mostGivenFirst } from './name-list.ts'
import { birthsIn, type Name, type Names, newestYear } from './names.ts'
import { comeback, type FoundName, falling, rising, vintage } from './trends.ts'

const listOfFound = (all: readonly FoundName[], rule: string) => {
  const reasons = new Map(all.map(({ name, why }) => [name.id, why]))
  return { rule, names: all.map(({ name }) => name), why: ({ id }: Name) => reasons.get(id) }
}

/** The rank that a classic name reaches in each decade since 1900. */
const classicRank = 400
function classic(names: Names): Name[] {
  const decades = Array.from({ length: Math.ceil((newestYear(names) - 1899) / 10) }, (_, i) => 1900 + 10 * i)
  const steady = new Set<number>()
  for (const sex of ['girl', 'boy'] as const) {
    const tops = decades.map(from => {
      const sums = erasOf(names.counts)[sex].decades.get(from) ?? new Uint32Array()
      const least = sums.toSorted().at(-classicRank) ?? 0
      return new Set(names.all.flatMap(({ id }) => ((sums[id] ?? 0) >= Math.max(least, 1) ? [id] : [])))
    })
    for (const id of tops.reduce((all, top) => all.intersection(top))) steady.add(id)
  }
  return names.list({}).filter(({ id }) => steady.has(id))
}

export const popularityLists: readonly ListRow[] = [
  {
    slug: 'classic-baby-names',
    title: 'Classic names',
    lead: 'Fashions came and went, and these stayed. Whatever decade you open, parents were giving them, which is as near to timeless as a name can come.',
    group: 'By how often they are given',
    make: names => ({
      rule: `Names among the ${classicRank} most given of their sex in every decade since 1900, ${mostGivenFirst(names)}.`,
      names: classic(names),
    }),
  },
  {
    slug: 'unique-baby-names',
    title: 'Unique names',
    lead: 'No name on a list is given to one child only. These come close: few children get them today, and yet they are real names with a long past, so that nobody will ask how you made it up.',
    group: 'By how often they are given',
    make: names => {
      const { yearsGiven } = erasOf(names.counts)
      const year = newestYear(names)
      return {
        rule: `Names given to 5 to 99 children in ${year} that stand in the lists of at least 100 years since 1880, ${mostGivenFirst(names)}.`,
        names: names.list({}).filter(name => {
          const births = birthsIn(names, name, year)
          return births >= 5 && births < 100 && (yearsGiven[name.id] ?? 0) >= 100
        }),
      }
    },
  },
  {
    slug: 'vintage-baby-names',
    title: 'Vintage names',
    lead: 'Names of great-grandparents. They had their best years before the end of the war, are rare now, and have not been tried again by everyone else.',
    group: 'By how often they are given',
    make: names =>
      listOfFound(
        vintage(names),
        `Names whose best year was before 1945, with a rank of 200 or better once, and that are beyond rank 500 in ${newestYear(names)}; most given today first.`,
      ),
  },
  {
    slug: 'comeback-baby-names',
    title: 'Names that came back',
    lead: 'Loved once, then nearly forgotten for a generation or two, and now heard again in kindergartens. Hazel spent decades in the attic.',
    group: 'By how often they are given',
    make: names =>
      listOfFound(
        comeback(names),
        `Names with their best year before 1950 and a rank of 300 or better once, that fell below 2 births in 10,000 after that year, and that are given at least five times as often in ${newestYear(names)}, within rank 500; best rank first.`,
      ),
  },
  {
    slug: 'rising-baby-names',
    title: 'Rising names',
    lead: 'What more and more parents choose just now. If you would like a name that is fresh but not alone, look here; if you want it rare in ten years, look elsewhere.',
    group: 'By how often they are given',
    make: names =>
      listOfFound(
        rising(names),
        `Names given to at least 500 children of a sex in ${newestYear(names)}, and to at least twice the part of all children that it was in ${newestYear(names) - 5}; steepest first.`,
      ),
  },
  {
    slug: 'falling-baby-names',
    title: 'Falling names',
    lead: 'Everybody knew three of them ten years ago. Parents have moved on, so a child with one of these names will meet fewer of the same age.',
    group: 'By how often they are given',
    make: names =>
      listOfFound(
        falling(names),
        `Names given to at least 1,000 children of a sex in ${newestYear(names) - 10}, and to at most half the part of all children in ${newestYear(names)}; steepest first.`,
      ),
  },
]
