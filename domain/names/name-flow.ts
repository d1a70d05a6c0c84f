// How well a first, a middle and a last name sound together. The rules are ours; they go by sound where it is known,
// else by spelling.
import { checkInitials } from './initials.ts'

export interface Part {
  /** As it is written. */
  name: string
  /** Plain small letters; empty for a script that cannot be read here. */
  letters: string
  syllables: number
  /** As it is said, where that was written down: `oh-LIV-ee-uh`. */
  sound?: string
}

export interface Fit {
  /** Higher is better; at most 6. */
  score: number
  /** Syllables of the parts that can be read: `3-1-2`. */
  rhythm: string
  /** Why it fits, and where it may not, in short sentences; none when neither neighbor can be read. */
  reasons: readonly string[]
  initials: string
}

const vowel = /[aeiou]/
/** Whether it ends in a vowel, as it is said; by spelling where that is not known, a last silent e left out. */
const endsOpen = ({ letters, sound }: Part) =>
  sound
    ? /(?:[aeiouy]|[aeou]h|[aeo]w)$/.test(sound.toLowerCase())
    : /[aeiouy]h?$/.test(letters.replace(/(?<=[aeiouy][^aeiouy]+)e$/, ''))
const rhyme = (a: string, b: string) => a.length > 2 && b.length > 2 && a.slice(-2) === b.slice(-2)

type Joint = 'step' | 'run' | 'plain' | 'blur' | 'stumble'

/** What happens where one name ends and the next begins. */
function joint(before: Part, after: Part): Joint {
  const [last = '', first = ''] = [before.letters.at(-1), after.letters[0]]
  const opens = vowel.test(first)
  if (endsOpen(before)) return opens ? 'blur' : 'step'
  return opens ? 'run' : last === first && last !== 'h' ? 'stumble' : 'plain' // a last h is part of another sound
}

const pointsOf: Readonly<Record<Joint, number>> = { step: 1, run: 1, plain: 0, blur: -1, stumble: -1 }

function jointWords(kind: Joint, before: Part, after: Part): string | undefined {
  const letter = after.name.charAt(0)
  switch (kind) {
    case 'step':
      return `${before.name} ends open, and the ${letter} of ${after.name} takes it up.`
    case 'run':
      return `${before.name} runs on into the ${letter} of ${after.name}.`
    case 'blur':
      return `${before.name} and ${after.name} meet in two vowels and can blur.`
    case 'stumble':
      return `${before.name} ends as ${after.name} begins, so one of the two sounds gets lost.`
    case 'plain':
      return undefined
  }
}

/**
 * How a middle name goes with the two others; null for one that does not come into question: the same name again, one
 * that rhymes with a neighbor, or initials that are on the list of words to avoid. A neighbor in a script that cannot
 * be read here gives its initial alone.
 * @param last null when no last name was given
 */
export function fitOf(first: Part, middle: Part, last: Part | null): Fit | null {
  const isRead = ({ letters }: Part) => letters !== ''
  const others = (last ? [first, last] : [first]).filter(isRead)
  const heard = (last ? [first, middle, last] : [first, middle]).filter(isRead)
  if (others.some(({ letters }) => letters === middle.letters || rhyme(letters, middle.letters))) return null
  const { initials, warnings } = checkInitials({ first: first.name, middle: middle.name, surname: last?.name ?? '' })
  if (warnings.length) return null
  const rhythm = heard.map(({ syllables }) => syllables).join('-')
  const reasons: string[] = []
  let score = 0
  const [nearest] = others
  if (!nearest) return { score, rhythm, reasons, initials }
  if (others.every(({ syllables }) => syllables !== middle.syllables)) {
    score += 3
    reasons.push(
      others[1]
        ? `${rhythm}: no two neighbors have the same number of syllables.`
        : `${rhythm}: two different lengths.`,
    )
  } else if (middle.syllables !== nearest.syllables) {
    score += 2
    reasons.push(`${rhythm}: another length than the first name.`)
  } else reasons.push(`${rhythm}: as long as the ${nearest === first ? 'first' : 'last'} name.`)
  let before: Part | undefined
  for (const after of heard) {
    const kind = before ? joint(before, after) : 'plain'
    const words = before && jointWords(kind, before, after)
    score += pointsOf[kind]
    if (words) reasons.push(words)
    before = after
  }
  const alike = others.filter(({ letters }) => letters[0] === middle.letters[0])
  if (alike.length) reasons.push(`${[...alike, middle].map(({ name }) => name).join(' and ')} begin alike.`)
  else score += 1
  return { score, rhythm, reasons, initials }
}
