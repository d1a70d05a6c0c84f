// Danger signs of pregnancy, by completed week. One table, since most of them hold in every trimester.
import { type DangerSign, signRows } from './danger-sign.ts'
import { callWords, ownSigns } from './shared-rows.ts'

const stage = { name: 'pregnancy', span: { unit: 'week', from: 1, to: 42 } } as const

export const pregnancySigns: readonly DangerSign[] = [
  ...signRows(
    stage,
    'emergency',
    ownSigns.breathing,
    ['seizure', 'seizure', 'A seizure, or fainting and not coming round', 'acog-preeclampsia'],
    ['flood', 'bleeding', 'Bleeding that does not stop, or bleeding with fainting', 'acog-bleeding'],
    [
      'ectopic',
      'belly-pain',
      'Sudden, severe pain in the belly with faintness or a very pale face',
      'nhs-ectopic',
      1,
      13,
    ],
    [
      'severe-pressure',
      'pressure',
      'A blood pressure of 160 over 110 or more, either number',
      'acog-preeclampsia',
      20,
      42,
    ],
    ownSigns.act,
    ['psychosis', 'psychosis', 'Seeing, hearing or being certain of things that others are not', 'nhs-any-psychosis'],
  ),
  ...signRows(
    stage,
    'now',
    [
      'early-bleeding',
      'bleeding',
      'Any bleeding after a positive test, or a pad soaked every hour',
      'acog-heavy',
      1,
      3,
    ],
    ['bleeding', 'bleeding', 'Any bleeding from the vagina, with pain or without', 'acog-bleeding', 4, 36],
    ['late-bleeding', 'bleeding', 'Any bleeding beyond mucus streaked with blood', 'acog-bleeding', 37, 42],
    ['fluid', 'fluid', 'Fluid that leaks or gushes from the vagina', 'cdc-hear-her'],
    [
      'one-side',
      'belly-pain',
      'Severe pain in the belly, low on one side or in the tip of a shoulder',
      'nhs-ectopic',
      1,
      13,
    ],
    ['pain', 'belly-pain', 'Severe pain in the belly that does not go away', 'cdc-hear-her', 14, 42],
    ownSigns.headache,
    [
      'swelling',
      'swelling',
      'Sudden swelling of the face or hands, or pain under the ribs',
      'acog-preeclampsia',
      20,
      42,
    ],
    ['pressure', 'pressure', 'A blood pressure of 140 over 90 or more, either number', 'acog-preeclampsia', 20, 42],
    ['movement', 'movement', 'Your baby moves less than usual, or the pattern has changed', 'nhs-movements', 24, 42],
    [
      'contractions',
      'contractions',
      'Six or more contractions or tightenings in an hour, or pressure low in the pelvis that stays',
      'nichd-preterm',
      20,
      36,
    ],
    ownSigns.fever,
    ownSigns.leg,
    ownSigns.fainting,
    ownSigns.selfHarm,
    ownSigns.violence,
  ),
  ...signRows(
    stage,
    'today',
    [
      'vomiting',
      'no-fluids',
      'Vomiting that lets no liquid stay down for 24 hours, or no pee for 8 hours',
      'nhs-vomiting',
    ],
    ['itching', 'itching', 'Strong itching without a rash, above all of the palms and soles', 'nhs-itching', 14, 42],
    ['urine', 'urine', 'Pain or burning when you pee', 'acog-urine'],
    [
      'low-mood',
      'low-mood',
      `Sadness, dread or worry on most days for two weeks. ${callWords.mood}`,
      'acog-depression',
    ],
  ),
]
