// Lists by sex, by popularity, and by length and sound: each is a rule over all names, with the words of its page.
import { type ListRow, mostGivenFirst, recentSpan } from './name-list.ts'
import { type Name, type Names, recentBirthsOf } from './names.ts'
import { popularityLists } from './popularity-lists.ts'

const isPalindrome = ({ letters }: Name) => letters === [...letters].reverse().join('')
const lengthWords = (names: Names, words: string) => `${words}, ${mostGivenFirst(names)}.`
const forBoth = 'A name counts for both when at least a third of the children it was given to were of the other sex.'
const syllables = (count: number, word: string, lead: string): ListRow => ({
  slug: `${word}-syllable-baby-names`,
  title: `Names of ${word} syllable${count === 1 ? '' : 's'}`,
  lead,
  group: 'By length and sound',
  make: names => ({
    rule: lengthWords(
      names,
      `Names of ${word} syllable${count === 1 ? '' : 's'} among those whose sound our table has`,
    ),
    names: names.list({ syllables: count }),
  }),
})

export const ruleLists: readonly ListRow[] = [
  {
    slug: 'girl-baby-names',
    title: 'Girl names',
    lead: 'Every name on our record that is given to girls, from the ones you hear on each playground to those that a handful of families choose in a year.',
    group: 'For whom',
    use: 'girl',
    make: names => ({
      rule: `Names given to girls, ${mostGivenFirst(names)}. ${forBoth}`,
      names: names.list({ use: 'girl' }),
    }),
  },
  {
    slug: 'boy-baby-names',
    title: 'Boy names',
    lead: 'All the names that American boys have been given often enough to leave a trace, with those of the last ten years in front.',
    group: 'For whom',
    use: 'boy',
    make: names => ({
      rule: `Names given to boys, ${mostGivenFirst(names)}. ${forBoth}`,
      names: names.list({ use: 'boy' }),
    }),
  },
  {
    slug: 'unisex-baby-names',
    title: 'Unisex names',
    lead: 'A name is not unisex because somebody says so. These really are shared: among the children who got them in the last ten years, neither sex is rare.',
    group: 'For whom',
    use: 'unisex',
    make: names => ({
      rule: `Names of which, from ${recentSpan(names)}, at least a third went to girls and at least a third to boys; most given first.`,
      // A name without recent births is unisex by its own years, not by these ten.
      names: names.list({ use: 'unisex' }).filter(name => recentBirthsOf(name)),
    }),
  },
  ...popularityLists,
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
      rule: `Names of one or two syllables, among those whose sound our table has, ${mostGivenFirst(names)}: as first names, for only these are counted.`,
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
    make: names => ({
      rule: lengthWords(names, 'Names of ten letters and more'),
      names: names.list({ minLength: 10 }),
    }),
  },
  syllables(
    1,
    'one',
    'One beat, and it is said. Such names stand well in the middle, and in front of a surname that takes its time.',
  ),
  syllables(2, 'two', 'The commonest shape of an English name: one stressed beat and one that is not.'),
  syllables(3, 'three', 'Three beats give a name a little melody, and usually a nickname as well.'),
  syllables(
    4,
    'four',
    'Names that take a breath. Try them aloud with your surname, and in the voice of someone calling up the stairs.',
  ),
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
