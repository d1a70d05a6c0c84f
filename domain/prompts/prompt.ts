// What asks, invites or promotes on our pages, and the facts that decide whether it may.

export type PromptId =
  | 'registration'
  | 'sign-up-banner'
  | 'site-message'
  | 'app-install'
  | 'welcome'
  | 'saved-tip'
  | 'dashboard-tip'
  | 'names-note'
  | 'survey'
  | 'house-card'
  | 'gender-chart-promo'
  | 'ovulation-promo'
  | 'amazon-promo'
  | 'name-finder'

/** A page as a prompt sees it: only what the page cache has in its key. */
export interface PromptPage {
  /** Without query. */
  path: string
  layout: 'desktop' | 'mobile' | 'in-app'
  country: 'US' | 'other'
  signedIn: boolean
  /** After a loss, on a page about one, or beside a search in distress. */
  sensitive: boolean
  /** The site has a message for everybody. */
  hasMessage: boolean
  /** An ad stands at the foot of phones. */
  hasStickyAd?: boolean
}

/** What only the browser knows, read when it is asked. */
export interface PromptVisit {
  /** The page's address: its path with its query. */
  url: string
  /** The value of a cookie; undefined when there is none, or when the browser keeps none. */
  cookie: (name: string) => string | undefined
  /** The member is from the sister product, and had no profile there. */
  isFromSister: boolean
  /** Somebody types, waits for a result, or has something open. */
  isBusy: boolean
  /** A timer of a tool runs on this device: of contractions, of movements, of a sleep or a feed. */
  timerRuns: boolean
}

export interface Prompt {
  id: PromptId
  /** What it is, for people. */
  name: string
  who: 'everyone' | 'signed-out' | 'signed-out-us' | 'member' | 'sister-member'
  layouts: readonly PromptPage['layout'][]
  /** Where it stands, for people. */
  where: string
  /** Whether it may stand on such a page; `who`, layout and loss are asked beside it. */
  on: (path: string) => boolean
  /**
   * When it shows: as a part of the page, by itself once the page is usable, or after something that the visitor did.
   */
  when: 'page' | 'load' | 'press'
  /** It stands over a part of the page. */
  covers: boolean
  /** How often, for people. */
  often: string
  /** What is remembered of it on the device; null for nothing. */
  cookie: string | null
  /** Those that go first: while one of them shows, this one does not. */
  givesWayTo: readonly PromptId[]
}
