import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { DayEntry, DayKind } from '../../domain/day-entry.ts'
import { forgetDay, storeDay, storedDay } from '../../state/my-day.ts'
import type { Country } from '../page.tsx'

const kinds: readonly { kind: DayKind; label: string; asks: string }[] = [
  { kind: 'due', label: 'Due date', asks: 'When is it due?' },
  { kind: 'period', label: 'Last period', asks: 'When did it begin?' },
  { kind: 'birth', label: 'Birth date', asks: 'When was the baby born?' },
  { kind: 'trying', label: 'Trying', asks: 'When did your last period begin?' },
]

const loadAnswer = () => import('./day-answer.tsx')
type Answer = Awaited<ReturnType<typeof loadAnswer>>

/** Everything that it takes to say where somebody is. */
interface Ready {
  answer: Answer
  guides: Awaited<ReturnType<Answer['loadGuides']>>
}

const gather = async (): Promise<Ready> => {
  const answer = await loadAnswer()
  return { answer, guides: await answer.loadGuides() }
}

interface Props {
  country: Country
  /** What is asked for first. */
  kind: DayKind
}

/** Asks for one date, and says where somebody is today. The date stays on the device. */
export function MyDay({ country, kind: first }: Props) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [entry, setEntry] = useState<DayEntry>({ kind: first, date: '' })
  const [isTold, setTold] = useState(false)
  const [isStored, setStored] = useState(true)
  const [ready, setReady] = useState<Ready | null>(null)
  const [problem, setProblem] = useState('')

  const tell = useCallback(async (entry: DayEntry, isAsked: boolean) => {
    const come = await gather().catch(() => null)
    if (!come) return setProblem('This did not load. Look at your connection, then press again.')
    setReady(come)
    const wrong = come.answer.problemWithDay(entry, come.answer.localToday())
    // What was stored lies too far back by now, or somebody types another date already.
    if (!isAsked && (wrong || field.current?.value)) return
    setEntry(entry) // with its answer: a field that fills first would move
    setProblem(wrong)
    setTold(!wrong)
    if (!isAsked) return
    if (wrong) field.current?.focus()
    else setStored(storeDay(entry))
  }, [])
  useEffect(() => {
    const before = storedDay()
    // What was typed before the island woke goes first.
    const typed = field.current?.value
    if (typed) setEntry(entry => ({ ...entry, date: typed }))
    else if (before) tell(before, false)
  }, [tell])
  // Where the keyboard goes on after an answer that was asked for, and after going back.
  const moved = useRef<'answer' | 'field' | null>(null)
  useEffect(() => {
    if (moved.current === 'answer' && isTold) place.current?.querySelector<HTMLElement>('#my-day')?.focus()
    if (moved.current === 'field' && !isTold) field.current?.focus()
    moved.current = null
  }, [isTold])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    moved.current = 'answer'
    tell(entry, true)
  }
  const back = (isForgotten: boolean) => {
    moved.current = 'field'
    setTold(false)
    if (!isForgotten) return
    forgetDay()
    setEntry({ ...entry, date: '' })
  }
  const day = isTold && ready?.answer.myDay(entry, ready.answer.localToday())
  const guide = day && ready?.guides[day.guide]
  const { asks } = kinds.find(({ kind }) => kind === entry.kind) ?? { asks: '' }
  return (
    <div ref={place} className="my-day">
      {day && guide && ready ? (
        <ready.answer.DayCard day={day} guide={guide} isUS={country === 'US'} today={ready.answer.todayInWords()}>
          <p>{isStored ? 'Kept on this device. Nothing is sent to us.' : 'Your browser does not let us keep it.'}</p>
          <button type="button" onClick={() => back(false)}>
            Change
          </button>
          <button type="button" onClick={() => back(true)}>
            Forget
          </button>
        </ready.answer.DayCard>
      ) : (
        <form className="day-form" method="dialog" noValidate onSubmit={submit}>
          <fieldset>
            <legend>What do you know?</legend>
            <div className="day-kinds">
              {kinds.map(({ kind, label }) => (
                <label key={kind} className="choice choice-framed">
                  <input
                    type="radio"
                    name="kind"
                    checked={entry.kind === kind}
                    onChange={() => {
                      setEntry({ ...entry, kind })
                      setProblem('')
                    }}
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          <label htmlFor={`${id}date`}>{asks}</label>
          <div className="day-row">
            <input
              ref={field}
              id={`${id}date`}
              type="date"
              value={entry.date}
              onChange={({ target }) => setEntry({ ...entry, date: target.value })}
              aria-invalid={problem !== ''}
              aria-describedby={`${id}problem ${id}note`}
            />
            <button type="submit" className="button">
              Show my day
            </button>
          </div>
          <p id={`${id}problem`} className="field-problem" role="alert">
            {problem}
          </p>
          <p id={`${id}note`} className="text-small">
            It stays in your browser. A date counted from a period is an estimate; an early scan dates better.
          </p>
        </form>
      )}
    </div>
  )
}
