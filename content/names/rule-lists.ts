// Lists by whom a name is for, by how often it is given, and by its length and sound: each a rule with its words.
import { erasOf } from './eras.ts'
import { type ListGroup, mostGivenFirst, type NameList, recentSpan } from './name-list.ts'
import type { Name, Names, Use } from './names.ts'
import { comeback, type Found, falling, rising, vintage } from './trends.ts'

interface Row {
  slug: string
  title: string
  lead: string
  group: ListGroup
  use?: Use
  notes?: NameList['notes']
  /** The rule's words and its names. */
  make: (names: Names) => { rule: string; names: readonly Name[]; why?: NameList['why'] }
}

const newest = ({ counts }: Names) => counts.years.at(-1) ?? 0
const sum = ({ counts }: Names, { id }: Name, year: number) => counts.births(id, 'girl', year) + counts.births(id, 'boy', year)
const isPalindrome = ({ letters }: Name) => letters === [...letters].reverse().join('')
const lengthWords = (names: Names, words: string) => `${words}, ${mostGivenFirst(names)}.`
const forBoth = 'A name counts for both when at least a third of the children it was given to were of the other sex.'
const found = (all: readonly Found[], rule: string) => {
  const reasons = new Map(all.map(({ name, why }) => [name.id, why]))
  return { rule, names: all.map(({ name }) => name), why: ({ id }: Name) => reasons.get(id) }
}

