// Thresholds in running text, and lines that restate a sign.
import t from 'tap'
import { rules } from '../../content/danger-signs/all-rules.ts'
import { dangerSources } from '../../content/danger-signs/danger-sources.ts'
import { dangerSigns, signsOfMonth, signsOfWeek } from '../../content/danger-signs/danger-stages.ts'
import type { Place } from '../../content/danger-signs/rule.ts'
import { callLines, driftIn, restating } from '../../publishing/danger-sign-drift.ts'

const ruleOf = (text: string, place?: Place) =>
  driftIn(text, place).map(({ text }) => /rule ([a-z0-9-]+):/.exec(text)?.[1])

/** Sentences that contradict a rule, and where they stand. */
const bad: readonly [rule: string, text: string, place?: Place][] = [
  ['bleeding-in-pregnancy', 'Bleeding that soaks through everything', { week: 8 }],
  ['bleeding-in-pregnancy', 'Bleeding as heavy as a period, clots, or tissue', { week: 9 }],
  ['bleeding-in-pregnancy', 'Strong cramps, or bleeding like a period, mean a call.', { week: 13 }],
  ['bleeding-in-pregnancy', 'Pain on one side or heavy bleeding with a positive test needs a call at any hour.'],
  ['bleeding-in-pregnancy', 'It needs no call unless there is more blood than mucus.', { week: 38 }],
  ['bleeding-in-pregnancy', 'Bright blood, or enough for a pad, means a call.', { week: 37 }],
  ['bleeding-in-pregnancy', 'More than a tablespoon of bright blood is not.', { week: 41 }],
  ['contractions-before-37-weeks', 'Four or more contractions in an hour before week 37', { week: 32 }],
  ['contractions-before-37-weeks', 'Tightenings that keep a rhythm, or four and more in an hour', { week: 26 }],
  ['contractions-apart-before-37-weeks', 'Tightening every ten minutes or more often for an hour', { week: 23 }],
  ['soaked-pad', 'You soak through two large pads an hour for two hours in a row'],
  ['soaked-pad', 'Sudden tears are common; a soaked pad is not.'],
  ['soaked-pad', 'Soaking a pad in less than an hour is a reason to call at once.'],
  ['fever', 'Fever above 100.4 °F (38 °C) in the days after a transfer'],
  ['fever', 'Fever of 102.2 °F (39 °C) or more', { month: 6 }],
  ['fever', 'A fever of 101 °F is high'],
  ['fever', 'A temperature of 38.5 °C'],
  ['fever', 'A temperature of 104 °F (40 °C), or any fever with a child who will not drink', { month: 10 }],
  ['fever-days', 'Call for a fever that lasts more than two days'],
  ['dry-diaper', 'Fewer feeds than usual and a diaper that is still dry after half a day', { month: 4 }],
  ['dry-diaper', 'No wet diaper in six hours'],
  ['first-diapers', 'In the first two days there may be only one wet diaper.'],
  ['first-diapers', '| Days 1 and 2 | 4 in all | Black and sticky |'],
  ['six-diapers', 'fewer than four wet diapers a day'],
  ['seizure-minutes', 'Call 911 for a seizure of five minutes.'],
  ['seizure-minutes', 'A first seizure that lasts longer than two minutes'],
  ['swallowed-magnet', '**Magnets:** emergency room if there may be two, or one and a piece of metal.'],
  [
    'fever-how-soon',
    'A breast that is red and hurts, together with fever or chills: call your clinician within the day.',
  ],
  [
    'fever-how-soon',
    'A hot, red, painful area with a fever of 100.4°F (38°C) needs a call to your clinician that day.',
  ],
  ['movement', 'If the baby moves less, have a cold drink and count.'],
  ['headache', 'A headache that goes on for more than two days'],
  [
    'how-soon',
    'A leg that is red, hot, swollen or painful on one side is different and needs to be seen today.',
    { week: 10 },
  ],
  ['how-soon', 'Mucus with blood, or water that wets a pad, is for today and not for the next visit.', { week: 22 }],
  ['how-soon', 'Flashes or blurring are for today.', { week: 24 }],
  [
    'how-soon',
    'Swelling that appears suddenly, or in face and hands, needs a blood pressure check today.',
    { week: 28 },
  ],
  ['how-soon', 'If the swelling jumped overnight or your head aches, have your pressure taken today.', { week: 39 }],
  ['how-soon', 'If you hear or see what others do not, get care the same day.'],
  ['how-soon', 'A heart that races at rest deserves an appointment.'],
  ['how-soon', 'At 140 over 90 call today.'],
  ['fever-how-soon', 'Burning or fever means a urine test.', { week: 35 }],
  ['fever-how-soon', 'A hot, red area with fever needs a call.', { afterLoss: true }],
  ['blood-pressure', 'A reading of 150 over 100 is a reason to call now.'],
  ['rectal-probe', 'Slide the tip in about half an inch, no further'],
  ['rectal-probe', 'Slide the tip in one inch'],
  ['necklaces', 'Necklaces, amber or otherwise, come off before sleep.'],
  ['blind-cords', '| Blinds | Cordless, or cords tied up high |'],
  ['blind-cords', 'Cords of blinds are tied out of reach, or the blinds replaced.'],
  ['blind-cords', 'Ask the landlord first, then tie cords high.'],
]

