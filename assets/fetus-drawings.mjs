// The drawn baby of each week, as files: with cord and sacs, and alone.
import { drawingFile, drawingName } from '../views/fetus/drawing-markup.ts'
import { drawnWeeks } from '../views/fetus/drawn-weeks.ts'

/** For each drawing: its name, and `from`, its bytes. */
export const fetusDrawings = () =>
  drawnWeeks.flatMap(week =>
    [false, true].map(alone => ({ name: drawingName(week, alone), bytes: Buffer.from(drawingFile(week, alone)) })),
  )
