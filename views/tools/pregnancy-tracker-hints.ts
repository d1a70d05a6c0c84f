// The last state of each log, in a few words: they have to fit beside its name on a phone.
import { dialedNumber } from '../../domain/dialed-number.ts'
import { lastVisit, newestFirst } from '../../domain/tools/dated-lines.ts'
import { shortDayOf } from '../../domain/tools/log-words.ts'
import { movementCount } from '../../domain/tools/movement-log.ts'
import type { TrackerLogs } from '../../state/tools/tracker-lines.ts'
import type { LogName } from './pregnancy-tracker-log-props.ts'

export const hints: Record<LogName, (logs: TrackerLogs) => string> = {
  notes: ({ notes }) => shortDayOf(newestFirst(notes)[0]),
  questions: ({ questions }) => String(questions.filter(({ isAsked }) => !isAsked).length || ''),
  pressure({ pressures }) {
    const last = newestFirst(pressures)[0]
    return last ? `${last.upper}/${last.lower}` : ''
  },
  movements: ({ movements, counting }) =>
    counting ? `${counting.felt} of ${movementCount.movements}, counting` : shortDayOf(newestFirst(movements)[0]),
  // Who does not want to see a figure is shown none in passing.
  weight: () => '',
  visits({ visits }) {
    const last = lastVisit(visits)
    return last ? `since ${shortDayOf(last)}` : ''
  },
  phone: ({ phone }) => (dialedNumber(phone) ? 'noted' : ''),
}
