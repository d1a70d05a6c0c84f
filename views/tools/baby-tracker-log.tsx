import { memo, useState } from 'react'
import { type Babies, type Baby, babyName } from '../../domain/tools/babies.ts'
import { dayTotals, latestDays, totalsInWords } from '../../domain/tools/baby-days.ts'
import { isRunning, type Log, type LogLine, type VolumeUnit, withoutLine } from '../../domain/tools/baby-log.ts'
import { lineInWords, lineName } from '../../domain/tools/baby-words.ts'
import { clockTime, dayWords, startOfDay } from '../../domain/tools/local-time.ts'
import { reportTool } from '../../state/tools/stored-tool.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { addButton, focusOn, leaveRow } from './baby-tracker-focus.ts'
import { BabySign } from './baby-tracker-sign.tsx'

interface Props {
  log: Log
  volume: VolumeUnit
  /** The beginning of this minute; null until hydration. */
  minute: number | null
  babies: Babies
  onEdit: (line: LogLine | 'new') => void
  changeBaby: (to: (baby: Baby) => Partial<Baby>, words?: string) => void
}

/** Days and lines that are drawn at first, and with each press more. */
const [firstDays, moreDays, moreLines] = [2, 7, 120]

/** The log by days, the latest first, drawn in parts. */
export const BabyLog = memo(
  function BabyLog({ log, volume, minute, babies, onEdit, changeBaby }: Props) {
    const [presses, setPresses] = useState(0)
    const { days, earlier } = latestDays(log, firstDays + presses * moreDays, moreLines * (1 + presses))
    const saveTable = async () => {
      const [table, file] = await Promise.all([import('../../domain/tools/baby-csv.ts'), import('./save-file.ts')])
      const children = babies.babies.map((baby, place) => ({ name: babyName(babies, place), log: baby.log }))
      file.saveFile('almanac-baby-tracker.csv', table.logAsCsv(children, Date.now()), 'text/csv')
      reportTool('baby-tracker', 'save-file')
    }
    const remove = (line: LogLine, button: HTMLElement) => {
      leaveRow(button, addButton)
      changeBaby(({ log }) => ({ log: withoutLine(log, line.id) }), `${lineName(line)} was deleted.`)
    }
    const showEarlier = () => {
      setPresses(presses + 1)
      // Once all is shown this button is gone.
      setTimeout(() => document.activeElement === document.body && focusOn(addButton))
    }
    return (
      <section className="baby-log" aria-label="Log">
        <h2>Day by day</h2>
        {days.length === 0 && <p className="tool-note">What you log appears here, with what each day adds up to.</p>}
        {minute !== null &&
          days.map(({ from, lines }) => (
            <section key={from} aria-label={dayName(from, minute)}>
              <h3>{dayName(from, minute)}</h3>
              <p className="tool-note">{totalsInWords(dayTotals(log, from, minute), volume).join(' · ')}</p>
              <ul>
                {lines.map(line => (
                  <li key={line.id}>
                    <BabySign kind={line.kind} />
                    <span className="baby-time">{clockTime(line.at)}</span>
                    <span>{isRunning(line) ? `${lineName(line)}, timing` : lineInWords(line, minute)}</span>
                    <Button variant="quiet" aria-label={`Edit ${spoken(line)}`} onClick={() => onEdit(line)}>
                      Edit
                    </Button>
                    <Button
                      variant="quiet"
                      aria-label={`Delete ${spoken(line)}`}
                      onClick={({ currentTarget }) => remove(line, currentTarget)}
                    >
                      <Icon name="close" />
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        <div className="button-row">
          {earlier && (
            <Button variant="secondary" onClick={showEarlier}>
              Show earlier
            </Button>
          )}
          <Button variant="secondary" data-add="" disabled={minute === null} onClick={() => onEdit('new')}>
            Add by hand
          </Button>
          {log.length > 0 && (
            <Button variant="quiet" onClick={saveTable}>
              Save as a table (CSV)
            </Button>
          )}
        </div>
      </section>
    )
  },
  (before, after) =>
    before.log === after.log &&
    before.minute === after.minute &&
    before.volume === after.volume &&
    before.babies === after.babies,
)

const spoken = (line: LogLine) => `${lineName(line)} at ${clockTime(line.at)}`

function dayName(from: number, minute: number): string {
  if (from === startOfDay(minute)) return 'Today'
  return from === startOfDay(minute, -1) ? 'Yesterday' : dayWords(from)
}