/** Sentences that agree with the rules, or speak of something else. */
const good: readonly [text: string, place?: Place][] = [
  ['Any bleeding from the vagina is a reason to call.', { week: 8 }],
  ['Bleeding gums are a reason to clean more, not less.', { week: 13 }],
  ['Bleeding that soaks a pad or tampon every hour for several hours', { week: 1 }],
  ['Bleeding is often heavier than a period at first.', { afterLoss: true }],
  ['Six or more tightenings in an hour, painful or painless', { week: 22 }],
  ['Call when contractions come every 5 minutes for an hour.', { week: 38 }],
  ['A pad soaked in an hour or less'],
  ['Call 911 for bleeding that soaks a pad in an hour.'],
  ['A fever of 100.4 °F (38 °C) or more', { week: 30 }],
  ['Under three months, 100.4 °F (38 °C) is urgent.', { month: 3 }],
  ['102.2 °F (39 °C) in a fever', { month: 4 }],
  ['Fever for more than 24 hours, or over 104 °F (40 °C) more than once', { month: 15 }],
  ['Set the water heater to 120 °F (49 °C) or lower; a high temperature of 120 °F scalds.'],
  ['A temperature of 158 °F (70 °C)'],
  ['Fever for more than three days'],
  ['No wet diaper for eight hours'],
  ['Wait for signs: dry for two hours at a time.', { month: 24 }],
  ['In the first two days there may be only two or three wet ones.'],
  ['fewer than six wet diapers a day'],
  ['A first seizure, or one that lasts longer than five minutes'],
  ['Small magnets pinch loops of bowel together when two are swallowed.'],
  ['A hot, red breast is for today; with a fever of 100.4 °F (38 °C), call now.'],
  ['A child with a fever who has had a short seizure before sees a doctor the same day.'],
  ['Cords on blinds can strangle, and tying them up has not been enough.'],
  ['Dress-up clothes have no cords or scarves tied at the neck.'],
  ['If the baby moves less than usual, call, and do not wait for the next visit.'],
  ['Swelling that appears suddenly, or in face and hands, means a call now and a blood pressure check.', { week: 28 }],
  ['Bleeding today and a visit tomorrow'],
  ['A fever that lasts longer than 24 hours means a call today.', { month: 7 }],
  ['Burning means a call today and a urine test; a fever means a call now.', { week: 35 }],
  ['A breast that is red and hot is for a call today.'],
  ['Blood pressure of 140 over 90 or more, or 160/110'],
  ['Slide the tip in half an inch to one inch (about 1 to 2.5 cm), never against resistance.'],
  ['A pool fence leaves no gap of more than one inch.'],
  ['A baby never wears a necklace, before sleep or at any time.'],
]

t.test('a text that contradicts a rule is told so, with its line', async t => {
  for (const [rule, text, place] of bad) t.same(ruleOf(text, place), [rule], text)
  for (const [text, place] of good) t.same(driftIn(text, place), [], text)
  t.same(
    rules.filter(({ id }) => !bad.some(([rule]) => rule === id)),
    [],
    'every rule is tried',
  )
  t.ok(rules.every(({ source }) => source in dangerSources))
  t.match(driftIn('---\ntitle: x\n---\n\nFine. A fever of 101 °F is **high**[^a].'), [
    { line: 5, text: /^"fever of 101 °F" is not the rule fever: / },
  ])
  t.same(driftIn('  - { id: a, title: "A fever of 101 °F", url: "https://a.test" }'), [], 'a source has its own words')
})

t.test('a line that restates a sign is refused; one that adds to them is not', async t => {
  for (const line of [
    'Fever or chills',
    'A bad headache, or stars',
    'Leaking fluid',
    'One calf that is swollen and sore',
    'Thoughts of dying',
  ])
    t.match(restating(line, signsOfWeek(24)), /restates the danger signs/, line)
  for (const line of ['No wet diaper since morning', 'Green vomit', 'A limp or and unwakeable baby', 'Blue lips'])
    t.match(restating(line, signsOfMonth(0)), /restates the danger signs/, line)
  t.equal(restating('A cerclage or progesterone in use, and any of these signs', signsOfWeek(22)), undefined)
  t.equal(restating('Falling much more than other children, or a new limp', signsOfMonth(24)), undefined)
  t.equal(restating('Your baby moves less than usual', signsOfWeek(20)), undefined, 'it is no sign of that week yet')
  t.match(restating('- fever, or bleeding', dangerSigns), /\(bleeding, fever\)/)
  t.equal(
    restating('Say that you bleed and have a fever.', dangerSigns, 3),
    undefined,
    'a sentence may name two on its way',
  )
  t.match(restating('Bleeding, fever or a seizure: go in.', dangerSigns, 3), /restates/)
})

t.test('lines of call boxes are found, and others are not', async t => {
  const body = 'Text.\n\n:::call[Call now]\n- one\n\ntwo\n:::\n\n:::note\nthree\n:::\n'
  t.same(callLines(body), [
    { line: 4, words: '- one' },
    { line: 6, words: 'two' },
  ])
})
