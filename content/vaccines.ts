// Vaccine ages by authority and version. Data, because the rules move: pages name the version and send parents to their
// clinician.

/** One dose, or one yearly round, and the age at which it is usually given. */
export interface VaccineRow {
  vaccine: string
  /** The age in words, as the page shows it. */
  ages: string
  /** First and last whole month of age of the window, both inclusive; "4 to 6 years" ends with month 83. */
  fromMonths: number
  toMonths: number
  /** False: the CDC list for all children of January 5, 2026 left it out (risk groups or a shared decision only). */
  onJanuary2026List: boolean
  /** What the window alone would get wrong. */
  note?: string
}

export interface VaccineSchedule {
  /** Who recommends it, in the words of the page. */
  authority: string
  /** ISO 3166 country code: schedules of other countries differ. */
  region: string
  /** Date of the version, YYYY-MM-DD. */
  version: string
  source: { title: string; publisher: string; url: string }
  /** Birth to the seventh birthday, in the order of the first dose. */
  rows: readonly VaccineRow[]
}

type Dose = readonly [ages: string, fromMonths: number, toMonths: number, note?: string]

/** All doses of a vaccine; `onList` as in {@link VaccineRow.onJanuary2026List}. */
const vaccine = (name: string, onList: boolean, ...doses: readonly Dose[]): VaccineRow[] =>
  doses.map(([ages, fromMonths, toMonths, note]) => ({
    vaccine: name,
    ages,
    fromMonths,
    toMonths,
    onJanuary2026List: onList,
    ...(note === undefined ? {} : { note }),
  }))

const brand = 'Needed with some brands only'

/** The ages of the CDC schedule of 2025, which the AAP kept in its own schedule of January 26, 2026. */
export const usSchedule: VaccineSchedule = {
  authority: 'CDC 2025 / AAP 2026',
  region: 'US',
  version: '2026-01-26',
  source: {
    title: 'Recommended Immunization Schedules',
    publisher: 'AAP, HealthyChildren.org',
    url: 'https://www.healthychildren.org/English/safety-prevention/immunizations/Pages/Recommended-Immunization-Schedules.aspx',
  },
  rows: [
    ...vaccine(
      'RSV antibody',
      false,
      [
        'birth to 7 months',
        0,
        7,
        'In the RSV season, when the birth parent was not vaccinated in pregnancy; the January 2026 list keeps this under risk groups',
      ],
      ['8 to 19 months', 8, 19, 'Only some children at higher risk'],
    ),
    ...vaccine('Hepatitis B', false, ['birth', 0, 0], ['1 to 2 months', 1, 2], ['6 to 18 months', 6, 18]),
    ...vaccine('Rotavirus', false, ['2 months', 2, 2], ['4 months', 4, 4], ['6 months', 6, 6, brand]),
    ...vaccine(
      'Diphtheria, tetanus and whooping cough (DTaP)',
      true,
      ['2 months', 2, 2],
      ['4 months', 4, 4],
      ['6 months', 6, 6],
      ['15 to 18 months', 15, 18],
      ['4 to 6 years', 48, 83],
    ),
    ...vaccine(
      'Haemophilus influenzae type b (Hib)',
      true,
      ['2 months', 2, 2],
      ['4 months', 4, 4],
      ['6 months', 6, 6, brand],
      ['12 to 15 months', 12, 15],
    ),
    ...vaccine(
      'Pneumococcal (PCV)',
      true,
      ['2 months', 2, 2],
      ['4 months', 4, 4],
      ['6 months', 6, 6],
      ['12 to 15 months', 12, 15],
    ),
    ...vaccine(
      'Polio (IPV)',
      true,
      ['2 months', 2, 2],
      ['4 months', 4, 4],
      ['6 to 18 months', 6, 18],
      ['4 to 6 years', 48, 83],
    ),
    ...vaccine('Influenza', false, ['every year from 6 months', 6, 83, 'Two doses in the first season']),
    ...vaccine('COVID-19', false, ['6 to 23 months', 6, 23, 'AAP; for older children by risk or by choice']),
    ...vaccine('Measles, mumps and rubella (MMR)', true, ['12 to 15 months', 12, 15], ['4 to 6 years', 48, 83]),
    ...vaccine('Chickenpox (varicella)', true, ['12 to 15 months', 12, 15], ['4 to 6 years', 48, 83]),
    ...vaccine('Hepatitis A', false, ['12 to 23 months', 12, 23, 'Two doses, 6 months apart']),
  ],
}

/** The shorter federal list for all children, shown beside the schedule wherever a row is not on it. */
export const january2026List = {
  authority: 'CDC, list for all children',
  region: 'US',
  version: '2026-01-05',
  status:
    'A federal court stayed this list on March 16, 2026. Later rulings are not reflected here: ask your clinician which schedule they follow.',
  source: {
    title: 'CDC Acts on Presidential Memorandum to Update Childhood Immunization Schedule',
    publisher: 'CDC',
    url: 'https://www.cdc.gov/media/releases/2026/2026-cdc-acts-on-presidential-memorandum-to-update-childhood-immunization-schedule.html',
  },
} as const

/**
 * The doses whose window holds an age, in the order of the schedule.
 * @param months age in months since birth, not corrected for an early birth: vaccines go by the calendar
 * @returns an empty list before birth and after the seventh birthday. It knows no child's record, so it cannot tell
 * what is overdue.
 */
export const vaccinesDueAt = (months: number, schedule: VaccineSchedule = usSchedule): VaccineRow[] =>
  schedule.rows.filter(row => row.fromMonths <= months && months < row.toMonths + 1)
