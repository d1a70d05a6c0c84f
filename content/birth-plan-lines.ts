// The lines of the birth plan, in the sections of ACOG's sample plan (read 2026-11-20), worded as wishes. The device
// stores ids, so a text may be written anew, and an id stays as it is.
import type { PlanField, PlanLine, PlanOption, PlanSection } from '../domain/tools/birth-plan.ts'
import { planWords } from './birth-plan-words.ts'

const defaultAsk = (label: string) => `${label}: is it routine, possible, or not on offer here?`

/** A wish, and what to say of it when it is not wanted. */
const wish = (id: string, label: string, want: string, not?: string, ask = defaultAsk(label)): PlanLine => ({
  id,
  label,
  explained: planWords[id],
  ask,
  options: [
    { id: 'want', label: 'I would like', says: want },
    ...(not ? [{ id: 'not', label: 'Rather not', says: not }] : []),
  ],
})
const option = (id: string, label: string, says: string): PlanOption => ({ id, label, says })
const choice = (id: string, label: string, options: readonly PlanOption[], ask = defaultAsk(label)): PlanLine => ({
  id,
  label,
  explained: planWords[id],
  options,
  ask,
})

export const planFields: readonly PlanField[] = [
  { id: 'name', label: 'Your name', before: 'My name:' },
  { id: 'due', label: 'When the baby is due', before: 'Due:' },
  { id: 'people', label: 'Who is with you', before: 'With me:', tip: 'And who may be called at any hour.' },
  { id: 'care', label: 'Your ob-gyn or midwife', before: 'Ob-gyn or midwife:' },
  { id: 'baby-doctor', label: "The baby's doctor", before: "Baby's doctor:" },
  { id: 'preparation', label: 'How you prepared', before: 'Prepared by:', tip: 'A class, a doula, an earlier birth.' },
  {
    id: 'must-know',
    label: 'What must not be missed',
    before: 'Please note:',
    tip: 'An allergy, a medicine, a bleeding disorder, a language.',
  },
]

