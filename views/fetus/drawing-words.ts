// What is said of the drawing of a week: on the page, and again for every week of the scrubber.
import { type DrawingNote, drawingNote } from '../../content/fetus/drawing-notes.ts'
import { formatInches } from '../../domain/body-measures.ts'
import { sizeAt } from '../../domain/fetal-size.ts'
import { biometryAt } from '../../domain/fetus/biometry.ts'
import { withArticle } from '../../domain/size-words.ts'
import { magnification, type Units } from './drawing-markup.ts'

export interface DrawingWords extends DrawingNote {
  /** `9.7 in (24.6 cm) from head to heel`. */
  length: string
  /** Instead of the drawing. */
  alt: string
  /** How the two pictures compare. */
  scale: string
}

/** A length in the visitor's units, and in the others. */
function inBoth(cm: number, units: Units): string {
  const metric = cm < 1 ? `${Number((cm * 10).toFixed(1))} mm` : `${cm} cm`
  return units === 'us' ? `${formatInches(cm)} (${metric})` : `${metric} (${formatInches(cm)})`
}

export function drawingWords(week: number, units: Units): DrawingWords {
  const size = sizeAt(week)
  const cm = size?.lengthCm ?? biometryAt(week).crownRump / 10
  const heel = size?.measured === 'crown-heel'
  const from = size
    ? heel
      ? 'from head to heel, stretched out'
      : 'from head to rump'
    : week > 20
      ? 'from head to rump, as it lies'
      : 'long'
  return {
    ...drawingNote(week),
    alt: `Drawing of the baby at ${week} weeks`,
    length: `${size ? '' : 'about '}${inBoth(cm, units)} ${from}`,
    scale: `The round drawing is ${magnification(week)} times larger.`,
  }
}

/** "Beside it a lemon. ": what the object is, with the space before what follows. */
export const objectInWords = ({ object }: { object: string }): string => `Beside it ${withArticle(object)}. `

/** "Drawn after …", and what was not checked, as HTML. */
export const sourcesMarkup = ({ sources, unchecked }: Pick<DrawingNote, 'sources' | 'unchecked'>): string =>
  `Drawn after ${sources.map(({ name, href }) => `<a href="${href}" rel="noopener">${name}</a>`).join('; ')}. ${unchecked}`.trim()
