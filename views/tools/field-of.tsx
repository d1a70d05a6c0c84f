// What the fields of tools share.
import { type FocusEvent, type ReactNode, startTransition, useOptimistic, useState } from 'react'

export interface FieldOf {
  label: string
  name: string
  /** As it was typed; a date that could be read is YYYY-MM-DD. */
  value: string
  /** Where it has all of a tool drawn anew, it does so in a transition: the field shows by itself what is typed. */
  onChange: (value: string) => void
  /** What else is wrong with it; said in place of what the field itself finds. */
  error?: string
  tip?: string
  /** The form was sent: what is wrong is said at once. */
  asked?: boolean
  /** Said when it is empty and the form was sent. */
  missing?: string
}

/** What a field says: nothing while somebody is in it for the first time. */
export function useSaid({ value, onChange, error = '', asked = false, missing = '' }: FieldOf, own: string) {
  const [typing, setTyping] = useState<'not yet' | 'now' | 'left'>('not yet')
  const [shown, show] = useOptimistic(value)
  const problem = error || own
  const said = asked && value.trim() === '' ? missing || error : asked || typing !== 'now' ? problem : ''
  return {
    /** What it shows: what was typed, before whoever keeps it has drawn it. */
    shown,
    said,
    leave: () => setTyping(now => (now === 'now' ? 'left' : now)),
    change: (text: string) => {
      setTyping(now => (now === 'left' ? now : 'now'))
      startTransition(() => show(text))
      onChange(text)
    },
  }
}

/**
 * Calls once the focus has left what is in it. While something else is being pressed it waits: a message that came in
 * between would move the button away from under the finger.
 */
export function Leaving({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    if (!document.querySelector(':active:is(button, a, label, input)')) onLeave()
    else addEventListener('pointerup', () => setTimeout(onLeave), { once: true })
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its field was left
  return <div onBlur={leave}>{children}</div>
}

/** Brings whoever sent a form to the first field that is wrong, once the fields say so. */
export const focusFirstProblem = (form: HTMLElement | null) =>
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
