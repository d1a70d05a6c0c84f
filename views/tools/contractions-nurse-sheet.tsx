import { onTheClock, shortDay, timeOfDay } from '../../domain/tools/clock-words.ts'
import { seriesStart } from '../../domain/tools/contractions.ts'
import type { Contractions } from '../../state/tools/contractions.ts'
import { figures, lastHour } from './contractions-pattern.tsx'
import { useNow } from './use-now.ts'

/** How many of the last ones fit on one screen. */
const shown = 8

type Named = readonly [name: string, text: string]

const sinceWhen = ({ list, running }: Contractions): Named[] => {
  const since = seriesStart(list, running)
  return since === null ? [] : [['Since', `${timeOfDay(since)}, ${shortDay(since)}`]]
}

/** What the visitor wrote; what nobody wrote is left out. */
const ownWords = ({ waters, bleeding, other }: Contractions): Named[] => {
  const own: Named[] = [
    ['Waters', waters],
    ['Bleeding', bleeding],
    ['Also', other],
  ]
  return own.filter(([, text]) => text.trim() !== '')
}

/** The same as plain lines, to be shared as a text. */
export const nurseSheetLines = (value: Contractions, now: number): string[] => {
  const inLines = (rows: readonly Named[]) => rows.map(([name, text]) => `${name}: ${text}`)
  const inHour = inLines(figures(lastHour(value, now))).join(', ')
  return [...inLines(sinceWhen(value)), `The last hour: ${inHour}`, ...inLines(ownWords(value))]
}

const Rows = ({ rows }: { rows: readonly Named[] }) => (
  <dl>
    {rows.map(([name, text]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

/** One screen, and one sheet, for whoever takes over. */
export function NurseSheet({ value }: { value: Contractions }) {
  const now = useNow(30_000)
  if (now === null) return null
  const { list, running } = value
  const first = Math.max(0, list.length - shown)
  return (
    <div className="contractions-nurse-sheet">
      <p>
        {timeOfDay(now)}, {shortDay(now)}
        {running !== null && `. One is running since ${timeOfDay(running, true)}.`}
      </p>
      <Rows rows={[...sinceWhen(value), ...ownWords(value)]} />
      <h3>The last hour</h3>
      <Rows rows={figures(lastHour(value, now))} />
      {list.length > 0 && (
        <table>
          <caption>
            The last {list.length === 1 ? 'one' : Math.min(shown, list.length)}, gap and length in minutes and seconds
          </caption>
          <thead>
            <tr>
              <th scope="col">Start</th>
              <th scope="col">Gap</th>
              <th scope="col">Length</th>
              <th scope="col">Strength</th>
            </tr>
          </thead>
          <tbody>
            {list
              .slice(first)
              .map(({ start, end, strength }, i) => {
                const before = list[first + i - 1]?.start
                return (
                  <tr key={start}>
                    <td>{timeOfDay(start)}</td>
                    <td>{before === undefined ? '–' : onTheClock(start - before)}</td>
                    <td>{onTheClock(end - start)}</td>
                    <td>{strength ?? '–'}</td>
                  </tr>
                )
              })
              .reverse()}
          </tbody>
        </table>
      )}
    </div>
  )
}
