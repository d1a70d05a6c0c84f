// Danger signs of a baby and a toddler, from the third month to the third birthday.
import { linesFor } from '../help-lines.ts'
import { type DangerSign, signRows } from './danger-sign.ts'
import { babySigns } from './shared-rows.ts'

const poison = linesFor('US').find(line => line.kind === 'poison')?.number ?? ''

const stage = { name: 'child', span: { unit: 'month', from: 3, to: 36 } } as const

export const childSigns: readonly DangerSign[] = [
  ...signRows(
    stage,
    'emergency',
    babySigns.breathing,
    babySigns.color,
    ['choking', 'choking', 'Choking: your child cannot cough, cry or breathe', 'nhs-choking'],
    [
      'seizure',
      'seizure',
      'A first seizure, one of five minutes or more, or one after which your child does not wake',
      'nhs-ill',
    ],
    ['limp', 'waking', 'A child who is limp or cannot be woken', 'nhs-ill'],
    babySigns.rash,
    [
      'allergy',
      'allergy',
      'Hives with wheezing, vomiting or a swollen face, after a food, a medicine or a sting',
      'nhs-ill',
    ],
    ['battery', 'poison', 'A swallowed button battery or magnet: emergency room, at once', 'aap-battery'],
  ),
  ...signRows(
    stage,
    'now',
    ['fever', 'fever', 'A temperature of 102.2 °F (39 °C) or more before the age of six months', 'nhs-fever', 3, 5],
    [
      'ill-fever',
      'fever',
      'Any fever in a child who looks very ill, or above 104 °F (40 °C) more than once',
      'aap-fever',
    ],
    ['soft-spot', 'soft-spot', 'A stiff neck, or a soft spot that bulges or is sunken', 'aap-fever'],
    babySigns.greenVomit,
    ['diapers', 'diapers', 'No wet diaper, or no pee, for 8 hours', 'aap-symptoms'],
    [
      'head-injury',
      'head-injury',
      'After a blow to the head: vomiting, unusual sleepiness, or not acting as usual',
      'nhs-head',
    ],
    ['poison', 'poison', `Something poisonous was swallowed. Poison Help, in the US: ${poison}`, 'aap-poison'],
    babySigns.crying,
    [
      'shaking',
      'shaking',
      'You are afraid that you might hurt your child. Leave the child in a safe place, and call',
      'nhs-crying',
    ],
  ),
  ...signRows(
    stage,
    'today',
    ['long-fever', 'fever', 'A fever that lasts longer than 24 hours', 'aap-fever', 3, 23],
    ['three-days', 'fever', 'A fever that lasts longer than three days', 'aap-fever', 24, 36],
    ['feeding', 'feeding', 'Far less drinking than usual, or feeds refused', 'nhs-ill'],
  ),
]
