// Presses on links that are counted, by where the link stands; on invitations, and on buttons that print.
import type { EventOf } from '../domain/events.ts'
import { readOn } from '../domain/read-on.ts'
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
  // as: views write these, and the server takes no other
  report({ name: event, properties } as EventOf<'share-click' | 'registry-click' | 'site-message-click'>)

/** From a page that is compared, to what it is to lead to. */
function onward({ pathname, hostname }: HTMLAnchorElement) {
  const from = hostname === location.hostname && readOn(location.pathname, pathname)
  if (from) report({ name: 'read-on', properties: { from } })
}

const counted: readonly (readonly [place: string, count: (link: HTMLAnchorElement) => void])[] = [
  ['.site-footer', footer],
  ['.menu-row, .menu-panel, .tab-bar, .stage-rail, .account-menu', menu],
  ['a[data-event]', own],
  ['main', onward],
]

/** Counts links that are pressed, and answers buttons that print the page. */
export function answerClicks() {
  document.addEventListener('click', event => {
    const { target } = event
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (link) for (const [place, count] of counted) if (link.closest(place)) count(link)
    if (link?.dataset.invite && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault()
      import('./invite.ts').then(
        own => own.follow(link),
        () => location.assign(link.href), // it leads there all the same
      )
    }
    if (target.closest('[data-print]')) print()
  })
}
