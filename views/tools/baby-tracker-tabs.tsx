import { useState } from 'react'
import { babyName, mostBabies } from '../../domain/tools/babies.ts'
import { isRunning } from '../../domain/tools/baby-log.ts'
import type { BabyState } from './baby-tracker-state.ts'
import { DeferredNote, useDeferred } from './deferred.tsx'

const loadAge = async () => (await import('./baby-tracker-age.tsx')).shortAge
const loadForm = async () => (await import('./baby-tracker-add.tsx')).AddChild

/** Whose log it is, with the age, and one more child. A word tells that a timer of another child runs. */
export function BabyTabs({ state, now }: { state: BabyState; now: number | null }) {
  const { value, baby, change, isAwake } = state
  const [isAdding, setAdding] = useState(false)
  const { part: shortAge } = useDeferred(
    loadAge,
    value.babies.some(({ birthDate }) => birthDate),
  )
  const { part: Form, ...deferred } = useDeferred(loadForm, isAdding)
  const who = (place: number) => {
    const child = value.babies[place] ?? baby
    return (
      <>
        <b>{babyName(value, place)}</b>
        {/* The line is there before the age is, so that the name stays where it is. */}
        {child.birthDate && <small>{(shortAge && now !== null && shortAge(child, now)) || '\u00a0'}</small>}
      </>
    )
  }
  return (
    <>
      <fieldset className="baby-tabs">
        <legend className="hidden-visually">Children</legend>
        {value.babies.length > 1
          ? value.babies.map((other, place) => (
              <button
                key={other.id}
                type="button"
                aria-pressed={other === baby}
                onClick={() => change(state => ({ ...state, shown: other.id }))}
              >
                {who(place)}
                {other.log.some(isRunning) && <small> timing</small>}
              </button>
            ))
          : (baby.name.trim() || baby.birthDate) && <p>{who(0)}</p>}
        {value.babies.length < mostBabies && (
          <button
            type="button"
            className={isAwake ? 'baby-add' : 'baby-add baby-asleep'}
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
          >
            Add a child
          </button>
        )}
      </fieldset>
      {isAdding && (Form ? <Form state={state} onDone={() => setAdding(false)} /> : <DeferredNote {...deferred} />)}
    </>
  )
}
