// Every island by name: the server renders these, client/islands.ts loads the same ones in the browser.
import type { ComponentProps } from 'react'
import { AccountMenu } from './account/account-menu.tsx'
import { AvatarDialog } from './account/avatar-dialog.tsx'
import { ProfileDialogs } from './account/profile-dialogs.tsx'
import { PrivacyChoices } from './consent/privacy-choices.tsx'
import { ChildTabs } from './dashboard/child-tabs.tsx'
import { WeekChecklist } from './dashboard/week-checklist.tsx'
import { DueDateTeaser } from './home/due-date-teaser.tsx'
import { ChartForm } from './names/chart-form.tsx'
import { NameChart } from './names/chart-island.tsx'
import { FavoritesList } from './names/favorites-list.tsx'
import { NameGame } from './names/game-island.tsx'
import { NameMatcher } from './names/matcher-island.tsx'
import { SearchBox } from './search/search-box.tsx'
import { SaveHeart } from './ui/save-heart.tsx'
import { ShareButtons } from './ui/share-buttons.tsx'
import { TextInput } from './ui/text-input.tsx'
import { UiForms } from './ui-page/forms.tsx'
import { UiOverlays } from './ui-page/overlays.tsx'

export const islandViews = {
  'account-menu': AccountMenu,
  'avatar-dialog': AvatarDialog,
  'chart-form': ChartForm,
  'child-tabs': ChildTabs,
  'due-date-teaser': DueDateTeaser,
  'favorites-list': FavoritesList,
  'ui-forms': UiForms,
  'ui-overlays': UiOverlays,
  'name-chart': NameChart,
  'name-game': NameGame,
  'name-matcher': NameMatcher,
  'privacy-choices': PrivacyChoices,
  'profile-dialogs': ProfileDialogs,
  'save-heart': SaveHeart,
  'search-box': SearchBox,
  'share-buttons': ShareButtons,
  'text-input': TextInput,
  'week-checklist': WeekChecklist,
} as const

export type IslandName = keyof typeof islandViews
export type IslandProps<N extends IslandName> = ComponentProps<(typeof islandViews)[N]>
