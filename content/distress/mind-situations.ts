// What the box says when somebody thinks of dying, is hurt or frightened by another person, or when it is too much.
import type { Situation } from './situation.ts'

export const mindSituations = {
  suicide: {
    title: 'You do not have to carry this alone',
    say:
      'If you think of dying or of hurting yourself, call or text now: somebody answers, day and night, and listens. ' +
      'If you have already taken or done something, call for an ambulance.',
    call: ['crisis', 'maternal', 'emergency'],
    signs: ['after-birth-act'],
    stage: 'after-birth',
    reads: [
      '/a/postpartum-depression',
      '/a/anxiety-and-depression-in-pregnancy',
      '/a/mental-health-of-fathers-and-partners',
    ],
  },
  violence: {
    title: 'When somebody hurts or frightens you',
    say:
      'If you are in danger now, call the emergency number. ' +
      'If somebody looks at your phone, use another one, and delete this search from its history.',
    sayOfLine: { violence: 'A hotline listens and plans with you, whether you stay or leave.' },
    call: ['emergency', 'violence'],
    signs: [],
    stage: 'pregnancy',
    reads: ['/topics/pregnancy-mental-health', '/topics/parenting-mental-health'],
  },
  'harm-fear': {
    title: 'When you are afraid of harming your baby',
    say:
      'Lay the baby on the back in the crib, leave the room, and call one of these numbers. ' +
      'To tell somebody protects you both, and thoughts that frighten you can be treated.',
    call: ['maternal', 'crisis', 'emergency'],
    signs: ['after-birth-act'],
    stage: 'after-birth',
    reads: ['/a/postpartum-depression', '/a/sharing-the-night-shift', '/a/mental-health-of-fathers-and-partners'],
  },
  psychosis: {
    title: 'Hearing, seeing or believing what others do not',
    say:
      'Around a birth this is an illness that treatment helps, and it needs a hospital now, before a birth as after it. ' +
      'Somebody should stay with the parent and with the baby until help is there.',
    call: ['emergency', 'maternal', 'crisis'],
    signs: ['after-birth-psychosis', 'after-birth-act'],
    stage: 'after-birth',
    reads: ['/a/postpartum-depression', '/topics/parenting-mental-health'],
  },
  low: {
    title: 'When it is too much',
    say:
      'What you feel happens to many around a birth, is nobody’s fault, and can be treated. ' +
      'Talk to somebody today: your doctor or midwife, or one of these numbers, at any hour.',
    call: ['maternal', 'crisis'],
    signs: [],
    stage: 'after-birth',
    reads: [
      '/a/postpartum-depression',
      '/a/anxiety-and-depression-in-pregnancy',
      '/a/mental-health-of-fathers-and-partners',
      '/a/getting-help-at-home-after-birth',
    ],
  },
  unclear: {
    title: 'Do you need help now?',
    say: 'If somebody is in danger, call the emergency number. To talk to a person, at any hour, call or text one of the others.',
    call: ['emergency', 'crisis', 'maternal', 'violence'],
    signs: [],
    stage: 'pregnancy',
    reads: ['/topics/pregnancy-symptoms', '/topics/parenting-health', '/topics/parenting-mental-health'],
  },
} as const satisfies Record<string, Situation>
