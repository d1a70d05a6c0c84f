// Words for events and sign-up links: where on the site something was pressed, and what. Add a word for a new place.

/** Part of the page. */
export const decisionAreas = [
  'page',
  'account-menu',
  'avatar',
  'save-article',
  'search-box',
  'header',
  'registration-modal',
  'sign-up-banner',
  'welcome-popup',
  'sweepstakes',
  'favorites',
  'tool',
] as const
/** What was pressed, or the dialog that led on. */
export const triggers = ['button', 'camera', 'heart', 'add-profile', 'ttc', 'load', 'link'] as const
/** Subject of the page or dialog. */
export const productTypes = [
  'article',
  'week',
  'month',
  'baby-name',
  'avatar',
  'add-profile',
  'ttc',
  'pregnancy',
  'child',
] as const
/** What was chosen, or what it came from. */
export const sources = ['letter', 'image', 'file', 'ttc'] as const

export type DecisionArea = (typeof decisionAreas)[number]
export type Trigger = (typeof triggers)[number]
export type ProductType = (typeof productTypes)[number]
