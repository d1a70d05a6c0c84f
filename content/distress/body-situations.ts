// What the box says when a pregnancy, or the body after a birth, is in danger, or a loss is feared or has happened.
import type { Situation } from './situation.ts'

const careTeam = 'your doctor, midwife or maternity unit now, at any hour'
const careTeamNow = `Call ${careTeam}`

export const bodySituations = {
  'no-heartbeat': {
    title: 'When no heartbeat is found',
    say:
      `If you cannot find it at home, do not go by the device: call ${careTeam}, and ask to be seen. ` +
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
    say: `${careTeamNow}, and do not wait for tomorrow. They want you to call, and to call again if it happens again.`,
    call: ['emergency'],
    signs: ['pregnancy-flood', 'pregnancy-movement'],
    stage: 'pregnancy',
    reads: ['/a/speaking-up-in-maternity-care', '/a/signs-of-labor', '/topics/third-trimester'],
  },
  bleeding: {
    title: 'Bleeding in pregnancy or after a birth',
    say: `${careTeamNow}, and say how much you see, what it looks like and whether it hurts.`,
    call: ['emergency'],
    signs: ['pregnancy-flood', 'pregnancy-bleeding', 'pregnancy-late-bleeding', 'after-birth-bleeding'],
    stage: 'pregnancy',
    reads: ['/a/signs-of-early-pregnancy', '/a/signs-of-labor', '/a/looking-after-yourself-after-birth'],
  },
  'waters-or-pain': {
    title: 'Waters, strong pain, or labor that is too soon or too fast',
    say: `${careTeamNow}, and say which week it is. If a cord can be seen or the baby is coming, call for an ambulance.`,
    call: ['emergency'],
    signs: [
      'pregnancy-flood',
      'pregnancy-ectopic',
      'pregnancy-fluid',
      'pregnancy-one-side',
      'pregnancy-pain',
      'pregnancy-contractions',
    ],
    stage: 'pregnancy',
    reads: ['/a/signs-of-labor', '/a/signs-of-early-pregnancy', '/a/speaking-up-in-maternity-care'],
  },
  fall: {
    title: 'After a fall, a crash or a blow to the belly',
    say:
      `${careTeamNow}, even if you feel well. Say which week it is and how it happened, ` +
      'and whether there is pain, blood, fluid, or less movement than before.',
    call: ['emergency'],
    signs: ['pregnancy-flood', 'pregnancy-bleeding', 'pregnancy-fluid', 'pregnancy-pain', 'pregnancy-movement'],
    stage: 'pregnancy',
    reads: ['/a/speaking-up-in-maternity-care', '/a/signs-of-labor', '/topics/third-trimester'],
  },
  'warning-signs': {
    title: 'A sign to call about at once',
    say: `${careTeamNow}, and say that you are pregnant or have given birth; this holds for a year after it.`,
    call: ['emergency'],
    signs: ['pregnancy-breathing', 'pregnancy-seizure', 'pregnancy-headache', 'pregnancy-fainting'],
    stage: 'pregnancy',
    reads: [
      '/a/swelling-and-preeclampsia-signs',
      '/a/looking-after-yourself-after-birth',
      '/a/speaking-up-in-maternity-care',
    ],
  },
  loss: {
    title: 'If you are losing, or have lost, a pregnancy or a child',
    say: 'We are sorry. At these numbers somebody listens, day and night, whatever happened and however long ago.',
    call: ['maternal', 'crisis', 'emergency'],
    signs: ['after-loss-flood', 'after-loss-bleeding', 'after-loss-fever'],
    stage: 'after-loss',
    reads: [
      '/a/after-an-early-miscarriage',
      '/a/stillbirth-and-late-loss',
      '/topics/pregnancy-miscarriage-pregnancy-loss',
    ],
    onLoss: true,
  },
} as const satisfies Record<string, Situation>
