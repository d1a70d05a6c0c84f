// The labels, addresses and experiments that an event may name: those of our own tables, so that nothing that somebody
// typed reaches the log.
import { footerFor } from '../../content/footer.ts'
import { mainMenu } from '../../content/navigation.ts'
import { plannedPages } from '../../content/planned-pages.ts'
import { social, stores } from '../../content/site.ts'
import type { EventName, EventOf } from '../../domain/events.ts'
import { experiments } from '../../experiments/all.ts'
import type { Content } from '../../publishing/load.ts'
import type { PageRoute } from '../../routes/define-page.tsx'
import type { Config } from '../config.ts'

const maxLength = 100
/** An address as `client/clicks.ts` writes it: our own path, or host and path of another site, cut to that length. */
function itemOf(address: string): string {
  const url = URL.parse(address)
  return (url ? url.hostname + url.pathname : (address.split(/[?#]/, 1)[0] ?? '')).slice(0, maxLength)
}

/** Every label and address of menu and footer, for all countries, after a loss and otherwise. */
function navigation(): string[] {
  const menu = mainMenu.flatMap(({ label, path, links, tools }) => [
    label,
    `All of ${label}`,
    ...(path ? [itemOf(path)] : []),
    ...[...links, ...tools].flatMap(({ label, path }) => [label, itemOf(path)]),
  ])
  const footer = (['US', 'other'] as const).flatMap(country =>
    [true, false].flatMap(sensitive => {
      const { brands, shortcuts, groups, stores } = footerFor(country, sensitive)
      const links = [...shortcuts, ...stores, ...groups.flatMap(({ links }) => links)]
      return [
        ...links.flatMap(({ label, href }) => [label, itemOf(href)]),
        ...brands.flatMap(({ name, href }) => [name, itemOf(href)]),
      ]
    }),
  )
  const elsewhere = [...social.flatMap(({ name, href }) => [name, itemOf(href)]), ...Object.values(stores).map(itemOf)]
  return [...menu, ...footer, ...elsewhere]
}

interface Tables {
  config: Config
  table: readonly PageRoute[]
  content: Content
}

/** Gives the check whether an event that fits its schema names only what our tables have. */
export function ownNames({ config, table, content }: Tables): (event: EventOf<EventName>) => boolean {
  const fixed = new Set([
    ...navigation(),
    ...table.map(({ path }) => path).filter(path => !/[:*]/.test(path)),
    ...plannedPages.keys(),
  ])
  const hosts = Object.values(config.origins).map(origin => new URL(origin).hostname)
  const pathOn = (item: string) => item.slice(hosts.find(host => item.startsWith(`${host}/`))?.length ?? 0)
  const isPage = (path: string) => fixed.has(path) || content.cardAt(path) !== undefined
  const isItem = (item: string) => fixed.has(item) || isPage(pathOn(item))
  const known = new Set<string>(experiments.map(({ name }) => name))
  const isInForce = (versions: string | undefined) =>
    !versions || versions.split(',').every(one => known.has(one.split(':', 1)[0] ?? ''))
  return ({ name, properties }) => {
    switch (name) {
      case 'menu-click':
      case 'footer-click':
        return isItem(properties.item)
      case 'sign-up-interaction':
      case 'experiment-exposure':
        return isInForce(properties.experiments)
      default:
        return true
    }
  }
}
