// Danger signs for one's own body and mind after a miscarriage, an ectopic pregnancy or a stillbirth.

import { type DangerSign, signRows } from './danger-sign.ts'
import { crisisWords, moodWords, violenceWords } from './pregnancy-signs.ts'

const stage = { name: 'after-loss', span: { unit: 'month', from: 0, to: 12 } } as const

export const afterLossSigns: readonly DangerSign[] = [
  ...signRows(
    stage,
    'emergency',
    ['breathing', 'breathing', 'Trouble breathing, or pain in the chest', 'cdc-hear-her'],
    ['flood', 'bleeding', 'Bleeding that does not stop, or bleeding with fainting', 'acog-loss'],
    ['seizure', 'seizure', 'A seizure, or fainting and not coming round', 'cdc-hear-her'],
    ['act', 'self-harm', 'You might act on a thought of ending your life', 'cdc-hear-her'],
    ['psychosis', 'psychosis', 'Seeing, hearing or being certain of things that others are not', 'nhs-psychosis'],
  ),
  ...signRows(
    stage,
    'now',
    ['bleeding', 'bleeding', 'A pad soaked in an hour or less, or clots larger than an egg', 'cdc-hear-her'],
    ['fever', 'fever', 'A fever of 100.4 °F (38 °C) or more, or chills', 'acog-loss'],
    ['smell', 'smell', 'Discharge that smells bad', 'acog-loss'],
    ['pain', 'belly-pain', 'Severe pain in the belly, low on one side or in the tip of a shoulder', 'acog-loss'],
    [
      'headache',
      'headache',
      'A headache that is severe or will not go away, or changes in what you see',
      'cdc-hear-her',
    ],
    ['swelling', 'swelling', 'Sudden swelling of the face or hands, or pain under the ribs', 'acog-preeclampsia'],
    ['leg', 'leg', 'One leg that is swollen, red, warm or painful', 'cdc-hear-her'],
    ['fainting', 'fainting', 'Fainting, dizziness that stays, or a racing heart', 'cdc-hear-her'],
    ['self-harm', 'self-harm', `Thoughts of ending your life. ${crisisWords}`, 'cdc-hear-her'],
    ['violence', 'violence', `Someone hurts you, threatens you or makes you afraid. ${violenceWords}`, 'nhs-abuse'],
  ),
  ...signRows(
    stage,
    'today',
    ['breast', 'breast', 'A breast that is hot, hard and red', 'nhs-mastitis'],
    [
      'low-mood',
      'low-mood',
      `After two weeks most days are still dark, or you cannot sleep or eat. ${moodWords}`,
      'acog-loss',
    ],
  ),
]
