// Islands by name: a chunk each. The names and props are those that views/islands.ts renders on the server.
import type { ComponentType } from 'react'
import type { IslandName } from '../views/islands.ts'

/** Loads the component of an island. */
export type LoadIsland = () => Promise<ComponentType<never>>

export const islands: Record<IslandName, LoadIsland> = {
  'account-menu': async () => (await import('../views/account/account-menu.tsx')).AccountMenu,
  'avatar-dialog': async () => (await import('../views/account/avatar-dialog.tsx')).AvatarDialog,
  'chart-form': async () => (await import('../views/names/chart-form.tsx')).ChartForm,
  'child-tabs': async () => (await import('../views/dashboard/child-tabs.tsx')).ChildTabs,
  'due-date-teaser': async () => (await import('../views/home/due-date-teaser.tsx')).DueDateTeaser,
  'favorites-list': async () => (await import('../views/names/favorites-list.tsx')).FavoritesList,
  'ui-forms': async () => (await import('../views/ui-page/forms.tsx')).UiForms,
  'ui-overlays': async () => (await import('../views/ui-page/overlays.tsx')).UiOverlays,
  'name-chart': async () => (await import('../views/names/chart-island.tsx')).NameChart,
  'name-game': async () => (await import('../views/names/game-island.tsx')).NameGame,
  'name-matcher': async () => (await import('../views/names/matcher-island.tsx')).NameMatcher,
  'privacy-choices': async () => (await import('../views/consent/privacy-choices.tsx')).PrivacyChoices,
  'profile-dialogs': async () => (await import('../views/account/profile-dialogs.tsx')).ProfileDialogs,
  'save-heart': async () => (await import('../views/ui/save-heart.tsx')).SaveHeart,
  'search-box': async () => (await import('../views/search/search-box.tsx')).SearchBox,
  'text-input': async () => (await import('../views/ui/text-input.tsx')).TextInput,
  'share-buttons': async () => (await import('../views/ui/share-buttons.tsx')).ShareButtons,
  'week-checklist': async () => (await import('../views/dashboard/week-checklist.tsx')).WeekChecklist,
}