/** Ranks of a classic name, in each decade. */
const classicRank = 400
function classic(names: Names): Name[] {
  const decades = Array.from({ length: Math.ceil((newest(names) - 1899) / 10) }, (_, i) => 1900 + 10 * i)
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

const syllables = (count: number, word: string, lead: string): Row => ({
  slug: `${word}-syllable-baby-names`,
  title: `Names of ${word} syllable${count === 1 ? '' : 's'}`,
  lead,
  group: 'By length and sound',
  make: names => ({
    rule: lengthWords(names, `Names of ${word} syllable${count === 1 ? '' : 's'} among those whose sound our editors wrote down`),
    names: names.list({ syllables: count }),
  }),
})

export const ruleLists: readonly Row[] = [
  {
    slug: 'girl-baby-names',
    title: 'Girl names',
    lead: 'Every name on our record that is given to girls, from the ones you hear on each playground to those that a handful of families choose in a year.',
    group: 'For whom',
    use: 'girl',
    make: names => ({ rule: `Names given to girls, ${mostGivenFirst(names)}. ${forBoth}`, names: names.list({ use: 'girl' }) }),
  },
  {
    slug: 'boy-baby-names',
    title: 'Boy names',
    lead: 'All the names that American boys have been given often enough to leave a trace, with those of the last ten years in front.',
    group: 'For whom',
    use: 'boy',
    make: names => ({ rule: `Names given to boys, ${mostGivenFirst(names)}. ${forBoth}`, names: names.list({ use: 'boy' }) }),
  },
  {
    slug: 'unisex-baby-names',
    title: 'Unisex names',
    lead: 'A name is not unisex because somebody says so. These really are shared: among the children who got them in the last ten years, neither sex is rare.',
    group: 'For whom',
    use: 'unisex',
    make: names => ({
      rule: `Names of which, from ${recentSpan(names)}, at least a third went to girls and at least a third to boys; most given first.`,
      names: names.list({ use: 'unisex' }),
    }),
  },
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
      const year = newest(names)
      return {
        rule: `Names given to 5 to 99 children in ${year} that stand in the lists of at least 100 years since 1880, ${mostGivenFirst(names)}.`,
        names: names.list({}).filter(name => {
          const births = sum(names, name, year)
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
      found(
        vintage(names),
        `Names whose best year was before 1945, with a rank of 200 or better once, and that are beyond rank 500 in ${newest(names)}; most given today first.`,
      ),
  },
  {
    slug: 'comeback-baby-names',
    title: 'Names that came back',
    lead: 'Loved once, then nearly forgotten for a generation or two, and now heard again in kindergartens. Hazel spent decades in the attic.',
    group: 'By how often they are given',
    make: names =>
      found(
        comeback(names),
        `Names with their best year before 1950 that fell below 2 births in 10,000 after it, and that are given at least five times as often in ${newest(names)}, within rank 500; best rank first.`,
      ),
  },
  {
    slug: 'rising-baby-names',
    title: 'Rising names',
    lead: 'What more and more parents choose just now. If you would like a name that is fresh but not alone, look here; if you want it rare in ten years, look elsewhere.',
    group: 'By how often they are given',
    make: names =>
      found(
        rising(names),
        `Names given to at least 500 children of a sex in ${newest(names)}, and to at least twice the part of all children that it was in ${newest(names) - 5}; steepest first.`,
      ),
  },
  {
    slug: 'falling-baby-names',
    title: 'Falling names',
    lead: 'Everybody knew three of them ten years ago. Parents have moved on, so a child with one of these names will meet fewer of the same age.',
    group: 'By how often they are given',
    make: names =>
      found(
        falling(names),
        `Names given to at least 1,000 children of a sex in ${newest(names) - 10}, and to at most half the part of all children in ${newest(names)}; steepest first.`,
      ),
  },
  {
    slug: 'baby-middle-names',
    title: 'Middle names',
    lead: 'A middle name is heard at graduations and when somebody is in trouble. It can carry a grandparent, a wish, or the name that lost by one vote.',
    group: 'By length and sound',
    notes: [
      {
        title: 'Nobody counts them',
        text: 'Social Security publishes first names only, so there is no official list of middle names, and no site can honestly rank them. What stands here is a choice by rhythm: short names that many parents like.',
      },
      {
        title: 'Let the beats differ',
        text: 'A long first name and a long surname leave room for one beat between them: Isabella Rose Martinez. After a first name of one beat, two or three sound less like a drum: Jack Oliver Reed.',
      },
      {
        title: 'Mind the seam',
        text: 'Say first and middle name without a pause. Where one ends as the next begins, Anna Ava or Thomas Scott, the two run into each other.',
      },
      {
        title: 'Write the initials down',
        text: 'Three letters on a bag can spell a word. Better to find out now than in second grade.',
      },
    ],
    make: names => ({
      rule: `Names of one or two syllables, among those whose sound our editors wrote down, ${mostGivenFirst(names)}: as first names, for only these are counted.`,
      names: names.list({}).filter(name => [1, 2].includes(names.about(name)?.syllables ?? 0)),
    }),
  },
  {
    slug: 'short-baby-names',
    title: 'Short names',
    lead: 'Two, three or four letters: quick to write on a lunch box, hard to shorten, and good beside a long surname.',
    group: 'By length and sound',
    make: names => ({ rule: lengthWords(names, 'Names of two to four letters'), names: names.list({ maxLength: 4 }) }),
  },
  {
    slug: 'long-baby-names',
    title: 'Long names',
    lead: 'Ten letters and more. Most of them carry a short form or two inside, and a child may pick.',
    group: 'By length and sound',
    make: names => ({ rule: lengthWords(names, 'Names of ten letters and more'), names: names.list({ minLength: 10 }) }),
  },
  syllables(1, 'one', 'One beat, and it is said. Such names stand well in the middle, and in front of a surname that takes its time.'),
  syllables(2, 'two', 'The commonest shape of an English name: one stressed beat and one that is not.'),
  syllables(3, 'three', 'Three beats give a name a little melody, and usually a nickname as well.'),
  syllables(4, 'four', 'Names that take a breath. Try them aloud with your surname, and in the voice of someone calling up the stairs.'),
  {
    slug: 'palindrome-baby-names',
    title: 'Names that read the same backward',
    lead: 'For those who like a small secret in a name: turn it round, and it is still there.',
    group: 'By length and sound',
    make: names => ({
      rule: lengthWords(names, 'Names whose letters read the same from either end'),
      names: names.list({}).filter(isPalindrome),
    }),
  },
]
