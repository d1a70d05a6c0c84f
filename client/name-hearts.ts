// All hearts of a page: they show which names are favorites, and change that.
import { favoriteOf, isFull, mostFavorites } from '../domain/names/favorites.ts'
import { favoritesAtom } from '../state/favorites.ts'
import { hintAtFavorites, isNoteDue, tellFavorites } from './favorites-note.ts'
import { store } from './store.ts'

const flightMs = 1500

const isOn = (name: string) => favoriteOf(store.get(favoritesAtom).items, name) !== undefined

function show(root: ParentNode = document) {
  for (const heart of root.querySelectorAll<HTMLButtonElement>('.name-heart'))
    heart.setAttribute('aria-pressed', String(isOn(heart.dataset.name ?? '')))
}

let areAwake = false

/** Shows what is saved, now and whenever it changes, also on hearts that come into the page later. */
export function startHearts() {
  if (areAwake) return
  areAwake = true
  let isToldOf = !isNoteDue()
  const changed = () => {
    show()
    const { items, known, failed } = store.get(favoritesAtom)
    if (failed) tellFavorites(failed)
    else if (known && !isToldOf) {
      isToldOf = true
      if (items.length)
        hintAtFavorites(items.length === 1 ? 'You have a favorite name.' : `You have ${items.length} favorite names.`)
    }
  }
  store.sub(favoritesAtom, changed)
  changed()
  new MutationObserver(() => show()).observe(document.body, { childList: true, subtree: true })
}

/** Saves the name of a heart, or takes it off the list. A full list is not asked to save more. */
export function pressHeart(heart: HTMLButtonElement) {
  startHearts()
  const { name = '' } = heart.dataset
  const wasOn = isOn(name)
  if (wasOn || !isFull(store.get(favoritesAtom).items))
    store.set(favoritesAtom, { do: wasOn ? 'remove' : 'save', name })
  show()
  const on = isOn(name)
  if (on) fly(heart)
  tellFavorites(on ? saved(name) : wasOn ? removed(name) : full(name))
}

const saved = (name: string) => `${name} is one of your favorites.`
const removed = (name: string) => `${name} is no longer saved.`
const full = (name: string) =>
  `${name} is not saved: your list is full at ${mostFavorites} names. Take one off it, and try again.`

/** The heart flies once; the style sheet moves it, and shows none to visitors who want no motion. */
function fly(heart: HTMLButtonElement) {
  const flight = document.createElement('span')
  flight.className = 'save-heart-flight'
  flight.ariaHidden = 'true'
  flight.append(...[...heart.querySelectorAll('.icon')].slice(0, 1).map(icon => icon.cloneNode(true)))
  heart.append(flight)
  setTimeout(() => flight.remove(), flightMs)
}
