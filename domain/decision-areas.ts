// The words for where on the site something was pressed and by what, as events and the ways in carry them. A new place
// is a new word here.

/** Where it stands. */
export const decisionAreas = ['page', 'account-menu', 'avatar', 'save-article', 'search-box'] as const
/** What was pressed, or the dialog that led on. */
export const triggers = ['button', 'camera', 'heart', 'add-profile', 'ttc'] as const
/** What it is about. */
export const productTypes = ['article', 'week', 'month', 'avatar', 'add-profile', 'ttc', 'pregnancy', 'child'] as const
/** What was chosen, or what it came from. */
export const sources = ['letter', 'image', 'file', 'ttc'] as const

export type DecisionArea = (typeof decisionAreas)[number]
export type Trigger = (typeof triggers)[number]
