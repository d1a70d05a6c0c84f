// Errors that were corrected on pages, for the public list at /corrections. A row for each change in substance, none
// for spelling.

export interface Correction {
  /** Day on which the page was put right, YYYY-MM-DD. */
  on: string
  /** Its address; that of a list when it is about many pages. */
  path: string
  /** What readers know it by. */
  page: string
  /** What it said, as a sentence. */
  wrong: string
  /** What it says now, as a sentence. */
  now: string
}

/** In the order in which they were made. */
export const corrections: readonly Correction[] = [
  {
    on: '2026-11-22',
    path: '/news',
    page: 'News, all items',
    wrong:
      'Sixteen items carried a date from before the day on which they were written, and their texts spoke as if they were older.',
    now: 'Each item carries the day on which it was written. What it reports keeps its own date.',
  },
  {
    on: '2026-11-22',
    path: '/news',
    page: 'News and other pages: sources',
    wrong: 'Some statements rested on press wires, news digests and blogs that pass on what others said.',
    now: 'They rest on the study, the agency or the law. Where we found none, the sentence is gone.',
  },
  {
    on: '2026-11-22',
    path: '/pregnancy-week-by-week',
    page: 'The guides to each week: when to call',
    wrong:
      'The lists differed from week to week. Bleeding, leaking fluid, a severe headache and less movement were missing from many of them, and bleeding and contractions had more than one threshold.',
    now: 'Every week shows the danger signs of its time from one list, with one threshold for each.',
  },
  {
    on: '2026-11-22',
    path: '/pregnancy-week-by-week',
    page: 'The guides to each week: length of the baby',
    wrong:
      'Lengths from week 14 on came from a chart that does not name the study behind it, and weeks 4 and 5 had a size that no published formula gives.',
    now: 'Lengths and weights are worked out from published formulas, which the page names, from week 6 on.',
  },
  {
    on: '2026-11-22',
    path: '/baby-month-by-month',
    page: 'The guides to each month: when to call',
    wrong:
      'Months disagreed on how long a diaper may stay dry and on which fever is a reason to call, and the first month left out green vomit, a red navel and a seizure.',
    now: 'Every month shows the danger signs of its age from one list, with one threshold for each.',
  },
  {
    on: '2026-11-22',
    path: '/baby-month-by-month',
    page: 'The guides to the first year: safe sleep',
    wrong: 'Months 3 and 4 did not say how a baby sleeps safely, and several others said it in part.',
    now: 'Every month of the first year says it: on the back, firm, flat, in a space of their own. Each leads to the page about it.',
  },
  {
    on: '2026-11-22',
    path: '/baby-month-by-month/2-month-old-baby',
    page: '2-month-old baby',
    wrong: 'It said that necklaces come off before sleep.',
    now: 'A baby wears no necklace at any time.',
  },
  {
    on: '2026-11-22',
    path: '/a/foods-to-limit-in-pregnancy',
    page: 'Foods to limit in pregnancy, and what to eat instead',
    wrong: 'The table left out cut melon and juice that is not pasteurized.',
    now: 'It names both, and says how long cut melon keeps.',
  },
  {
    on: '2026-11-22',
    path: '/a/when-are-you-most-fertile',
    page: 'When are you most fertile?',
    wrong:
      'It said that a study of 2016 tried 33 fertility calculators and that three of them were right, and it cited a hospital’s blog.',
    now: 'The study tried 33 apps and 20 websites. Three of the apps and one of the websites named the fertile days exactly. The study itself is cited.',
  },
  {
    on: '2026-11-22',
    path: '/baby-names',
    page: 'Baby names',
    wrong:
      'Names that nobody here had looked up said that we know of no source that we would trust. Some of them had a meaning on one of our own lists.',
    now: 'A name that nobody looked up says so, and what a list says of a name stands on its own page too.',
  },
  {
    on: '2026-11-22',
    path: '/',
    page: 'The front page',
    wrong: 'It said that every guide says who reviewed it, which sounded as if clinicians had.',
    now: 'Our editors have compared the guides with their sources. No clinician has reviewed them yet, and the page says so.',
  },
  {
    on: '2026-11-22',
    path: '/topics/pregnancy',
    page: 'Pregnancy, after birth and after a loss: how soon to call',
    wrong:
      'On about 50 pages the text beside the list of danger signs said less than the list. A sore calf, sudden swelling, flashes or a little blood were for “today” or the next visit, a fever for “a call”. Hearing voices in pregnancy was for the same day. Weeks 31 and 38 and others had thresholds of their own for blood pressure and for bleeding near the birth.',
    now: 'The texts say what the lists say, with one threshold for each: a call now, or 911. A blood pressure of 160 over 110, a sudden severe pain with faintness in the first weeks, and hearing or seeing what others do not are on the lists as emergencies. A sign shown by itself says for which weeks it holds.',
  },
]

/** By day, the newest first; those of one day as they stand in the table. */
export const byDay = (list: readonly Correction[]): [on: string, made: Correction[]][] =>
  [...Map.groupBy(list, ({ on }) => on)].toSorted(([a], [b]) => b.localeCompare(a))

/** Those of one page. @param path without query */
export const correctionsOf = (path: string): Correction[] => corrections.filter(correction => correction.path === path)
