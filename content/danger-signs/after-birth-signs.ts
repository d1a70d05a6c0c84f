// Danger signs in the year after giving birth, for the one who gave birth. None of them speaks of a baby: some have
// none to hold.

import { type DangerSign, signRows } from './danger-sign.ts'
import { crisisWords, moodWords, violenceWords } from './pregnancy-signs.ts'

const stage = { name: 'after-birth', span: { unit: 'month', from: 0, to: 12 } } as const

export const afterBirthSigns: readonly DangerSign[] = [
  ...signRows(
    stage,
    'emergency',
    ['breathing', 'breathing', 'Trouble breathing, or pain in the chest', 'cdc-hear-her'],
    ['seizure', 'seizure', 'A seizure, or fainting and not coming round', 'acog-preeclampsia'],
    ['flood', 'bleeding', 'Bleeding that does not stop, or bleeding with fainting', 'cdc-hear-her'],
    ['severe-pressure', 'pressure', 'A blood pressure of 160 over 110 or more, either number', 'acog-preeclampsia'],
    ['act', 'self-harm', 'You might act on a thought of harming yourself or anyone else', 'cdc-hear-her'],
    ['psychosis', 'psychosis', 'Seeing, hearing or being certain of things that others are not', 'nhs-psychosis'],
  ),
  ...signRows(
    stage,
    'now',
    ['bleeding', 'bleeding', 'A pad soaked in an hour or less, or clots larger than an egg', 'cdc-hear-her'],
    [
      'headache',
      'headache',
      'A headache that is severe or will not go away, or changes in what you see',
      'cdc-hear-her',
    ],
    ['swelling', 'swelling', 'Sudden swelling of the face or hands, or pain under the ribs', 'acog-preeclampsia'],
    ['pressure', 'pressure', 'A blood pressure of 140 over 90 or more, either number', 'acog-preeclampsia', 0, 2],
    ['fever', 'fever', 'A fever of 100.4 °F (38 °C) or more', 'cdc-hear-her'],
    ['smell', 'smell', 'Discharge that smells bad', 'cdc-hear-her'],
    ['pain', 'belly-pain', 'Severe pain in the belly that does not go away', 'cdc-hear-her'],
    ['leg', 'leg', 'One leg that is swollen, red, warm or painful', 'cdc-hear-her'],
    ['fainting', 'fainting', 'Fainting, dizziness that stays, or a racing heart', 'cdc-hear-her'],
    ['self-harm', 'self-harm', `Thoughts of harming yourself or anyone else. ${crisisWords}`, 'cdc-hear-her'],
    ['violence', 'violence', `Someone hurts you, threatens you or makes you afraid. ${violenceWords}`, 'nhs-abuse'],
  ),
  ...signRows(
    stage,
    'today',
    ['wound', 'wound', 'A wound that opens, oozes, or grows red and hot', 'cdc-hear-her'],
    ['breast', 'breast', 'A breast that is hot, hard and red', 'nhs-mastitis'],
    [
      'low-mood',
      'low-mood',
      `Sadness, dread or worry that lasts longer than two weeks. ${moodWords}`,
      'acog-postpartum',
    ],
  ),
]
