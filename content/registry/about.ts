// What the page about the registry says: what is special, how it works, and what people ask.
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
    text: 'Guests open a link. To reserve they leave a name and an e-mail address, which are deleted 60 days after your date.',
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

/** Questions with their answers, each a plain paragraph. */
export const registryQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'Who can see my list?',
    answer:
      'Whoever has its link, and, if you set one, its PIN. The link cannot be guessed, and search engines are told to leave the page out. In our own search it appears only if you say yes, with names, month and state and nothing else.',
  },
  {
    question: 'Can I really not see what is reserved?',
    answer:
      'Not until your day. Your own view, the counts, the order, letters and exports are the same whether everything is taken or nothing. If you open the page of your guests, it looks untouched to you. You may move the day to a later one at any time, to an earlier one only with a week’s notice.',
  },
  {
    question: 'What if I delete something that somebody has reserved?',
    answer:
      'It works as always, and you learn nothing. The giver gets a short letter that the list has changed, so that nothing is bought for no one.',
  },
  {
    question: 'How do group gifts work?',
    answer: `You open a thing in ${shares.min} to ${shares.max} shares, and each guest takes one or more. No money passes through this site: one of the group buys it, and the others pay that person.`,
  },
  {
    question: 'Can I ask for used things?',
    answer:
      'Yes, line by line. Guests see that a used one is welcome. A few things should be new or need a look first, which our checklist says, with the source.',
  },
  {
    question: 'Who pays for shipping, and where does it go?',
    answer:
      'Whoever buys, at the shop of their choice. You may leave an address that is shown only to people who have reserved something. Without one they bring the gift, or ask you.',
  },
  {
    question: 'What about returns?',
    answer:
      'The shop that sold a thing takes it back, by its own rules and days. Ask givers for a gift receipt; a line in your message to guests does it.',
  },
  {
    question: 'Is it rude to have a registry, or to have one without a shower?',
    answer:
      'No. A list answers a question that people ask anyway. Put it where it is asked for, at the foot of an invitation or in a reply, keep some lines small, and thank for what was not on it too.',
  },
  {
    question: 'Can we keep the list together?',
    answer: `Yes. Invite the other parent by e-mail. Up to ${owners} people keep a list with equal rights, and each may leave it. When an account is deleted, the list stays with the others.`,
  },
  {
    question: 'I have a list somewhere else already. What now?',
    answer:
      'Link it: guests then see where else you are registered. Lines can also be brought in from a file with columns, and taken out as one.',
  },
  {
    question: 'What happens after a loss?',
    answer:
      'When you tell us, every list that you keep closes in that moment. Guests read that it is not open, and nobody is told why; reminders stop. Later you may open it again, hide it or delete it, and choose one of three quiet sentences for guests, or none. Nothing is decided for you.',
  },
  {
    question: 'How do I close a list, and what stays?',
    answer:
      'Pause it, hide it or delete it, with one press and without a reason. Deleting removes it at once, with names, address and lines. People who had reserved something get one letter, which says only that the list is gone.',
  },
  {
    question: 'What does it cost, and what do you earn?',
    answer:
      'It costs nothing. Links on a list lead to the shop as you wrote them: we add no code and get no share of what is bought.',
  },
]
