import { isRunning, type LogLine, stopped, withLine } from '../../domain/tools/baby-log.ts'
import { lineName } from '../../domain/tools/baby-words.ts'
import { clockTime, startOfDay } from '../../domain/tools/local-time.ts'
import { Button } from '../ui/button.tsx'
import { focusOn } from './baby-tracker-focus.ts'
import type { BabyState } from './baby-tracker-state.ts'

/** Beyond this a timer was more likely forgotten, in milliseconds. */
const longMs = 12 * 3_600_000

/** Stops a line now, and says so. Nothing happens while the clock says that it has not begun. */
export const stopWords = (changeBaby: BabyState['changeBaby'], line: LogLine) => {
  const now = Date.now()
  if (now >= line.at)
    changeBaby(({ log }) => ({ log: stopped(log, line.id, now) }), `${lineName(line)}: the timer was stopped.`)
}

const two = (n: number) => String(n).padStart(2, '0')

/** Time that has passed, as a clock shows it: '4:05', '1:04:05'. */
function passed(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** The timers that run, with what ends them. They go on while the page is closed. */
export const BabyRunning = ({ state: { baby, changeBaby }, now }: { state: BabyState; now: number | null }) =>
  baby.log.filter(isRunning).map(line => {
    const isBehind = now !== null && now < line.at
    const other = line.way === 'left' ? 'right' : line.way === 'right' ? 'left' : null
    const change = () => {
      const at = Date.now()
      changeBaby(
        ({ log }) => ({
          log: withLine(stopped(log, line.id, at), { kind: 'feed', way: other ?? 'left', at, end: null }),
        }),
        'Changed sides.',
      )
      setTimeout(() => focusOn('.baby-running [data-change]'))
    }
    const stop = () => {
      focusOn(`[data-kind=${line.kind}]`)
      stopWords(changeBaby, line)
    }
    return (
      <section key={line.id} className="baby-running" aria-label={`${lineName(line)}, timing`}>
        <p>
          {lineName(line)} since {clockTime(line.at)}
          {now !== null && startOfDay(now) !== startOfDay(line.at) && !isBehind && ' of an earlier day'}
        </p>
        {now !== null && !isBehind && (
          <p className="baby-passed" role="timer">
            {passed(now - line.at)}
          </p>
        )}
        {isBehind && (
          <p className="field-problem" role="alert">
            This device’s clock is set to a time before this began. Set it right, or press Edit below and enter the
            times by hand.
          </p>
        )}
        {now !== null && now - line.at > longMs && (
          <p className="tool-note">
            Running for more than 12 hours. If it was forgotten, stop it and correct its end below.
          </p>
        )}
        <div className="button-row">
          <Button onClick={stop} disabled={isBehind}>
            Stop
          </Button>
          {other && (
            <Button variant="secondary" data-change="" onClick={change} disabled={isBehind}>
              Change to the {other} side
            </Button>
          )}
        </div>
      </section>
    )
  })
