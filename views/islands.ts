// Every island by name: the server renders these, client/islands.ts loads the same ones in the browser.
import type { ComponentProps } from 'react'
import { AccountMenu } from './account/account-menu.tsx'
import { AvatarDialog } from './account/avatar-dialog.tsx'
import { ProfileDialogs } from './account/profile-dialogs.tsx'
import { PrivacyChoices } from './consent/privacy-choices.tsx'
import { ChildTabs } from './dashboard/child-tabs.tsx'
import { WeekChecklist } from './dashboard/week-checklist.tsx'
import { WeekScrubber } from './fetus/week-scrubber.tsx'
import { MyDay } from './home/my-day.tsx'
import { ChartForm } from './names/chart-form.tsx'
import { NameChart } from './names/chart-island.tsx'
import { FavoritesList } from './names/favorites-list.tsx'
import { NameGame } from './names/game-island.tsx'
import { NameMatcher } from './names/matcher-island.tsx'
import { Bookmark } from './registry/manage/bookmark.tsx'
import { FileField } from './registry/manage/file-field.tsx'
import { ShareLink } from './registry/manage/share-link.tsx'
import { WishRows } from './registry/manage/wish-rows.tsx'
import { SearchBox } from './search/search-box.tsx'
import { BabyBudgetTool } from './tools/baby-budget.tsx'
import { BabyTrackerTool } from './tools/baby-tracker.tsx'
import { BirthPlanTool } from './tools/birth-plan.tsx'
import { ContractionsTool } from './tools/contractions.tsx'
import { DueDateTool } from './tools/due-date.tsx'
import { FertileDaysTool } from './tools/fertile-days.tsx'
import { GenderChartTool } from './tools/gender-chart.tsx'
import { HospitalBagTool } from './tools/hospital-bag.tsx'
import { OvulationTool } from './tools/ovulation.tsx'
import { PregnancyTrackerTool } from './tools/pregnancy-tracker.tsx'
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
  'my-day': MyDay,
  'favorites-list': FavoritesList,
  'ui-forms': UiForms,
  'ui-overlays': UiOverlays,
  'name-chart': NameChart,
  'name-game': NameGame,
  'name-matcher': NameMatcher,
  'privacy-choices': PrivacyChoices,
  'profile-dialogs': ProfileDialogs,
  'registry-bookmark': Bookmark,
  'registry-file': FileField,
  'registry-link': ShareLink,
  'registry-wishes': WishRows,
  'save-heart': SaveHeart,
  'search-box': SearchBox,
  'share-buttons': ShareButtons,
  'text-input': TextInput,
  'tool-due-date': DueDateTool,
  'tool-ovulation': OvulationTool,
  'tool-gender-chart': GenderChartTool,
  'tool-contractions': ContractionsTool,
  'tool-pregnancy-tracker': PregnancyTrackerTool,
  'tool-baby-tracker': BabyTrackerTool,
  'tool-fertile-days': FertileDaysTool,
  'tool-birth-plan': BirthPlanTool,
  'tool-hospital-bag': HospitalBagTool,
  'tool-baby-budget': BabyBudgetTool,
  'week-checklist': WeekChecklist,
  'week-scrubber': WeekScrubber,
} as const

export type IslandName = keyof typeof islandViews
export type IslandProps<N extends IslandName> = ComponentProps<(typeof islandViews)[N]>
