import { type RefObject, useLayoutEffect } from 'react'
import { focusOn } from './baby-tracker-focus.ts'

/**
 * Moves the focus into a form that a press opened, and back to what was pressed when the form goes.
 * @param first the control in the form that takes it
 * @param otherwise takes it back where what was pressed has gone
 */
export function useOpener(form: RefObject<HTMLElement | null>, first: string, otherwise: string) {
  // A layout effect ends while the form is still on the page.
  useLayoutEffect(() => {
    const opener = document.activeElement
    const own = form.current
    own?.scrollIntoView({ block: 'nearest' })
    own?.querySelector<HTMLElement>(first)?.focus()
    return () => {
      if (!own?.contains(document.activeElement)) return
      setTimeout(() => {
        const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
        if (isThere) opener.focus()
        else focusOn(otherwise)
      })
    }
  }, [form, first, otherwise])
}
