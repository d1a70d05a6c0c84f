// The logs of the pregnancy tracker, by day: what the device stores of them is read when one of them is opened.
import { parseDate } from '../../domain/dates.ts'
import { countMinutes } from '../../domain/tools/movement-log.ts'
import { booleanOf, fieldsOf, listOf, numberOf, textOf, wordOf } from '../../lib/lenient.ts'
import type { PregnancyTracker } from './pregnancy-tracker.ts'
import type { TrackerLogs, WeightEntries } from './tracker-lines.ts'
import type { LogStep } from './tracker-steps.ts'

/** A list of lines with what each has beside its id, day and time; a line that lacks anything is left out. */
const linesOf = <More extends object>(data: unknown, more: (fields: ReturnType<typeof fieldsOf>) => More | null) =>
  listOf(data, item => {
    const fields = fieldsOf(item)
    const [id, day, rest] = [numberOf(fields.id, 1, 1e9, null), parseDate(fields.day), more(fields)]
    return id && day && rest ? { id, day, time: textOf(fields.time, 10), ...rest } : null
  })

const symptomsOf = (data: unknown) => listOf(data, name => textOf(name, 60) || null, 100)
const units = ['lb', 'kg'] as const

function weightOf(data: unknown): WeightEntries {
  const { isShown, unit, feet, inches, cm, before, isTwins } = fieldsOf(data)
  return {
    isShown: booleanOf(isShown),
    unit: wordOf(unit, units, ''),
    feet: textOf(feet, 10),
    inches: textOf(inches, 10),
    cm: textOf(cm, 10),
    before: textOf(before, 10),
    isTwins: booleanOf(isTwins),
  }
}

/** Reads logs of any version; what it does not understand is left out. */
function readLogs(data: unknown): TrackerLogs {
  const fields = fieldsOf(data)
  const { since, felt } = fieldsOf(fields.counting)
  const began = numberOf(since, 0, 1e14, null)
  return {
    phone: textOf(fields.phone, 40),
    symptoms: symptomsOf(fields.symptoms),
    notes: linesOf(fields.notes, ({ text, symptoms }) => ({
      text: textOf(text, 5000),
      symptoms: symptomsOf(symptoms),
    })),
    questions: linesOf(fields.questions, ({ text, isAsked }) => ({
      text: textOf(text, 500),
      isAsked: booleanOf(isAsked),
    })),
    pressures: linesOf(fields.pressures, line => {
      const [upper, lower] = [numberOf(line.upper, 1, 400, null), numberOf(line.lower, 1, 400, null)]
      return upper && lower ? { upper, lower } : null
    }),
    movements: linesOf(fields.movements, line => {
      const minutes = numberOf(line.minutes, countMinutes.min, countMinutes.max, null)
      return minutes === null ? null : { minutes }
    }),
    weight: weightOf(fields.weight),
    weights: linesOf(fields.weights, line => {
      const [weight, unit] = [numberOf(line.weight, 1, 2000, null), wordOf(line.unit, units, null)]
      return weight && unit ? { weight, unit } : null
    }),
    counting: began === null ? null : { since: began, felt: numberOf(felt, 0, 10, 0) },
    visits: linesOf(fields.visits, () => ({})),
  }
}

/** Logs that were read, by what they were read from: thousands of lines are read once. */
const known = new WeakMap<object, TrackerLogs>()

/** The logs of a tracker. */
export function logsOf({ logs }: PregnancyTracker): TrackerLogs {
  const read = known.get(logs) ?? readLogs(logs)
  known.set(logs, read)
  return read
}

/** A step of the logs as one of the whole tracker. */
export const inTracker =
  (step: LogStep) =>
  (tracker: PregnancyTracker): PregnancyTracker => {
    const logs = step(logsOf(tracker))
    known.set(logs, logs)
    return { ...tracker, logs }
  }
