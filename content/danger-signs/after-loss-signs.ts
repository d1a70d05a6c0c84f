// Danger signs for one's own body and mind after a miscarriage, an ectopic pregnancy or a stillbirth.

import { type DangerSign, signRows } from './danger-sign.ts'
import { callWords, ownSigns } from './shared-rows.ts'

const stage = { name: 'after-loss', span: { unit: 'month', from: 0, to: 12 } } as const

export const afterLossSigns: readonly DangerSign[] = [
  ...signRows(
    stage,
    'emergency',
    ownSigns.breathing,
    ['flood', 'bleeding', 'Bleeding that does not stop, or bleeding with fainting', 'acog-loss'],
    ['seizure', 'seizure', 'A seizure, or fainting and not coming round', 'cdc-hear-her'],
    ['act', 'self-harm', 'You might act on a thought of ending your life', 'cdc-hear-her'],
    ['psychosis', 'psychosis', 'Seeing, hearing or being certain of things that others are not', 'nhs-psychosis'],
  ),
  ...signRows(
    stage,
    'now',
    ownSigns.soakedPad,
    ['fever', 'fever', 'A fever of 100.4 °F (38 °C) or more, or chills', 'acog-loss'],
    ['smell', 'smell', 'Discharge that smells bad', 'acog-loss'],
    ['pain', 'belly-pain', 'Severe pain in the belly, low on one side or in the tip of a shoulder', 'acog-loss'],
    ownSigns.headache,
    ['swelling', 'swelling', 'Sudden swelling of the face or hands, or pain under the ribs', 'acog-preeclampsia'],
    ownSigns.leg,
    ownSigns.fainting,
    ['self-harm', 'self-harm', `Thoughts of ending your life. ${callWords.crisis}`, 'cdc-hear-her'],
    ownSigns.violence,
  ),
  ...signRows(stage, 'today', ownSigns.breast, [
    'low-mood',
    'low-mood',
    `After two weeks most days are still dark, or you cannot sleep or eat. ${callWords.mood}`,
    'acog-loss',
  ]),
]
