// Telephone numbers for an emergency and a crisis, by country. The only place in code that spells them: pages, boxes
// and the search read it.

export type HelpLineKind = 'emergency' | 'crisis' | 'maternal' | 'violence' | 'poison'

export interface HelpLine {
  /** ISO 3166 country code; `EU` for the number that all countries of the union share. */
  country: string
  countryName: string
  kind: HelpLineKind
  name: string
  /** What a person dials, as it is written. */
  number: string
  /** The same as digits, for `tel:`. */
  tel: string
  /** Digits for `sms:`, where the line answers text messages. */
  sms?: string
  /** What to write first, where the line asks for a word. */
  smsWord?: string
  hours: string
  /** The page of whoever answers, or of the authority. */
  source: string
  /**
   * Day the row was last looked at, YYYY-MM-DD. Outside the United States not every source's own page could be opened
   * on that day.
   */
  checked: string
}

/** What a line offers besides calls, and its hours. */
type More = Partial<Pick<HelpLine, 'sms' | 'smsWord' | 'hours'>>
type Row = readonly [kind: HelpLineKind, name: string, number: string, source: string, more?: More]

const checked = '2026-11-22'
const dayAndNight = 'Day and night'

/**
 * The rows of one country, the emergency number first. Letters of a number stay in its name only, so `tel` is its
 * digits.
 */
const linesIn = (country: string, countryName: string, ...rows: readonly Row[]): HelpLine[] =>
  rows.map(([kind, name, number, source, more]) => {
    const tel = number.replace(/\D/g, '')
    return { country, countryName, kind, name, number, tel, hours: dayAndNight, source, checked, ...more }
  })

