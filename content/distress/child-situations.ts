// What the box says when a baby or a child is in danger.
import type { Situation } from './situation.ts'

export const childSituations = {
  'not-breathing': {
    title: 'When somebody cannot breathe or be woken',
    say: 'Call for an ambulance now and put the phone on speaker: whoever answers tells you what to do with your hands until help is there.',
    call: ['emergency'],
    signs: ['child-breathing', 'child-color', 'child-limp', 'child-allergy'],
    stage: 'baby',
    reads: ['/a/colds-coughs-and-breathing', '/a/starting-solid-foods', '/topics/parenting-health'],
  },
  seizure: {
    title: 'A seizure',
    say:
      'Lay the person on one side, hold nothing down, put nothing into the mouth, and look at the clock. ' +
      'In pregnancy, or in the weeks after it, every seizure is an emergency.',
    call: ['emergency'],
    signs: ['child-seizure', 'child-breathing'],
    stage: 'baby',
    reads: ['/a/fever-in-babies', '/a/swelling-and-preeclampsia-signs'],
  },
  swallowed: {
    title: 'When something harmful was swallowed',
    say: 'Call now and do not wait for signs of illness. Keep the package beside you, and do not bring on vomiting.',
    call: ['emergency', 'poison'],
    signs: ['child-battery', 'child-breathing', 'child-seizure', 'child-limp'],
    stage: 'baby',
    reads: ['/a/baby-proofing-room-by-room', '/topics/parenting-safety'],
  },
  injury: {
    title: 'When a child was hurt',
    say:
      'A baby who was shaken needs an emergency room, now. After any other fall or blow to a baby call the doctor and say how it happened; ' +
      'they want to help, not to blame.',
    call: ['emergency'],
    signs: ['child-limp', 'child-seizure', 'child-head-injury'],
    stage: 'baby',
    reads: ['/a/baby-proofing-room-by-room', '/topics/parenting-safety'],
  },
  'ill-newborn': {
    title: 'When a young baby is ill',
    say: 'Call the baby’s doctor now, day or night, before you give any medicine.',
    call: ['emergency'],
    signs: ['newborn-breathing', 'newborn-limp', 'newborn-fever', 'newborn-green-vomit'],
    stage: 'newborn',
    reads: ['/a/fever-in-babies', '/a/colds-coughs-and-breathing', '/a/the-first-days-after-birth'],
  },
} as const satisfies Record<string, Situation>
