// The texts of emails about registries, to people who may have no account. None has a word that a visitor typed: no
// name, no title, no message (a stranger could send anything to anybody that way).
import type { EmailData } from './email-data.ts'

/** The address in the letter: a giver's own page, or an invitation. */
const page = ({ site, path }: EmailData) => `${site}${path}`

export const registryEmails = {
  'gift-reserved': {
    subject: 'The gift you chose',
    paragraphs: (facts: EmailData) => [
      'Hello,',
      'Somebody, we hope you, chose a gift from a list here and gave this address.',
      `This page is yours alone. There you can say that you have bought it, change your mind, or write to the parents:\n${page(facts)}`,
      'We use this address for this gift alone, and delete it 60 days after the event or after today, whichever is later; where the parents have named no date, after 300 days. We write twice at most to ask whether it still stands.',
      'If it was not you, please open the page and choose “This was not me”: then the address is deleted at once.',
    ],
  },
  'gift-reminder': {
    subject: 'Does your gift still stand?',
    paragraphs: (facts: EmailData) => [
      'Hello,',
      'A week ago you chose a gift from a list here. If you have bought it by now, or have changed your mind, please say so on your page:',
      page(facts),
      'If it still stands and is not bought yet, there is nothing to do today. In two weeks we ask once more; four weeks after you chose it, others can choose it again.',
    ],
  },
  'gift-last-reminder': {
    subject: 'Your gift is kept for 7 more days',
    paragraphs: (facts: EmailData) => [
      'Hello,',
      'Three weeks ago you chose a gift from a list here. If you have bought it, please say so on your page within 7 days:',
      page(facts),
      'Else it will be free for others to choose again, and we delete this address.',
    ],
  },
  'gift-released': {
    subject: 'Your gift is free again',
    paragraphs: (facts: EmailData) => [
      'Hello,',
      'The gift that you chose four weeks ago is now free for others to choose, and we have deleted this address. This is our last letter about it.',
      `If you have bought it after all, or would like to choose again, your page leads to the list:\n${page(facts)}`,
    ],
  },
  'gift-changed': {
    subject: 'A list you chose a gift from has changed',
    paragraphs: (facts: EmailData) => [
      'Hello,',
      'What you chose from a list here is not wished for in the same way any more. Please look before you buy it:',
      page(facts),
    ],
  },
  'gift-list-gone': {
    subject: 'A list you chose a gift from is closed',
    paragraphs: () => [
      'Hello,',
      'The list that you chose a gift from is closed. If you have not bought it yet, please don’t.',
      'We have deleted what you entered there, and this address with it. This is our last letter about it.',
    ],
  },
  'registry-invitation': {
    subject: 'You are invited to keep a list together',
    paragraphs: (facts: EmailData) => [
      'Hello,',
      'Somebody who keeps a list here would like to keep it together with you. You would both have the same rights.',
      `This link works once and for 14 days. You need an account, or can open one on the way:\n${page(facts)}`,
      'If you don’t expect this, there is nothing to do.',
    ],
  },
} as const

export type RegistryTemplate = keyof typeof registryEmails

/** Of the first and the second reminder. */
export const reminderTemplates: readonly RegistryTemplate[] = ['gift-reminder', 'gift-last-reminder']
