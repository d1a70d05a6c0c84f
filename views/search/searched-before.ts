import { forgetSearches, readSearches } from '../../state/searches.ts'
import { searchedPlace } from './searched-place.ts'

const create = (name: string, className: string, ...children: (Node | string)[]) => {
  const element = document.createElement(name)
  element.className = className
  element.append(...children)
  return element
}

/**
 * Shows what was searched for on this device below the field with this id; not after a loss, when it may speak of what
 * is no more. Plain DOM: its place stands outside the island.
 */
export function showSearched(id: string) {
  const place = document.getElementById(searchedPlace(id))
  const searches = readSearches()
  if (!place || searches.length === 0 || document.body.dataset.sensitive !== undefined) return
  const links = searches.map(text => {
    const link = create('a', '', text)
    link.setAttribute('href', `/search?${new URLSearchParams({ q: text })}`)
    return link
  })
  const forget = create('button', 'button button-secondary', 'Forget these')
  forget.setAttribute('type', 'button')
  forget.addEventListener('click', () => {
    forgetSearches()
    place.replaceChildren()
  })
  place.replaceChildren(
    create('p', 'text-kicker', 'Searched on this device'),
    create('div', 'pills pills-under-title', ...links, forget),
  )
}
