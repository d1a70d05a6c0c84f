// The site map: every address that is a page.
import { article, articleIndex } from './articles.tsx'
import { correctionsPage } from './corrections.tsx'
import { dashboard } from './dashboard.tsx'
import type { PageRoute } from './define-page.tsx'
import { emailLinkPages } from './email-links.tsx'
import { home } from './home.tsx'
import { joinSteps } from './join-steps.tsx'
import { babyMonths, toddlerMonths } from './months.tsx'
import { namePages } from './names/name-pages.ts'
import { newsIndex, newsItem } from './news.tsx'
import { communityPage, plainPages, sponsored, toolsPage } from './plain-pages.tsx'
import { awards, reviewGuide, reviewIndex, reviewShelf } from './product-reviews.tsx'
import { quietAlmanac } from './quiet-almanac.tsx'
import { registry } from './registry.tsx'
import { giverPage } from './registry-gift.tsx'
import { guestList, guestPin } from './registry-guest.tsx'
import { managePages } from './registry-manage.tsx'
import { registrySearch } from './registry-search.tsx'
import { savedArticles } from './saved-articles.tsx'
import { searchPage } from './search.tsx'
import { settingsPages } from './settings.tsx'
import { signInPages } from './sign-in.tsx'
import { sweepstakesPages } from './sweepstakes.tsx'
import { toolPages } from './tools.tsx'
import { topic, topicIndex, topicsAtOwnAddress } from './topics.tsx'
import { week, weekIndex } from './weeks.tsx'
import { sendsPage } from './what-this-site-sends.tsx'
import { whenToCallPage } from './when-to-call.tsx'

export const table: PageRoute[] = [
  home,
  weekIndex,
  week,
  ...babyMonths,
  ...toddlerMonths,
  topicIndex,
  topic,
  ...topicsAtOwnAddress,
  articleIndex,
  whenToCallPage,
  article,
  newsIndex,
  newsItem,
  searchPage,
  ...namePages,
  reviewIndex,
  reviewShelf,
  reviewGuide,
  ...awards,
  toolsPage,
  ...toolPages,
  registry,
  communityPage,
  sponsored,
  ...plainPages,
  ...sweepstakesPages,
  quietAlmanac,
  correctionsPage,
  sendsPage,
  dashboard,
  ...signInPages,
  ...emailLinkPages,
  ...joinSteps,
  ...settingsPages,
  savedArticles,
  guestList,
  guestPin,
  giverPage,
  registrySearch,
  ...managePages,
]

/** All pages in a mode: development adds the page of UI components. */
export const siteMap = async (mode: string): Promise<PageRoute[]> =>
  mode === 'development' ? [...table, (await import('./ui.tsx')).uiPage] : table
