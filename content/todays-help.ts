// What helps on an ordinary day, by stage: for each the guides that are reached for most, and the signs to call for.

export interface Help {
  title: string
  /** What of it is wanted, in a line. */
  says: string
  path: string
}

const guide = (slug: string, title: string, says: string): Help => ({ title, says, path: `/a/${slug}` })
const whenToCall = (part: string, says: string): Help => ({
  title: 'When to call',
  says,
  path: `/a/when-to-call#${part}`,
})

const pregnancyCall = whenToCall('pregnancy', 'The signs that are not to wait, at any week')

/** By trimester. */
export const pregnancyHelp: Readonly<Record<1 | 2 | 3, readonly Help[]>> = {
  1: [
    guide('morning-sickness-what-helps', 'Sick again?', 'What helps, and when it is too much'),
    guide('foods-to-limit-in-pregnancy', 'Can I eat that?', 'What to leave out, and what is fine'),
    guide('first-prenatal-visit', 'The first visit', 'What is asked, tested and worth asking'),
    pregnancyCall,
  ],
  2: [
    guide('back-pain-and-pelvic-pain', 'Back and hips', 'Ways to sit, lie and move that hurt less'),
    guide('heartburn-constipation-and-hemorrhoids', 'Heartburn and the rest', 'What helps, and what is safe to take'),
    guide('exercise-in-pregnancy', 'Moving', 'How much, which kinds, and when to stop'),
    pregnancyCall,
  ],
  3: [
    guide('signs-of-labor', 'Is this labor?', 'How to tell, and when to leave'),
    guide('sleeping-in-pregnancy', 'Sleeping', 'On which side, and how to get there'),
    guide('pain-relief-in-labor', 'Pain relief', 'What there is, what each does and costs you'),
    pregnancyCall,
  ],
}

export const tryingHelp: readonly Help[] = [
  guide('when-are-you-most-fertile', 'Which days count', 'The six days, and the signs of them'),
  guide('ovulation-tests-how-to-use', 'Ovulation tests', 'When to begin, and how to read them'),
  guide('folic-acid-before-pregnancy', 'Folic acid', 'How much, and from when'),
]

/** By a child's age: each row holds until that many whole months. */
const childHelp: readonly { untilMonths: number; help: readonly Help[] }[] = [
  {
    untilMonths: 3,
    help: [
      guide('newborn-feeding-first-weeks', 'Feeding', 'How often, and how you can tell that it is enough'),
      guide('safe-sleep-for-babies', 'Sleep', 'Where and how a baby sleeps safely, every time'),
      guide('sharing-the-night-shift', 'The nights', 'Sharing them so that each of you sleeps'),
      whenToCall('newborn', 'Fever at this age, and the other signs that are not to wait'),
    ],
  },
  {
    untilMonths: 6,
    help: [
      guide('baby-sleep-by-age', 'Sleep', 'What is usual now, and what is worth trying'),
      guide('pumping-and-storing-milk', 'Milk for later', 'Pumping, and how long milk keeps'),
      guide('fever-in-babies', 'Fever', 'What to measure with, and from when it is a call'),
      whenToCall('baby', 'The signs that are not to wait'),
    ],
  },
  {
    untilMonths: 12,
    help: [
      guide('starting-solid-foods', 'First foods', 'What, when and in which size'),
      guide('baby-sleep-by-age', 'Sleep', 'What is usual now, and what is worth trying'),
      guide('baby-proofing-room-by-room', 'On the move', 'What to fasten and lock before they get there'),
      whenToCall('baby', 'The signs that are not to wait'),
    ],
  },
  {
    untilMonths: 37,
    help: [
      guide('toddler-tantrums', 'Tantrums', 'What to do during one, and after'),
      guide('first-words-and-talking', 'Talking', 'What helps words along, and when to ask'),
      guide('colds-coughs-and-breathing', 'Colds and coughs', 'What helps, and which breathing needs help now'),
      whenToCall('toddler', 'The signs that are not to wait'),
    ],
  },
]

/** What helps with a child of that many whole months; nothing beyond the guides' ages. */
export const helpAt = (months: number): readonly Help[] =>
  childHelp.find(({ untilMonths }) => months < untilMonths)?.help ?? []
