// Danger signs in the year after giving birth, for the one who gave birth. None mentions a baby, for readers whose baby
// died.

import { type DangerSign, signRows } from './danger-sign.ts'
import { callWords, ownSigns } from './shared-rows.ts'

const stage = { name: 'after-birth', span: { unit: 'month', from: 0, to: 12 } } as const

export const afterBirthSigns: readonly DangerSign[] = [
  ...signRows(
    stage,
    'emergency',
    ownSigns.breathing,
    ['seizure', 'seizure', 'A seizure, or fainting and not coming round', 'acog-preeclampsia'],
    ['flood', 'bleeding', 'Bleeding that does not stop, or bleeding with fainting', 'cdc-hear-her'],
    ['severe-pressure', 'pressure', 'A blood pressure of 160 over 110 or more, either number', 'acog-preeclampsia'],
    ownSigns.act,
    ['psychosis', 'psychosis', 'Seeing, hearing or being certain of things that others are not', 'nhs-psychosis'],
  ),
  ...signRows(
    stage,
    'now',
    ownSigns.soakedPad,
    ownSigns.headache,
    ['swelling', 'swelling', 'Sudden swelling of the face or hands, or pain under the ribs', 'acog-preeclampsia'],
    ['pressure', 'pressure', 'A blood pressure of 140 over 90 or more, either number', 'acog-preeclampsia', 0, 2],
    ownSigns.fever,
    ['smell', 'smell', 'Discharge that smells bad', 'cdc-hear-her'],
    ['pain', 'belly-pain', 'Severe pain in the belly that does not go away', 'cdc-hear-her'],
    ownSigns.leg,
    ownSigns.fainting,
    ownSigns.selfHarm,
    ownSigns.violence,
  ),
  ...signRows(
    stage,
    'today',
    ['wound', 'wound', 'A wound that opens, oozes, or grows red and hot', 'cdc-hear-her'],
    ownSigns.breast,
    [
      'low-mood',
      'low-mood',
      `Sadness, dread or worry that lasts longer than two weeks. ${callWords.mood}`,
      'acog-postpartum',
    ],
  ),
]
