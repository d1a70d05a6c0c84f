// Danger signs of a newborn, from birth to the third month.
import { type DangerSign, signRows } from './danger-sign.ts'
import { babySigns } from './shared-rows.ts'

const stage = { name: 'newborn', span: { unit: 'month', from: 0, to: 2 } } as const

export const newbornSigns: readonly DangerSign[] = [
  ...signRows(
    stage,
    'emergency',
    babySigns.breathing,
    babySigns.color,
    ['choking', 'choking', 'Choking: your baby cannot cough, cry or breathe', 'nhs-choking'],
    ['seizure', 'seizure', 'A seizure', 'nhs-ill'],
    ['limp', 'waking', 'A baby who is limp or cannot be woken', 'nhs-ill'],
    babySigns.rash,
  ),
  ...signRows(
    stage,
    'now',
    ['fever', 'fever', 'A temperature of 100.4 °F (38 °C) or more, or a baby who stays cold', 'aap-fever'],
    babySigns.greenVomit,
    ['navel', 'navel', 'Red, swollen skin around the navel or the cord, or pus', 'aap-cord', 0, 1],
    [
      'yellow',
      'yellow',
      'Yellow skin on the first day, or yellow that spreads, or a yellow baby who is sleepy',
      'aap-jaundice',
      0,
      1,
    ],
    ['feeding', 'feeding', 'Hard to wake for feeds, or two feeds in a row refused', 'nhs-ill'],
    ['diapers', 'diapers', 'From day 5 on, no wet diaper for 8 hours', 'aap-symptoms'],
    ['soft-spot', 'soft-spot', 'A soft spot on the head that bulges or is sunken', 'aap-dehydration'],
    babySigns.crying,
    [
      'shaking',
      'shaking',
      'You are afraid that you might hurt your baby. Lay the baby in the crib, leave the room, call',
      'nhs-crying',
    ],
  ),
  ...signRows(stage, 'today', [
    'few-diapers',
    'diapers',
    'Few wet diapers: under two in the first two days, or fewer than six in 24 hours from day 5 on',
    'nhs-enough-milk',
  ]),
]
