// Islands by name of few pages (a member's, forms, names, /kit): the first script of every page does not list them.
import type { LoadIsland } from './load-island.ts'

export const pageIslands = {
  'avatar-dialog': async () => (await import('../views/account/avatar-dialog.tsx')).AvatarDialog,
  'child-tabs': async () => (await import('../views/dashboard/child-tabs.tsx')).ChildTabs,
  'text-input': async () => (await import('../views/ui/text-input.tsx')).TextInput,
  'week-checklist': async () => (await import('../views/dashboard/week-checklist.tsx')).WeekChecklist,
  'chart-form': async () => (await import('../views/names/chart-form.tsx')).ChartForm,
  'favorites-list': async () => (await import('../views/names/favorites-list.tsx')).FavoritesList,
  'name-chart': async () => (await import('../views/names/chart-island.tsx')).NameChart,
  'name-game': async () => (await import('../views/names/game-island.tsx')).NameGame,
  'name-matcher': async () => (await import('../views/names/matcher-island.tsx')).NameMatcher,
  'registry-bookmark': async () => (await import('../views/registry/manage/bookmark.tsx')).Bookmark,
  'registry-file': async () => (await import('../views/registry/manage/file-field.tsx')).FileField,
  'registry-link': async () => (await import('../views/registry/manage/share-link.tsx')).ShareLink,
  'registry-wishes': async () => (await import('../views/registry/manage/wish-rows.tsx')).WishRows,
  'ui-forms': async () => (await import('../views/ui-page/forms.tsx')).UiForms,
  'ui-overlays': async () => (await import('../views/ui-page/overlays.tsx')).UiOverlays,
} satisfies Record<string, LoadIsland>
