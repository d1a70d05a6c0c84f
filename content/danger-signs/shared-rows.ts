// Signs that several stages show in the same words, each written once.
import { linesFor } from '../help-lines.ts'
import type { SignRow } from './danger-sign.ts'

const number = (kind: 'crisis' | 'violence' | 'maternal') =>
  linesFor('US').find(line => line.kind === kind)?.number ?? ''

/** Where to call about one's own life, at home and about low mood: the end of a sign's words. */
export const callWords = {
  crisis: `Call or text ${number('crisis')} in the US, at any hour`,
  violence: `In the US ${number('violence')} answers day and night`,
  mood: `In the US ${number('maternal')} takes calls and texts`,
} as const

const headache = 'A headache that is severe or will not go away, or changes in what you see'
const violence = `Someone hurts you, threatens you or makes you afraid. ${callWords.violence}`

/** Signs of the one who is or was pregnant. */
export const ownSigns = {
  breathing: ['breathing', 'breathing', 'Trouble breathing, or pain in the chest', 'cdc-hear-her'],
  act: ['act', 'self-harm', 'You might act on a thought of harming yourself or anyone else', 'cdc-hear-her'],
  selfHarm: [
    'self-harm',
    'self-harm',
    `Thoughts of harming yourself or anyone else. ${callWords.crisis}`,
    'cdc-hear-her',
  ],
  violence: ['violence', 'violence', violence, 'nhs-abuse'],
  soakedPad: ['bleeding', 'bleeding', 'A pad soaked in an hour or less, or clots larger than an egg', 'cdc-hear-her'],
  headache: ['headache', 'headache', headache, 'cdc-hear-her'],
  fever: ['fever', 'fever', 'A fever of 100.4 °F (38 °C) or more', 'cdc-hear-her'],
  leg: ['leg', 'leg', 'One leg that is swollen, red, warm or painful', 'cdc-hear-her'],
  fainting: ['fainting', 'fainting', 'Fainting, dizziness that stays, or a racing heart', 'cdc-hear-her'],
  breast: ['breast', 'breast', 'A breast that is hot, hard and red', 'nhs-mastitis'],
} as const satisfies Record<string, SignRow>

const breathing = 'Breathing that stops or is a struggle: long pauses, grunting, ribs that suck in'
const rash = 'Purple or red spots that do not fade when you press a glass on them'
const crying = 'Crying that nothing calms, or a cry that is weak or high-pitched'

/** Signs of a baby of any age. */
export const babySigns = {
  breathing: ['breathing', 'breathing', breathing, 'nhs-ill'],
  color: ['color', 'color', 'Blue or gray lips, tongue or skin', 'nhs-ill'],
  rash: ['rash', 'rash', rash, 'nhs-ill'],
  greenVomit: ['green-vomit', 'green-vomit', 'Green or bloody vomit', 'nhs-ill'],
  crying: ['crying', 'crying', crying, 'nhs-ill'],
} as const satisfies Record<string, SignRow>
