// What this device is not asked any more, for the privacy choices: read when they are opened, and taken back there.
import { atom } from 'jotai'
import { type Refusable, refusedOf } from '../domain/prompts/ask-no-more.ts'
import { savedTipCookie } from '../domain/prompts/hints.ts'
import { askNoMoreCookie, dismissedCookie } from '../domain/prompts/registration.ts'
import { refuse } from './ask-no-more.ts'
import { longSeconds, readCookie, writeCookie } from './cookies.ts'

/** The modal that was closed counts as refused, as long as that lasts. */
function readRefusals(): readonly Refusable[] {
  const refused = refusedOf(readCookie(askNoMoreCookie))
  const isClosed = readCookie(dismissedCookie) === 'true' && !refused.includes('registration')
  return isClosed ? ['registration', ...refused] : refused
}

const state = atom<readonly Refusable[]>([])
state.onMount = set => set(readRefusals())

/** Read what is not asked; write what may be asked again. */
export const refusalsAtom = atom(
  get => get(state),
  (_get, set, id: Refusable) => {
    refuse(id, false)
    if (id === 'registration') writeCookie(dismissedCookie, '', 0)
    if (id === 'saved-tip') writeCookie(savedTipCookie, 'true', longSeconds)
    set(state, readRefusals())
  },
)
