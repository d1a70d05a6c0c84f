import { useRef, useState } from 'react'
import type { LineKind, LogLine } from '../../domain/tools/baby-log.ts'
import { isRunning, lastOf, withLine } from '../../domain/tools/baby-log.ts'
import { lineName, sinceInWords } from '../../domain/tools/baby-words.ts'
import { clockTime } from '../../domain/tools/local-time.ts'
import { BabyRunning, stopWords } from './baby-tracker-running.tsx'
import { BabySign } from './baby-tracker-sign.tsx'
import type { BabyState } from './baby-tracker-state.ts'
import { DeferredNote, useDeferred } from './deferred.tsx'

const kinds: readonly { kind: LineKind; label: string }[] = [
  { kind: 'feed', label: 'Feed' },
  { kind: 'sleep', label: 'Sleep' },
  { kind: 'diaper', label: 'Diaper' },
  { kind: 'medicine', label: 'Medicine' },
]

const panels = async () => (await import('./baby-tracker-panels.tsx')).BabyPanel

/** When the last one was, and what: '2 h 5 min ago, left side', 'Woke 40 min ago'. */
function lastWords(line: LogLine | undefined, now: number): string {
  if (!line) return 'None yet'
  if (isRunning(line)) return `Since ${clockTime(line.at)}`
  const { end } = line
  const since = sinceInWords(end ?? line.at, now) ?? `at ${clockTime(end ?? line.at)} by an earlier clock`
  if (line.kind === 'sleep') return `Woke ${since}`
  const name = lineName(line)
  return `${since}, ${line.kind === 'medicine' ? name : name.toLowerCase()}`
}

interface Props {
  state: BabyState
  now: number | null
}

/** What runs, and the four buttons: one press or two for everything that happens at night. */
export function BabyNow({ state, now }: Props) {
  const { baby, changeBaby, isAwake } = state
  const [open, setOpen] = useState<'feed' | 'diaper' | 'medicine' | null>(null)
  const { part: Part, ...deferred } = useDeferred(panels, open !== null)
  const place = useRef<HTMLDivElement>(null)
  const close = () => {
    place.current?.querySelector<HTMLElement>(`[data-kind=${open}]`)?.focus()
    setOpen(null)
  }
  const add = (line: Omit<LogLine, 'id' | 'at'>, words: string) => {
    const at = Date.now()
    changeBaby(({ log }) => ({ log: withLine(log, { at, ...line }) }), words)
    if (open) close()
  }
  const asleep = baby.log.find(line => line.kind === 'sleep' && isRunning(line))
  const press = (kind: LineKind) => {
    if (kind !== 'sleep') {
      setOpen(open === kind ? null : kind)
    } else if (asleep) stopWords(changeBaby, asleep)
    else add({ kind, end: null }, 'Sleep began.')
  }
  return (
    <div className="baby-now" ref={place}>
      <BabyRunning state={state} now={now} />
      <div className="baby-buttons">
        {kinds.map(({ kind, label }) => (
          <button
            key={kind}
            type="button"
            data-kind={kind}
            disabled={!isAwake}
            {...(kind === 'sleep' ? { 'aria-pressed': asleep !== undefined } : { 'aria-expanded': open === kind })}
            onClick={() => press(kind)}
          >
            <BabySign kind={kind} />
            <b>{label}</b>
            <span>{now === null ? ' ' : lastWords(lastOf(baby.log, kind, now), now)}</span>
          </button>
        ))}
      </div>
      {open &&
        now !== null &&
        (Part ? (
          <Part kind={open} state={state} now={now} onAdd={add} onClose={close} />
        ) : (
          <DeferredNote {...deferred} />
        ))}
    </div>
  )
}
