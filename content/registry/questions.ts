// What people ask about the registry.
import { registryLimits } from '../../domain/registry/registry.ts'

const { shares, owners } = registryLimits

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
