// What the page about the registry says: what is special, and how it works.
import { registryLimits } from '../../domain/registry/registry.ts'

const { shares, owners } = registryLimits

export const registryPath = '/registry'

export const registryPage = {
  title: 'Registry',
  description:
    'A baby registry from any shop: guests need no account, the surprise is kept, second-hand and help count as gifts. With a checklist and a comparison.',
  lead: 'One list of what you need, from any shop or from no shop at all. Whoever gives needs no account, and you learn nothing before the day.',
} as const

export const registryPoints: readonly { title: string; text: string }[] = [
  {
    title: 'Any shop, or none',
    text: 'Paste a link from anywhere, or write a line of your own. We sell nothing and earn nothing by your list.',
  },
  {
    title: 'No account for those who give',
    text: 'Guests open a link. To reserve they leave a name and an e-mail address, which are deleted 60 days after your date, or after they reserved if that is later.',
  },
  {
    title: 'A surprise that is one',
    text: 'Until the day that you choose, no page, count, letter or file shows you what is reserved, whatever you open.',
  },
  {
    title: 'Big things in shares',
    text: `Open a stroller in ${shares.min} to ${shares.max} shares. Guests see how many are left, and settle the money among themselves.`,
  },
  {
    title: 'Second-hand is welcome',
    text: 'Say so on a line, and a used one counts. The checklist below says what should not be handed on.',
  },
  {
    title: 'Help is a gift',
    text: 'Two dinners in March, a walk with the dog, an hour of sleep: lines like any other.',
  },
  {
    title: 'Kept together',
    text: `Up to ${owners} people keep a list with equal rights, and each may leave it.`,
  },
  {
    title: 'Yours to take along',
    text: 'Lines come in and go out as a file, print with a code to scan, and are gone when you delete them.',
  },
  {
    title: 'It can fall silent',
    text: 'After a loss your lists close in the same moment. Guests read that the list is not open, and nothing more.',
  },
]

interface Steps {
  id: string
  title: string
  steps: readonly { art: string; title: string; text: string }[]
}

export const registrySteps: readonly Steps[] = [
  {
    id: 'for-parents',
    title: 'For parents',
    steps: [
      {
        art: 'registry-write',
        title: 'Write the list',
        text: 'Names, a date if you like, and the first lines: from the checklist, by a link, or in your own words.',
      },
      {
        art: 'registry-link',
        title: 'Pass on the link',
        text: 'By message, by the code on the printed sheet, with a PIN if you wish. A new link ends the old one.',
      },
      {
        art: 'registry-unwrap',
        title: 'Unwrap, and thank',
        text: 'From your day on you see who gave what, tick off your thanks, and may write to each giver.',
      },
    ],
  },
  {
    id: 'for-guests',
    title: 'For guests',
    steps: [
      {
        art: 'registry-choose',
        title: 'Look what is left',
        text: 'Open the link you were sent, or look the parents up below if they may be found.',
      },
      {
        art: 'registry-shares',
        title: 'Reserve it, or a share',
        text: 'Name, e-mail address, done. The page that you get lets you change your mind, and reminds you twice at most.',
      },
      {
        art: 'casserole',
        title: 'Give it your way',
        text: 'Buy it where you like, hand on a used one where that is welcome, or come and cook.',
      },
    ],
  },
]