export const helpLines: readonly HelpLine[] = [
  ...linesIn(
    'US',
    'United States',
    ['emergency', 'Emergency services', '911', 'https://www.911.gov/'],
    ['crisis', 'Suicide & Crisis Lifeline', '988', 'https://988lifeline.org/', { sms: '988' }],
    [
      'maternal',
      'National Maternal Mental Health Hotline (1-833-TLC-MAMA)',
      '1-833-852-6262',
      'https://mchb.hrsa.gov/national-maternal-mental-health-hotline',
      { sms: '18338526262' },
    ],
    [
      'violence',
      'National Domestic Violence Hotline',
      '1-800-799-7233',
      'https://www.thehotline.org/',
      { sms: '88788', smsWord: 'START' },
    ],
    ['poison', 'Poison Help', '1-800-222-1222', 'https://poisonhelp.hrsa.gov/'],
  ),
  ...linesIn(
    'CA',
    'Canada',
    ['emergency', 'Emergency services', '911', 'https://988.ca/'],
    ['crisis', 'Suicide Crisis Helpline', '988', 'https://988.ca/', { sms: '988' }],
    ['poison', 'Poison Centres (1-844-POISON-X)', '1-844-764-7669', 'https://infopoison.ca/'],
  ),
  ...linesIn(
    'GB',
    'United Kingdom',
    [
      'emergency',
      'Emergency services',
      '999',
      'https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-call-999/',
    ],
    ['crisis', 'Samaritans', '116 123', 'https://www.samaritans.org/'],
    ['violence', 'National Domestic Abuse Helpline', '0808 2000 247', 'https://www.nationaldahelpline.org.uk/'],
  ),
  ...linesIn(
    'IE',
    'Ireland',
    ['emergency', 'Emergency services', '112', 'https://www.112.ie/'],
    ['crisis', 'Samaritans', '116 123', 'https://www.samaritans.org/ireland/'],
    ['violence', "Women's Aid", '1800 341 900', 'https://www.womensaid.ie/'],
  ),
  ...linesIn(
    'AU',
    'Australia',
    ['emergency', 'Triple Zero', '000', 'https://www.triplezero.gov.au/'],
    ['crisis', 'Lifeline', '13 11 14', 'https://www.lifeline.org.au/'],
    ['violence', '1800RESPECT', '1800 737 732', 'https://www.1800respect.org.au/'],
    ['poison', 'Poisons Information', '13 11 26', 'https://www.poisonsinfo.nsw.gov.au/'],
  ),
  ...linesIn(
    'NZ',
    'New Zealand',
    ['emergency', 'Emergency services', '111', 'https://1737.org.nz/'],
    ['crisis', 'Need to talk?', '1737', 'https://1737.org.nz/', { sms: '1737' }],
    ['violence', "Women's Refuge", '0800 733 843', 'https://womensrefuge.org.nz/'],
    ['poison', 'National Poisons Centre', '0800 764 766', 'https://poisons.co.nz/'],
  ),
  ...linesIn(
    'IN',
    'India',
    ['emergency', 'Emergency services', '112', 'https://112.gov.in/'],
    ['crisis', 'Tele MANAS', '14416', 'https://telemanas.mohfw.gov.in/'],
    ['violence', 'Women Helpline', '181', 'https://wcd.gov.in/'],
  ),
  ...linesIn(
    'ZA',
    'South Africa',
    ['emergency', 'Emergency services, from a cell phone', '112', 'https://www.gov.za/'],
    ['crisis', 'Suicide Crisis Helpline (SADAG)', '0800 567 567', 'https://www.sadag.org/'],
    ['violence', 'Gender-Based Violence Command Centre', '0800 428 428', 'https://gbv.org.za/'],
  ),
  ...linesIn(
    'MX',
    'Mexico',
    ['emergency', 'Emergency services', '911', 'https://www.gob.mx/'],
    ['crisis', 'Línea de la Vida', '800 911 2000', 'https://www.gob.mx/conasama'],
    ['violence', 'Línea de las Mujeres (then press 1)', '079', 'https://www.gob.mx/mujeres'],
  ),
  ...linesIn(
    'ES',
    'Spain',
    ['emergency', 'Emergency services', '112', 'https://digital-strategy.ec.europa.eu/en/policies/112'],
    ['crisis', 'Línea de atención a la conducta suicida', '024', 'https://www.sanidad.gob.es/linea024/home.htm'],
    ['violence', 'Atención a la violencia de género', '016', 'https://violenciagenero.igualdad.gob.es/'],
  ),
  ...linesIn(
    'DE',
    'Germany',
    ['emergency', 'Emergency services', '112', 'https://digital-strategy.ec.europa.eu/en/policies/112'],
    ['crisis', 'TelefonSeelsorge', '0800 111 0 111', 'https://www.telefonseelsorge.de/'],
    ['violence', 'Hilfetelefon Gewalt gegen Frauen', '116 016', 'https://www.hilfetelefon.de/'],
  ),
  ...linesIn(
    'FR',
    'France',
    ['emergency', 'Emergency services', '112', 'https://digital-strategy.ec.europa.eu/en/policies/112'],
    ['crisis', 'Numéro national de prévention du suicide', '3114', 'https://3114.fr/'],
    ['violence', 'Violences Femmes Info', '3919', 'https://arretonslesviolences.gouv.fr/'],
  ),
  ...linesIn('EU', 'European Union', [
    'emergency',
    'Emergency services',
    '112',
    'https://digital-strategy.ec.europa.eu/en/policies/112',
  ]),
]

/** For a country without a single number for a kind of help: who lists the nearest lines. */
export interface Directory {
  country: string
  kind: HelpLineKind
  says: string
  name: string
  href: string
}
export const directories: readonly Directory[] = [
  {
    country: 'CA',
    kind: 'violence',
    says: 'Canada has no one number for violence at home. To find the shelter and the crisis line nearest to you:',
    name: 'ShelterSafe',
    href: 'https://sheltersafe.ca/',
  },
]

/** For countries that are not in the table: a directory of crisis lines of most countries. */
export const otherCountries = { name: 'Find A Helpline', href: 'https://findahelpline.com/' } as const

/** The lines of the United States, or of every other country of the table, in its order. */
export const linesFor = (country: 'US' | 'other'): HelpLine[] =>
  helpLines.filter(line => (country === 'US') === (line.country === 'US'))

/** The emergency number of the United States, where most readers of these pages live. */
export const emergencyNumber = '911'

/** The address of a link that calls the line. */
export const callHref = ({ tel }: HelpLine): string => `tel:${tel}`

/** The address of a link that texts the line; undefined when it only takes calls. */
export const textHref = ({ sms }: HelpLine): string | undefined => (sms === undefined ? undefined : `sms:${sms}`)