export const planSections: readonly PlanSection[] = [
  {
    id: 'labor',
    title: 'Labor',
    lines: [
      wish('moving', 'Moving around', 'I would like to move and change position.', 'I would like to stay in bed.'),
      wish('drinking', 'Drinking', 'I would like to drink as I need.', undefined, 'May I drink in labor? May I eat?'),
      choice('iv', 'An IV line', [
        option('lock', 'A saline lock', 'If a vein has to be ready, I would like a saline lock, without a drip.'),
        option('drip', 'A drip is fine', 'A drip is fine with me.'),
      ]),
      choice(
        'present',
        'Who is in the room',
        [
          option('named', 'Only those I name', 'I would like only the people named above to be with me.'),
          option('open', 'Others may come', 'Others may visit when I say so.'),
        ],
        'How many people may be with me, and does a doula count as one?',
      ),
      wish('students', 'Students', 'Students are welcome.', 'I would rather have no students in the room.'),
      wish('quiet-room', 'Low light, few voices', 'I would like low light and few voices.'),
    ],
  },
  {
    id: 'comfort',
    title: 'Comfort',
    lines: [
      wish('ball', 'A birth ball', 'I would like to use a birth ball.'),
      wish('stool', 'A birth stool', 'I would like to use a birth stool.'),
      wish('chair', 'A birth chair', 'I would like to use a birth chair.'),
      wish('bar', 'A squat bar', 'I would like to use a squat bar.'),
      wish('shower', 'The shower', 'I would like to use the shower.', undefined, 'Does each room have a shower?'),
      wish(
        'bath',
        'The bath',
        'I would like to use the tub.',
        undefined,
        'Is there a tub, and until when may I be in it?',
      ),
      wish('massage', 'Massage and touch', 'I would like massage.', 'I would rather not be touched to comfort me.'),
    ],
  },
  {
    id: 'pain',
    title: 'Pain relief',
    lines: [
      choice('offering', 'Who raises it', [
        option('ask', 'Do not offer it', 'Please do not offer pain relief. I will ask.'),
        option('offer', 'Offer it early', 'Please offer me pain relief early.'),
      ]),
      wish(
        'epidural',
        'An epidural',
        'I would like an epidural.',
        'I would like to do without an epidural if I can.',
        'Is an epidural available at all hours, and how long does it usually take?',
      ),
      wish('gas', 'Nitrous oxide', 'I would like to try nitrous oxide.', 'I would rather not have nitrous oxide.'),
      wish(
        'opioid',
        'Medicine by vein',
        'I would like medicine by vein if I ask for relief.',
        'I would rather not have medicine by vein.',
      ),
    ],
  },
  {
    id: 'monitoring',
    title: 'Monitoring and steps',
    lines: [
      choice(
        'heartbeat',
        "The baby's heartbeat",
        [
          option('intervals', 'At intervals', 'I would like the heartbeat checked at intervals if that is safe.'),
          option('wireless', 'Wireless', 'If it has to be watched all the time, I would like a wireless monitor.'),
          option('all', 'All the time', 'I would like the heartbeat to be watched all the time.'),
        ],
        'May the heartbeat be checked at intervals? Is there a wireless monitor?',
      ),
      wish('exams', 'Few vaginal exams', 'I would like as few vaginal exams as is sensible.'),
      wish(
        'waters',
        'Breaking the waters',
        'Breaking the waters is fine with me.',
        'I would rather have my waters left alone.',
      ),
      wish(
        'speeding',
        'Medicine to speed labor',
        'Medicine to speed labor is fine with me.',
        'I would like to try other ways before medicine to speed labor.',
      ),
      wish('explain', 'Explaining first', 'Please explain each step, and why, before it is done.'),
    ],
  },
  {
    id: 'birth',
    title: 'Birth',
    lines: [
      choice('position', 'Position', [
        option('free', 'As it feels right', 'I would like to find the position that feels right.'),
        option('upright', 'Upright', 'I would like to be upright.'),
        option('side', 'On my side', 'I would like to lie on my side.'),
      ]),
      wish(
        'pushing',
        'Pushing when I feel it',
        'I would like to push when I feel the urge.',
        'I would like to be told when to push.',
      ),
      wish('mirror', 'A mirror', 'I would like a mirror to see the birth.', 'I would rather have no mirror.'),
      wish('touching', 'Touching the head', "I would like to touch the baby's head as it comes."),
      choice('cord', 'Who cuts the cord', [
        option('supporter', 'Who is with me', 'The person with me would like to cut the cord.'),
        option('me', 'I do', 'I would like to cut the cord myself.'),
        option('staff', 'The staff', 'I would like the staff to cut the cord.'),
      ]),
      wish(
        'episiotomy',
        'Episiotomy',
        'An episiotomy is fine with me if you advise one.',
        'I would like to avoid an episiotomy unless it is urgent.',
        'How often is an episiotomy done here, and for what reasons?',
      ),
      wish('photos', 'Photographs', 'I would like photographs to be taken.', 'I would rather have no photographs.'),
    ],
  },
  {
    id: 'cesarean',
    title: 'If it is a cesarean',
    lines: [
      wish('c-present', 'Who comes along', 'I would like the person with me to be there all the time.'),
      choice('c-drape', 'The drape', [
        option('low', 'Lowered or clear', 'I would like the drape lowered, or a clear one, at the birth.'),
        option('up', 'Kept up', 'I would like the drape to stay up.'),
      ]),
      wish(
        'c-skin',
        'Skin to skin',
        'I would like the baby on my chest in the operating room, or on the chest of the person with me.',
      ),
      wish(
        'c-words',
        'Being told',
        'I would like to be told what is happening.',
        'I would rather not hear the details.',
      ),
      wish('c-music', 'Music', 'I would like my own music.'),
    ],
  },
  {
    id: 'after',
    title: 'Right after birth',
    lines: [
      wish(
        'hold',
        'Holding the baby at once',
        'I would like to hold the baby at once, skin to skin.',
        'I would like the baby dried and wrapped first.',
      ),
      wish(
        'clamping',
        'Waiting with the cord',
        'I would like the cord left for at least a minute if all is well.',
        undefined,
        'How long is the cord usually left before it is clamped?',
      ),
      choice('placenta', 'The placenta', [
        option('see', 'See it', 'I would like to see the placenta.'),
        option('keep', 'Take it home', 'I would like to take the placenta home.'),
      ]),
      wish('hour', 'The first hour', 'I would like weighing and measuring to wait for an hour.'),
    ],
  },
  {
    id: 'baby',
    title: 'The baby',
    lines: [
      choice('feeding', 'Feeding', [
        option('breast', 'Breast', 'I plan to breastfeed and would like help at the first feed.'),
        option('formula', 'Formula', 'I plan to give formula.'),
        option('both', 'Both', 'I plan to give both breast milk and formula.'),
      ]),
      wish('pacifier', 'A pacifier', 'A pacifier is fine with me.', 'Please give no pacifier.'),
      wish(
        'rooming',
        'Rooming-in',
        'I would like the baby to stay in my room.',
        'I would like the nursery to take the baby so that I can sleep.',
      ),
      wish('bath-baby', 'The first bath', 'I would like the first bath to wait, and to be there.'),
      wish('vitamin-k', 'Vitamin K', 'Yes to vitamin K.', 'Please talk to me before vitamin K.'),
      wish('eyes', 'Eye ointment', 'Yes to the eye ointment.', 'Please talk to me before the eye ointment.'),
      wish('circumcision', 'Circumcision', 'If it is a boy, I would like him circumcised.', 'No circumcision, please.'),
    ],
  },
  {
    id: 'needs',
    title: 'What you should know about me',
    note: 'Faith, culture, access, what happened before. Name only what you want to be known; no reason has to be given.',
    lines: [
      wish('faith', 'Faith or custom', 'I have customs around birth. Please ask me about them.'),
      wish('food', 'Food', 'I keep food rules. Please ask me before a meal is ordered.'),
      wish('access', 'Access', 'I need help with moving, seeing or hearing. Please ask me how.'),
      wish('interpreter', 'An interpreter', 'I would like an interpreter for anything that has to be decided.'),
      wish('touch-first', 'Before touching', 'Please tell me before you touch me, each time.'),
      wish(
        'earlier-loss',
        'A loss before',
        'A baby of mine died. It is in my record; please do not make me tell it again.',
      ),
    ],
  },
]

