import { type FormEvent, useId, useState } from 'react'
import { allowed, type CountryGroup, type PurposeId } from '../../domain/consents.ts'
import { purposes } from '../../domain/purposes.ts'
import { sendsPath } from '../../domain/sends.ts'
import type { Consents } from '../../state/consents.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceLine } from './choice-line.tsx'

interface Props {
  consents: Consents
  /** Whether a member's choice is stored in their account; `none` for visitors without one. */
  account: 'none' | 'saved' | 'failed'
  choose: (allowed: readonly PurposeId[]) => void
  /** What is on before anything was chosen depends on it. */
  country: CountryGroup
}

/** What we count and what other companies may do, a switch for each. A change counts once it is saved. */
export function ConsentForm({ consents: { choice, isStored, gpc }, account, choose, country }: Props) {
  const id = useId()
  // The switches after the visitor has moved one; null: as they were saved.
  const [moved, setMoved] = useState<readonly PurposeId[] | null>(null)
  const [saved, setSaved] = useState(false)
  const on = moved ?? purposes.map(purpose => purpose.id).filter(purpose => allowed(purpose, choice, gpc, country))

  const flip = (purpose: PurposeId) => {
    setMoved(on.includes(purpose) ? on.filter(other => other !== purpose) : [...on, purpose])
    setSaved(false)
  }
  const save = (chosen: readonly PurposeId[]) => {
    choose(chosen)
    setMoved(null)
    setSaved(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(on)
  }
  return (
    <form className="consents" onSubmit={submit}>
      <p>
        Nothing about you goes to any other company until you turn it on here. What we count ourselves stays with us.{' '}
        <a href={sendsPath}>What this site sends</a> lists all of it.
      </p>
      {gpc && (
        <p className="consents-gpc">
          Your browser sends Global Privacy Control. We treat it as a no to everything here.
        </p>
      )}
      <ul>
        {purposes.map(({ id: purpose, name, words }) => (
          <li key={purpose}>
            <label htmlFor={id + purpose}>{name}</label>
            <input
              id={id + purpose}
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
              role="switch"
              checked={on.includes(purpose)}
              disabled={gpc}
              aria-describedby={`${id}${purpose}-words`}
              onChange={() => flip(purpose)}
            />
            <p id={`${id}${purpose}-words`}>{words}</p>
          </li>
        ))}
      </ul>
      {!gpc && (
        <div className="button-row">
          <Button type="submit">Save</Button>
          <Button variant="secondary" onClick={() => save([])}>
            Turn everything off
          </Button>
        </div>
      )}
      <p className="text-small" role="status">
        {saved && (on.length ? 'Saved. ' : 'Saved: everything is off. ')}
        <ChoiceLine choice={choice} isStored={isStored} account={account} country={country} />
      </p>
    </form>
  )
}
