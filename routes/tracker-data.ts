// What the pregnancy tracker gets from the guides and the danger signs.
import { urgencyWords } from '../content/danger-signs/danger-sign.ts'
import { pregnancySigns } from '../content/danger-signs/pregnancy-signs.ts'
import { emergencyNumber } from '../content/help-lines.ts'
import type { Front } from '../content/schema.ts'
import { lengthInWords, weightInWords } from '../domain/body-measures.ts'
import { sizeAt } from '../domain/fetal-size.ts'
import { guideWeeks, slugOfWeek } from '../domain/pregnancy-dating.ts'
import { comparedWith } from '../domain/size-words.ts'
import { termAt, terms } from '../domain/tools/term.ts'
import type { Content } from '../publishing/load.ts'
import { trimesterOf } from '../views/content/trimester.ts'
import type { CallWords, TrackedSize, TrackedWeek, TrackerProps } from '../views/tools/pregnancy-tracker-props.ts'

type Country = TrackerProps['country']

/** How many key points of a week are shown: the page carries them for all weeks. */
const mostPoints = 1

const both = ({ metric, us }: { metric: string; us: string }, country: Country) =>
  country === 'US' ? `${us} (${metric})` : `${metric} (${us})`
const ends = { 'crown-rump': 'from head to rump', 'crown-heel': 'from head to heel' } as const

function trackedSize(week: number, size: Front['week']['size'], country: Country): TrackedSize {
  const usual = sizeAt(week)
  if (!size || !usual) return week < 20 ? noSize.early : noSize.late
  const length = `${both(lengthInWords(usual), country)} ${ends[usual.measured]}`
  const weight = usual.weightG === null ? null : both(weightInWords(usual.weightG), country)
  return {
    title: comparedWith(size),
    figures: weight ? `${length}; ${weight}` : length,
    cm: usual.lengthCm,
  }
}

const noSize = {
  early: {
    title: 'Nothing to measure yet',
    figures: 'The first weeks pass before there is an embryo that anybody could measure. Our lengths begin at week 6.',
  },
  late: {
    title: 'Beyond the table of sizes',
    figures: 'Our lengths and weights end at week 41. Too few babies stay longer to say what is usual.',
  },
} as const

/** Whether a key point tells the size, which stands beside the points. */
const tellsSize = (point: string) => /\d\s(cm|g)\b/.test(point)

/** The weeks 1 to 42, from the front matter of their guides. */
async function trackedWeeks(content: Content, country: Country): Promise<TrackedWeek[]> {
  const weeks = Array.from({ length: guideWeeks.last }, (_, i) => guideWeeks.first + i)
  const pieces = await Promise.all(weeks.map(week => content.piece('week', slugOfWeek(week))))
  return pieces.map((piece, i) => {
    const week = guideWeeks.first + i
    const { name, colour } = trimesterOf(week)
    return {
      stage: [name, terms[termAt(week)]?.name.toLowerCase()].filter(Boolean).join(', '),
      colour,
      points: (piece?.keyPoints ?? []).filter(point => !tellsSize(point)).slice(0, mostPoints),
      size: trackedSize(week, piece?.size, country),
    }
  })
}

/** @throws Error for a sign that the table does not have */
function wordsOf(id: string): string {
  const sign = pregnancySigns.find(sign => sign.id === `pregnancy-${id}`)
  if (!sign) throw new Error(`The danger signs of pregnancy have no "${id}".`)
  return sign.words
}

const callWords = (country: Country): CallWords => ({
  emergencyNumber: country === 'US' ? emergencyNumber : '',
  emergency: urgencyWords.emergency,
  now: urgencyWords.now,
  pressure: { emergency: wordsOf('severe-pressure'), now: wordsOf('pressure') },
  movement: wordsOf('movement'),
})

/** The weeks and the words of the tracker. */
export const trackerData = async (content: Content, country: Country) => ({
  weeks: await trackedWeeks(content, country),
  call: callWords(country),
})
