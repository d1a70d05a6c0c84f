// Presses on links that are counted, by where the link stands.
import type { EventOf } from '../domain/events.ts'
import { report } from '../state/report.ts'

/** An address as events name it: the path of ours, host and path of others. */
const itemOf = ({ hostname, pathname }: HTMLAnchorElement) =>
  (hostname === location.hostname ? pathname : hostname + pathname).slice(0, 100)

const footer = (link: HTMLAnchorElement) => report({ name: 'footer-click', properties: { item: itemOf(link) } })
/** In the menu of a member `data-item` says less than an address that tells the week. */
const menu = (link: HTMLAnchorElement) =>
  report({
    name: 'menu-click',
    properties: { item: link.dataset.item ?? itemOf(link), level: link.closest('[data-menu]') ? 2 : 1 },
  })

/** A link that says itself what it is counted as: its view writes the event's name, and each property as data. */
const own = ({ dataset: { event, ...properties } }: HTMLAnchorElement) =>
  report({ name: event, properties } as EventOf<'share-click' | 'registry-click'>) // those that views write; the server takes no other

const counted: readonly (readonly [place: string, count: (link: HTMLAnchorElement) => void])[] = [
  ['.site-footer', footer],
  ['.menu-row, .menu-panel, .stage-rail, .account-menu', menu],
  ['a[data-event]', own],
]

export function countClicks() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link) for (const [place, count] of counted) if (link.closest(place)) count(link)
  })
}

/** Buttons that print the page. */
export function printOnPress() {
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('[data-print]') && print(),
  )
}
