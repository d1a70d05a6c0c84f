// Initials of a name in full, and what they would spell on a coat hook.

export interface FullName {
  first: string
  middle: string
  surname: string
}

/** The page that shows them. */
export const initialsPath = '/b/initials'

/** Characters of a part of a name; longer ones are cut. */
export const longestPart = 60

const letterAtStart = /^[^\p{L}]*(\p{L})/u
const letterOf = (word: string) => letterAtStart.exec(word)?.[1]?.toLocaleUpperCase('en-US') ?? ''
const wordsOf = (part: string) => part.normalize('NFC').slice(0, longestPart).split(/\s+/)

/** The first letters, capitals, in their order: several middle names give one each, a surname or first name one. */
export function initialsOf({ first, middle, surname }: FullName): string {
  const one = (part: string) => letterOf(wordsOf(part).join(' '))
  return one(first) + wordsOf(middle).map(letterOf).join('') + one(surname)
}

/**
 * First name, surname, middle name: as a monogram has them, the surname large in the middle. Empty without exactly
 * three letters.
 */
export function monogramOf(name: FullName): string {
  const [first, middle, surname, more] = initialsOf(name)
  return first && middle && surname && !more ? first + surname + middle : ''
}

/**
 * Words and abbreviations that a child may be teased with. A small list: it cannot know every language, or every joke.
 */
export const unlucky: ReadonlySet<string> = new Set(
  (
    'APE ASS BAD BAH BAT BRA BUG BUM COW CRY DIE DIM DOA DOG DUD DUH DUM DWI EEK EGO EWW FAG FAT FBI FIB FLU GAG GAS GUT HAG HAM HIV HOG ' +
    'ICK IRK JAB KGB KKK LSD MAD NAG OAF ODD OIL PEE PIG PMS POO POX PUS RAT ROT SAD SAP SIN SLY SOB SOS STD SUX TIT UGH VEX WAR WEB ' +
    'WTF YUK ZIT BO BS DUMB DULL FART FAIL HELL HOAX LIAR PEST POOP SCAM SICK SLOB SLUT UGLY VILE WART WEED WIMP YUCK'
  ).split(' '),
)

export interface InitialsFound {
  initials: string
  monogram: string
  /** What is on the list: the initials, or the monogram. */
  warnings: readonly { letters: string; as: 'initials' | 'monogram' }[]
}

/** The initials of a name, with a warning for each way to read them that is on the list. */
export function checkInitials(name: FullName): InitialsFound {
  const initials = initialsOf(name)
  const monogram = monogramOf(name)
  const warnings = [
    { letters: initials, as: 'initials' as const },
    { letters: monogram, as: 'monogram' as const },
  ].filter(({ letters }, i, all) => unlucky.has(letters) && (i === 0 || letters !== all[0]?.letters))
  return { initials, monogram, warnings }
}
