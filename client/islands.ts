// Islands by name: a chunk each. The names and props are those that views/islands.ts renders on the server.
import type { IslandName } from '../views/islands.ts'
import type { ToolPartName } from '../views/tools/tool-part.tsx'
import type { LoadIsland } from './load-island.ts'
import type { pageIslands } from './page-islands.ts'

type PageIsland = keyof typeof pageIslands

const islands: Record<Exclude<IslandName, ToolPartName | PageIsland>, LoadIsland> = {
  'account-menu': async () => (await import('../views/account/account-menu.tsx')).AccountMenu,
  'my-day': async () => (await import('../views/home/my-day.tsx')).MyDay,
  'privacy-choices': async () => (await import('../views/consent/privacy-choices.tsx')).PrivacyChoices,
  'profile-dialogs': async () => (await import('../views/account/profile-dialogs.tsx')).ProfileDialogs,
  'save-heart': async () => (await import('../views/ui/save-heart.tsx')).SaveHeart,
  'search-box': async () => (await import('../views/search/search-box.tsx')).SearchBox,
  'share-buttons': async () => (await import('../views/ui/share-buttons.tsx')).ShareButtons,
  'week-scrubber': async () => (await import('../views/fetus/week-scrubber.tsx')).WeekScrubber,
}

const isTool = (name: IslandName): name is ToolPartName => name.startsWith('tool-')
const isPages = (name: IslandName): name is PageIsland => !(name in islands)

/** Loads the component of the island with a name. Tools, and islands of one page each, have tables of their own. */
export async function loadIsland(name: IslandName) {
  if (isTool(name)) return (await import('./tool-islands.ts')).toolIslands[name]()
  return isPages(name) ? (await import('./page-islands.ts')).pageIslands[name]() : islands[name]()
}
