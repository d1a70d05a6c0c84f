// Which mails a member may ask for. None comes unasked; letters about the account itself are not among them.

/** In the order of the form. */
export const emailPreferences = [
  { name: 'stage', label: 'What fits your stage, once a week' },
  { name: 'news', label: 'New guides and articles' },
  { name: 'offers', label: 'Offers of our partners' },
] as const

export type EmailPreference = (typeof emailPreferences)[number]['name']

/** Whether each is wanted. */
export type EmailPreferences = Record<EmailPreference, boolean>