/** A card of its own, beside the page. */
export const newbornUnit: PlanSection = {
  id: 'unit',
  title: 'If the baby goes to the newborn unit',
  lines: [
    wish(
      'u-along',
      'Who goes along',
      'I would like the person with me to go with the baby.',
      'I would like the person with me to stay with me.',
    ),
    wish(
      'u-see',
      'Seeing the baby first',
      'I would like to see and touch the baby before you leave, if there is time.',
    ),
    choice('u-milk', 'Milk', [
      option('mine', 'My milk', 'I would like the baby to have my milk, and to be shown how to pump within hours.'),
      option('donor', 'Donor milk too', 'Donor milk is fine with me until mine comes.'),
      option('formula', 'Formula too', 'Formula is fine with me.'),
    ]),
    wish('u-skin', 'Skin to skin', 'I would like to hold the baby skin to skin as soon as it is safe.'),
    wish('u-pacifier', 'A pacifier', 'A pacifier is fine with me.', 'Please give no pacifier.'),
    wish('u-news', 'News', 'I would like somebody to tell me how the baby is, every few hours, by night too.'),
    wish('u-photo', 'A photograph', 'I would like a photograph to be brought to me.'),
    wish('u-room', 'Where I sleep', 'I would like a bed as near to the baby as there is.'),
  ],
}

/** The card for a loss. It is opened by whoever opens it; nothing counts it, and no list or short form has it. */
export const lossCard: PlanSection = {
  id: 'loss',
  title: 'If our baby dies',
  lines: [
    wish(
      'loss-see',
      'Seeing and holding',
      'I would like to see and hold the baby.',
      'I do not want to see the baby now. Please ask me again later.',
    ),
    wish('loss-describe', 'Being told first', 'Please tell me how the baby looks before I see.'),
    wish('loss-time', 'Time', 'I would like time together, and a cooling cot if there is one.'),
    wish(
      'loss-keep',
      'What to keep',
      'Please take photographs, prints of hands and feet, and a lock of hair. Keep them for me if I cannot look yet.',
    ),
    wish('loss-name', 'The name', 'Please call the baby by the name that we give.'),
    wish(
      'loss-blessing',
      'A blessing',
      'I would like a blessing or a rite of our own. Please ask us which.',
      'No blessing, please.',
    ),
    wish('loss-people', 'Who may come', 'I would like our people to come and meet the baby.'),
    wish('loss-room', 'A room away', 'I would like a room away from newborns, and a sign on the door that staff know.'),
    wish('loss-tell', 'Telling others', 'Please let the person with me tell the others.'),
    wish('loss-milk', 'Milk', 'Please tell me before I go home how milk can be stopped, or given.'),
    wish(
      'loss-questions',
      'Examinations',
      'Please talk with us about examinations later, with time, before anything is signed.',
    ),
  ],
}
