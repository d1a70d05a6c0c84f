import { type FormEvent, useRef, useState } from 'react'
import { withOneMore } from '../../domain/tools/babies.ts'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useOpener } from './baby-tracker-opener.ts'
import type { BabyState } from './baby-tracker-state.ts'

/** One more child, with a name if somebody likes. */
export function AddChild({ state: { change }, onDone }: { state: BabyState; onDone: () => void }) {
  const [name, setName] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useOpener(form, 'input', '.baby-tabs [aria-pressed=true]')
  const add = (event: FormEvent) => {
    event.preventDefault()
    change(state => withOneMore(state, name), `${name.trim() || 'A child'} was added.`)
    onDone()
  }
  return (
    <form method="dialog" ref={form} className="baby-panel" aria-label="Add a child" noValidate onSubmit={add}>
      <TextInput
        type="text"
        label="Name of the new child, if you like"
        name="new_child"
        value={name}
        autoComplete="off"
        onChange={({ value }) => setName(value.slice(0, 40))}
      />
      <div className="button-row">
        <Button type="submit">Add this child</Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
