// What somebody in distress may be looking for: what the box above the results says, who answers, and what of ours helps.
import type { StageId } from '../danger-signs/stages.ts'
import type { HelpLineKind } from '../help-lines.ts'

export interface Situation {
  /** Heading of the box, and what its suggestion is called. */
  title: string
  /** What to do, in one or two calm sentences. When to call which number, the signs say. */
  say: string
  /** Lines to call, in order: the emergency number first where a life is in danger by the minute. */
  call: readonly HelpLineKind[]
  /** Ids of danger signs that the box repeats. */
  signs: readonly string[]
  /** The part of the page of all signs to go on with. */
  stage: StageId
  /** Pages of ours that help. */
  reads: readonly string[]
  /** A loss is feared or has happened: nothing but its own pages stands below the box. */
  onLoss?: true
}

const careTeam = 'Call your doctor, midwife or maternity unit now, at any hour'

/** In the order in which they are looked for: of two, the one in which minutes count. */
export const situations = {
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
  suicide: {
    title: 'You do not have to carry this alone',
    say:
      'If you think of dying or of hurting yourself, call or text now: somebody answers, day and night, and listens. ' +
      'If you have already taken or done something, call for an ambulance.',
    call: ['crisis', 'maternal', 'emergency'],
    signs: ['after-birth-act'],
    stage: 'after-birth',
    reads: ['/a/postpartum-depression', '/a/anxiety-and-depression-in-pregnancy', '/a/mental-health-of-fathers-and-partners'],
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
  violence: {
    title: 'When somebody hurts or frightens you',
    say:
      'If you are in danger now, call the emergency number. A hotline listens and plans with you, whether you stay or leave. ' +
      'If somebody looks at your phone, use another one, and delete this search from its history.',
    call: ['emergency', 'violence'],
    signs: [],
    stage: 'pregnancy',
    reads: ['/topics/pregnancy-mental-health', '/topics/parenting-mental-health'],
  },
  'no-heartbeat': {
    title: 'When no heartbeat is found',
    say:
      `If you cannot find it at home, do not go by the device: ${careTeam.replace('Call', 'call')}, and ask to be seen. ` +
      'If a scan has told you, you may ask for a second look, for time, and for somebody to talk to.',
    call: ['maternal', 'crisis'],
    signs: [],
    stage: 'pregnancy',
    reads: [
      '/a/after-an-early-miscarriage',
      '/a/stillbirth-and-late-loss',
      '/a/ultrasound-scans-what-they-show',
      '/topics/pregnancy-miscarriage-pregnancy-loss',
    ],
    onLoss: true,
  },
  'less-movement': {
    title: 'When a baby moves less, or not at all',
    say: `${careTeam}, and do not wait for tomorrow. They want you to call, and to call again if it happens again.`,
    call: ['emergency'],
    signs: ['pregnancy-flood', 'pregnancy-movement'],
    stage: 'pregnancy',
    reads: ['/a/speaking-up-in-maternity-care', '/a/signs-of-labor', '/topics/third-trimester'],
  },
  bleeding: {
    title: 'Bleeding in pregnancy or after a birth',
    say: `${careTeam}, and say how much you see, what it looks like and whether it hurts.`,
    call: ['emergency'],
    signs: ['pregnancy-flood', 'pregnancy-bleeding', 'pregnancy-late-bleeding', 'after-birth-bleeding'],
    stage: 'pregnancy',
    reads: ['/a/signs-of-early-pregnancy', '/a/signs-of-labor', '/a/looking-after-yourself-after-birth'],
  },
  'waters-or-pain': {
    title: 'Waters, strong pain, or labor that is too soon or too fast',
    say: `${careTeam}, and say which week it is. If a cord can be seen or the baby is coming, call for an ambulance.`,
    call: ['emergency'],
    signs: ['pregnancy-flood', 'pregnancy-ectopic', 'pregnancy-fluid', 'pregnancy-one-side', 'pregnancy-pain', 'pregnancy-contractions'],
    stage: 'pregnancy',
    reads: ['/a/signs-of-labor', '/a/signs-of-early-pregnancy', '/a/speaking-up-in-maternity-care'],
  },
  'warning-signs': {
    title: 'A sign to call about at once',
    say: `${careTeam}, and say that you are pregnant or have given birth; this holds for a year after it.`,
    call: ['emergency'],
    signs: ['pregnancy-breathing', 'pregnancy-seizure', 'pregnancy-headache', 'pregnancy-fainting'],
    stage: 'pregnancy',
    reads: ['/a/swelling-and-preeclampsia-signs', '/a/looking-after-yourself-after-birth', '/a/speaking-up-in-maternity-care'],
  },
  'ill-newborn': {
    title: 'When a young baby is ill',
    say: 'Call the baby’s doctor now, day or night, before you give any medicine.',
    call: ['emergency'],
    signs: ['newborn-breathing', 'newborn-limp', 'newborn-fever', 'newborn-green-vomit'],
    stage: 'newborn',
    reads: ['/a/fever-in-babies', '/a/colds-coughs-and-breathing', '/a/the-first-days-after-birth'],
  },
  loss: {
    title: 'If you are losing, or have lost, a pregnancy or a child',
    say: 'We are sorry. At these numbers somebody listens, day and night, whatever happened and however long ago.',
    call: ['maternal', 'crisis', 'emergency'],
    signs: ['after-loss-flood', 'after-loss-bleeding', 'after-loss-fever'],
    stage: 'after-loss',
    reads: ['/a/after-an-early-miscarriage', '/a/stillbirth-and-late-loss', '/topics/pregnancy-miscarriage-pregnancy-loss'],
    onLoss: true,
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

export type SituationKey = keyof typeof situations
