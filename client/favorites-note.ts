// The note at the foot of the window that says what became of a favorite name, and where they all are.
import { maySayFavorites } from '../domain/prompts/hints.ts'
import { letsRegistrationOpen, openedCookie } from '../domain/prompts/registration.ts'
import { refuse } from '../state/ask-no-more.ts'
import { readCookie, writeCookie } from '../state/cookies.ts'
import { isBusy } from '../state/is-busy.ts'
import { readPageState } from './page-block.ts'

const place = '/b/favorites'
/** Of the browser session: whether a page may give the hint. */
export const tipFlag = 'should_show_bn_tooltip'
const quietAfter = 6000 // milliseconds

/**
 * Whether to tell a visitor with favorites where they are, by itself: on every other page, until they have been there.
 * Not after a loss, and not where a window is about to open.
 */
export function isNoteDue(): boolean {
  const { sensitive, opens } = readPageState()
  if (sensitive || (opens === 'registration' && letsRegistrationOpen(readCookie))) return false
  try {
    return sessionStorage.getItem(tipFlag) === 'true' && maySayFavorites({ cookie: readCookie, isBusy: isBusy() })
  } catch {
    return false
  }
}

let note: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout>

/** It is there before it says something: what comes with its words may not be read out. */
function noteElement(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'favorites-note'
  element.hidden = true
  const words = document.createElement('p')
  words.setAttribute('role', 'status')
  const link = Object.assign(document.createElement('a'), { href: place, textContent: 'Your favorites' })
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Got It' })
  close.addEventListener('click', () => {
    show(element, false)
    if (element.dataset.hint) refuse('names-note', true)
  })
  element.append(words, ...(location.pathname === place ? [] : [link]), close)
  document.body.append(element)
  return element
}

/** What else stands at the foot of the window makes room: the style sheet knows by the page's root. */
function show(element: HTMLElement, isShown: boolean) {
  element.hidden = !isShown
  document.documentElement.toggleAttribute('data-note', isShown)
}

/** Tells by itself where the favorites are; Got It refuses that for good. */
export function hintAtFavorites(words: string) {
  writeCookie(openedCookie, 'names-note')
  tellFavorites(words)
  if (note) note.dataset.hint = 'true'
}

/** Shows the note. It goes by itself, but not from under a hand or the focus. */
export function tellFavorites(words: string) {
  note ??= noteElement()
  const shown = note
  show(shown, true)
  delete shown.dataset.hint
  const said = shown.querySelector('p')
  if (said) said.textContent = words
  clearTimeout(timer)
  const leave = () => {
    if (shown.matches(':hover, :focus-within')) timer = setTimeout(leave, quietAfter)
    else show(shown, false)
  }
  timer = setTimeout(leave, quietAfter)
}
