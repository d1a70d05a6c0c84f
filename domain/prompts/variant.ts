// What the window that asks to join says, by what somebody was reading.

export const invitationVariants = [
  'default',
  'baby-name',
  'baby-name-first',
  'article',
  'short-article',
  'checklist',
] as const

export type InvitationVariant = (typeof invitationVariants)[number]

const shortMinutes = 3

/**
 * The wording for a page.
 * @param minutes that it takes to read; 0 where that is not said
 * @param knowsFavorites the visitor has opened their favorite names before
 */
export function variantOf(path: string, minutes: number, knowsFavorites: boolean): InvitationVariant {
  if (/^\/b\/|\/baby-names$/.test(path)) return knowsFavorites ? 'baby-name' : 'baby-name-first'
  if (/^\/a\/(?:checklist-|tool-birth-plan|baby-budget)/.test(path)) return 'checklist'
  if (!/^\/(?:a|news)\/./.test(path)) return 'default'
  return minutes > 0 && minutes <= shortMinutes ? 'short-article' : 'article'
}
