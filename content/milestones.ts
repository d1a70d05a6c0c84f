// What most children do by the ages of the CDC checklists. No lists in between: the CDC has none, and neither do we.

/** One checklist: things that three of four children or more do by an age, in four groups, in our words. */
export interface Milestones {
  /** Age in whole months; corrected age for a child born before 37 weeks. */
  months: number
  social: readonly string[]
  language: readonly string[]
  thinking: readonly string[]
  movement: readonly string[]
}

/** The lists as revised in 2022 (Zubler and others, Pediatrics 149/3); wording ours, every item kept. */
export const milestonesSource = {
  title: "CDC's Developmental Milestones",
  publisher: 'CDC, Learn the Signs. Act Early.',
  url: 'https://www.cdc.gov/act-early/milestones/index.html',
  year: 2022,
} as const

/** Stands under every list, wherever it is shown. */
export const milestonesNote =
  'This is not a test. If something here is missing, or your child has lost a skill, tell the doctor now rather than at the next visit. ' +
  'For a child born before 37 weeks, count from the due date until the second birthday.'

export const milestones: readonly Milestones[] = [
  {
    months: 2,
    social: [
      'Settles when you speak or pick them up',
      'Looks at your face',
      'Seems glad when you come near',
      'Smiles back at your smile or voice',
    ],
    language: ['Makes sounds that are not crying', 'Reacts to a loud noise'],
    thinking: ['Follows you with the eyes as you move', 'Looks at a toy for several seconds'],
    movement: [
      'Lifts the head when lying on the tummy',
      'Moves both arms and both legs',
      'Opens the hands for a moment',
    ],
  },
  {
    months: 4,
    social: [
      'Smiles to get your attention',
      'Chuckles when you try to be funny',
      'Looks, moves or makes sounds to keep your attention',
    ],
    language: ['Coos: "ooo", "aah"', 'Answers your voice with sounds', 'Turns toward your voice'],
    thinking: ['Opens the mouth at the sight of breast or bottle when hungry', 'Studies their own hands'],
    movement: [
      'Holds the head steady when you hold them',
      'Keeps hold of a toy you put in the hand',
      'Swings an arm at toys',
      'Brings hands to the mouth',
      'Pushes up onto elbows or forearms on the tummy',
    ],
  },
  {
    months: 6,
    social: ['Knows familiar people', 'Likes looking in a mirror', 'Laughs'],
    language: ['Takes turns making sounds with you', 'Blows raspberries', 'Squeals'],
    thinking: [
      'Explores things with the mouth',
      'Reaches for a toy they want',
      'Closes the lips when they have had enough to eat',
    ],
    movement: ['Rolls from tummy to back', 'Pushes up on straight arms on the tummy', 'Sits propped on the hands'],
  },
  {
    months: 9,
    social: [
      'Is shy, clingy or afraid with strangers',
      'Shows several feelings in the face: happy, sad, angry, surprised',
      'Looks when you say their name',
      'Reacts when you leave: looks, reaches or cries',
      'Smiles or laughs at peekaboo',
    ],
    language: ['Strings sounds together: "mamama", "bababa"', 'Lifts the arms to be picked up'],
    thinking: ['Looks for a thing that dropped out of sight', 'Bangs two things together'],
    movement: [
      'Gets into a sitting position alone',
      'Passes things from hand to hand',
      'Rakes food closer with the fingers',
      'Sits without support',
    ],
  },
  {
    months: 12,
    social: ['Plays games with you, such as pat-a-cake'],
    language: ['Waves bye-bye', 'Has a special name for a parent', 'Understands "no": stops for a moment'],
    thinking: ['Puts a thing into a container', 'Looks for what they saw you hide'],
    movement: [
      'Pulls up to standing',
      'Walks along the furniture',
      'Drinks from an open cup that you hold',
      'Picks up small things with thumb and finger',
    ],
  },
  {
    months: 15,
    social: [
      'Copies other children at play',
      'Shows you a thing they like',
      'Claps when excited',
      'Hugs a doll or other toy',
      'Shows you affection',
    ],
    language: [
      'Tries one or two words besides the names of parents',
      'Looks at a familiar thing when you name it',
      'Follows a request made with a word and a gesture',
      'Points to ask for something or for help',
    ],
    thinking: ['Tries to use things the right way: a phone, a cup, a book', 'Stacks two small things'],
    movement: ['Takes a few steps alone', 'Feeds themselves with the fingers'],
  },
  {
    months: 18,
    social: [
      'Walks off but looks back to see that you are near',
      'Points to show you something interesting',
      'Holds out the hands for washing',
      'Looks at a few pages of a book with you',
      'Helps with dressing: pushes an arm through, lifts a foot',
    ],
    language: [
      'Tries three or more words besides the names of parents',
      'Follows a one-step request without a gesture',
    ],
    thinking: ['Copies you at chores', 'Plays with toys in a simple way, such as pushing a car'],
    movement: [
      'Walks without holding on',
      'Scribbles',
      'Drinks from an open cup, with spills',
      'Feeds themselves with the fingers',
      'Tries a spoon',
      'Climbs on and off a couch or chair alone',
    ],
  },
  {
    months: 24,
    social: ['Notices when others are hurt or upset', 'Checks your face to know what to make of something new'],
    language: [
      'Points to things in a book when you ask where they are',
      'Puts two words together: "more milk"',
      'Points to two parts of the body when asked',
      'Uses more gestures than waving and pointing',
    ],
    thinking: [
      'Holds a thing in one hand while the other does something',
      'Tries switches, knobs and buttons',
      'Plays with several toys at once',
    ],
    movement: ['Kicks a ball', 'Runs', 'Walks up a few stairs, with or without help', 'Eats with a spoon'],
  },
  {
    months: 30,
    social: [
      'Plays beside other children and sometimes with them',
      'Calls you to look at what they can do',
      'Follows a simple routine when told',
    ],
    language: [
      'Says about 50 words',
      'Joins two or more words, one of them an action',
      'Names pictures in a book when asked',
      'Says "I", "me" or "we"',
    ],
    thinking: [
      'Pretends, such as feeding a block to a doll',
      'Solves a simple problem, such as fetching a stool',
      'Follows a two-step request',
      'Knows a color',
    ],
    movement: [
      'Twists doorknobs or lids',
      'Takes some clothes off alone',
      'Jumps with both feet off the ground',
      'Turns pages one at a time',
    ],
  },
  {
    months: 36,
    social: ['Calms down within 10 minutes after you leave', 'Notices other children and joins in'],
    language: [
      'Talks with you, at least two turns each',
      'Asks who, what, where or why',
      'Says what is going on in a picture',
      'Says their first name when asked',
      'Is understood by others most of the time',
    ],
    thinking: ['Draws a circle when shown how', 'Keeps off hot things when warned'],
    movement: ['Strings large beads or macaroni', 'Puts on some clothes alone', 'Uses a fork'],
  },
]

/**
 * The checklist of an age.
 * @param months age in whole months (corrected age when born early); the lists are at 2, 4, 6, 9, 12, 15, 18, 24, 30
 * and 36
 * @returns undefined at every other age: there is no list to show, not an older one to stand in for it
 */
export const milestonesAt = (months: number): Milestones | undefined => milestones.find(m => m.months === months)
