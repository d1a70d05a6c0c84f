// Presses on links that are counted, by where the link stands.
import { report } from './report.ts'
import type { ShareWay } from './state/share.ts'

/** An address as events name it: the path of ours, host and path of others. */
const itemOf = ({ hostname, pathname }: HTMLAnchorElement) =>
  (hostname === location.hostname ? pathname : hostname + pathname).slice(0, 100)

const footer = (link: HTMLAnchorElement) => report({ name: 'footer-click', properties: { item: itemOf(link) } })
const menu = (link: HTMLAnchorElement) =>
  report({ name: 'menu-click', properties: { item: itemOf(link), level: link.closest('[data-menu]') ? 2 : 1 } })

/** Of a member: `data-item` says less than an address that tells the week. */
const account = (link: HTMLAnchorElement) =>
  report({ name: 'menu-click', properties: { item: link.dataset.item ?? itemOf(link), level: 1 } })

const counted: readonly (readonly [place: string, count: (link: HTMLAnchorElement) => void])[] = [
  ['.site-footer', footer],
  ['.menu-row, .menu-panel, .stage-rail', menu],
  ['.account-menu', account],
  // Its values are written by views/kit/share-row.tsx, out of the same table.
  [
    '[data-event="share-click"]',
    ({ dataset: { network } }) => report({ name: 'share-click', properties: { network: network as ShareWay } }),
  ],
  [
    '[data-event="registry-click"]',
    ({ dataset: { destination = '', decisionArea = '', retailer = '' } }) =>
      report({ name: 'registry-click', properties: { destination, decisionArea, retailer } }),
  ],
]

export function countClicks() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link) for (const [place, count] of counted) if (link.closest(place)) count(link)
  })
}

/** Buttons that print the page. */
export function printOnPress() {
  document.addEventListener('click', ({ target }) => target instanceof Element && target.closest('[data-print]') && print())
}
