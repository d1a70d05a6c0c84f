// The visits, tests and vaccines of a pregnancy by week, as they are usual in the United States; wording ours.
import type { Span } from '../domain/tools/milestone-dates.ts'

const acog = (title: string, path: string) => ({ title, publisher: 'ACOG', url: `https://www.acog.org/${path}` })

export const milestoneSources = {
  visits: {
    title: "Pregnant? Here's How Often You'll Likely See Your Doctor",
    publisher: 'Cleveland Clinic',
    url: 'https://health.clevelandclinic.org/prenatal-appointment-schedule',
  },
  genetic: acog('Prenatal Genetic Testing Chart', 'womens-health/infographics/prenatal-genetic-testing-chart'),
  glucose: {
    title: 'Gestational Diabetes: Screening',
    publisher: 'USPSTF',
    url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/gestational-diabetes-screening',
  },
  rh: acog('The Rh Factor', 'womens-health/faqs/the-rh-factor-how-it-can-affect-your-pregnancy'),
  vaccines: {
    title: 'Immunization Resources for Providers',
    publisher: 'American College of Nurse-Midwives',
    url: 'https://midwife.org/Immunization-Resources-for-Providers/',
  },
  strep: acog(
    'Prevention of Group B Streptococcal Early-Onset Disease in Newborns',
    'clinical/clinical-guidance/committee-opinion/articles/2020/02/prevention-of-group-b-streptococcal-early-onset-disease-in-newborns',
  ),
  dating: acog(
    'Methods for Estimating the Due Date',
    'clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date',
  ),
  late: acog('When Pregnancy Goes Past Your Due Date', 'womens-health/faqs/when-pregnancy-goes-past-your-due-date'),
} as const

export const milestoneKinds = { visit: 'Visit', test: 'Test', vaccine: 'Vaccine', day: 'Day' } as const

export interface Milestone extends Span {
  /** Names it in what a device stores and in calendars: it stays when the words change. */
  id: string
  kind: keyof typeof milestoneKinds
  title: string
  /** What to know, in a sentence. */
  text: string
  source: keyof typeof milestoneSources
}

/** The day on which the rows were last compared with their sources. */
export const milestonesChecked = '2026-11-23'

/** Stands wherever the rows are shown. */
export const milestonesNote =
  'This is the usual order in the United States. Your own may differ, and every test is yours to accept or decline. ' +
  'On vaccines, federal and medical societies have not agreed since 2025: ask your clinician which schedule they follow.'

/** By the first day on which each can take place. */
export const pregnancyMilestones: readonly Milestone[] = [
  {
    id: 'first-visit',
    kind: 'visit',
    title: 'First prenatal visit',
    text: 'History, blood and urine tests, often a scan that dates the pregnancy; then a visit about every four weeks.',
    from: [8, 0],
    to: [10, 6],
    source: 'visits',
  },
  {
    id: 'cell-free-dna',
    kind: 'test',
    title: 'Cell-free DNA screening (NIPT)',
    text: 'A blood test, from 10 weeks on, that gives a chance and no diagnosis.',
    from: [10, 0],
    usualTo: [22, 6], // as with the quad screen
    source: 'genetic',
  },
  {
    id: 'first-screening',
    kind: 'test',
    title: 'First-trimester screening',
    text: 'Blood and the scan of the neck; the last day is the end of week 13.',
    from: [10, 0],
    to: [13, 6],
    source: 'genetic',
  },
  {
    id: 'cvs',
    kind: 'test',
    title: 'CVS, when a diagnosis is wanted early',
    text: 'Cells of the placenta are taken. Only for those who choose it.',
    from: [10, 0],
    to: [13, 6],
    source: 'genetic',
  },
  {
    id: 'quad-screen',
    kind: 'test',
    title: 'Quad screen',
    text: 'A blood test for those who were not screened before.',
    from: [15, 0],
    to: [22, 6],
    source: 'genetic',
  },
  {
    id: 'amniocentesis',
    kind: 'test',
    title: 'Amniocentesis, when a diagnosis is wanted',
    text: 'Possible from 15 weeks on. Only for those who choose it.',
    from: [15, 0],
    usualTo: [22, 6], // until the anatomy scan, which may be the reason for it
    source: 'genetic',
  },
  {
    id: 'anatomy-scan',
    kind: 'test',
    title: 'Anatomy scan',
    text: 'The detailed ultrasound that is offered to everybody.',
    from: [18, 0],
    to: [22, 6],
    source: 'genetic',
  },
  {
    id: 'glucose',
    kind: 'test',
    title: 'Glucose test',
    text: 'Screens for gestational diabetes, from 24 weeks on and mostly by 28.',
    from: [24, 0],
    to: [28, 6],
    source: 'glucose',
  },
  {
    id: 'tdap',
    kind: 'vaccine',
    title: 'Tdap, against whooping cough',
    text: 'In each pregnancy, rather early in these weeks than late.',
    from: [27, 0],
    to: [36, 6],
    source: 'vaccines',
  },
  {
    id: 'rh',
    kind: 'test',
    title: 'Rh immune globulin, if you are Rh negative',
    text: 'An antibody test and an injection at about this time.',
    from: [28, 0],
    to: [28, 6],
    source: 'rh',
  },
  {
    id: 'visits-two-weeks',
    kind: 'visit',
    title: 'Visits about every two weeks',
    text: 'Blood pressure, urine, growth and heartbeat, until 36 weeks.',
    from: [28, 0],
    to: [35, 6],
    source: 'visits',
  },
  {
    id: 'rsv',
    kind: 'vaccine',
    title: 'RSV vaccine',
    text: 'September through January in most of the country; otherwise an antibody for the baby after birth.',
    from: [32, 0],
    to: [36, 6],
    source: 'vaccines',
  },
  {
    id: 'group-b-strep',
    kind: 'test',
    title: 'Group B strep swab',
    text: 'Decides whether you are offered an antibiotic in labor.',
    from: [36, 0],
    to: [37, 6],
    source: 'strep',
  },
  {
    id: 'visits-weekly',
    kind: 'visit',
    title: 'Visits about every week',
    text: 'Until the birth.',
    from: [36, 0],
    source: 'visits',
  },
  {
    id: 'due-date',
    kind: 'day',
    title: 'Due date, estimated',
    text: 'The middle of a range: few babies come on it.',
    from: [40, 0],
    to: [40, 0],
    source: 'dating',
  },
  {
    id: 'past-due',
    kind: 'visit',
    title: 'Checks of how the baby is, and a talk about induction',
    text: 'Offered at about 41 weeks, earlier when there is a reason.',
    from: [41, 0],
    to: [41, 6],
    source: 'late',
  },
]

/** Vaccines that go by the season and not by the week. */
export const seasonalVaccines =
  "Flu (best before November) and COVID-19 vaccines are advised by the midwives' and obstetric societies in any week of pregnancy."

/** A milestone as the tool gets it: its source is in the table of the page. */
export type ShownMilestone = Omit<Milestone, 'source'>

export const shownMilestones: readonly ShownMilestone[] = pregnancyMilestones.map(({ source, ...row }) => row)
