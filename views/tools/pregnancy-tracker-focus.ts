// Where the focus goes when what was pressed goes away: it would be lost with it.
import type { RefObject } from 'react'

/** Brings whoever pressed to an element that the press brings, or to what is in it, once it is drawn. */
export const focusSoon = (place: RefObject<HTMLElement | null>, selector?: string) =>
  setTimeout(() => {
    const element = selector ? place.current?.querySelector<HTMLElement>(selector) : place.current
    element?.focus()
  })

/** Brings whoever noted something to the call that it asks for: its heading on top, what to do below it. */
export const showCall = (heading: RefObject<HTMLElement | null>) =>
  setTimeout(() => {
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  })

/** From a button that goes with its line: to that of the next line, of the one before, or to the name of the section. */
export function leaveLine(button: HTMLElement) {
  const line = button.closest('li') ?? button
  const beside = [line.nextElementSibling, line.previousElementSibling].map(other =>
    other?.matches('.button') ? other : other?.querySelector('.button'),
  )
  const next = beside.find(Boolean) ?? button.closest('.tracker-sections > details')?.querySelector('summary')
  if (next instanceof HTMLElement) next.focus()
}
