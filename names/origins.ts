// Labels: the languages that names come from, and the peoples, places and books in which they are used.

export interface Origin {
  key: string
  /** `Old English` */
  label: string
  /** Address of its list, which exists when the origin has `enoughForPage` names. */
  path: string
}

const labels: Readonly<Record<string, string>> = {
  akan: 'Akan',
  albanian: 'Albanian',
  american: 'American',
  amharic: 'Amharic',
  arabic: 'Arabic',
  aramaic: 'Aramaic',
  armenian: 'Armenian',
  babylonian: 'Babylonian',
  basque: 'Basque',
  breton: 'Breton',
  catalan: 'Catalan',
  celtic: 'Celtic',
  cherokee: 'Cherokee',
  chinese: 'Chinese',
  cornish: 'Cornish',
  czech: 'Czech',
  dutch: 'Dutch',
  egyptian: 'Egyptian',
  english: 'English',
  finnish: 'Finnish',
  french: 'French',
  georgian: 'Georgian',
  german: 'German',
  germanic: 'Germanic',
  greek: 'Greek',
  hausa: 'Hausa',
  hawaiian: 'Hawaiian',
  hebrew: 'Hebrew',
  hindi: 'Hindi',
  hungarian: 'Hungarian',
  igbo: 'Igbo',
  irish: 'Irish',
  italian: 'Italian',
  japanese: 'Japanese',
  kongo: 'Kongo',
  korean: 'Korean',
  lakota: 'Lakota',
  latin: 'Latin',
  lithuanian: 'Lithuanian',
  malay: 'Malay',
  maori: 'Māori',
  nahuatl: 'Nahuatl',
  norman: 'Norman',
  norse: 'Old Norse',
  'old-english': 'Old English',
  persian: 'Persian',
  polish: 'Polish',
  portuguese: 'Portuguese',
  punjabi: 'Punjabi',
  quechua: 'Quechua',
  romanian: 'Romanian',
  russian: 'Russian',
  samoan: 'Samoan',
  sanskrit: 'Sanskrit',
  scandinavian: 'Scandinavian',
  scottish: 'Scottish',
  slavic: 'Slavic',
  spanish: 'Spanish',
  swahili: 'Swahili',
  tagalog: 'Tagalog',
  tamil: 'Tamil',
  turkish: 'Turkish',
  urdu: 'Urdu',
  vietnamese: 'Vietnamese',
  welsh: 'Welsh',
  yoruba: 'Yoruba',
}

/** Every origin by its key. */
export const origins: ReadonlyMap<string, Origin> = new Map(
  Object.entries(labels).map(([key, label]) => [key, { key, label, path: `/b/${key}-baby-names` }]),
)

/** Names that an origin needs for a page of its own. */
export const enoughForPage = 8

const usageLabels: Readonly<Record<string, string>> = {
  'african-american': 'African American',
  african: 'African',
  american: 'American',
  arabic: 'Arabic',
  armenian: 'Armenian',
  biblical: 'the Bible',
  chinese: 'Chinese',
  dutch: 'Dutch',
  english: 'English',
  filipino: 'Filipino',
  french: 'French',
  german: 'German',
  greek: 'Greek',
  hawaiian: 'Hawaiian',
  hebrew: 'Hebrew',
  indian: 'Indian',
  irish: 'Irish',
  italian: 'Italian',
  japanese: 'Japanese',
  jewish: 'Jewish',
  korean: 'Korean',
  literature: 'literature',
  muslim: 'Muslim',
  persian: 'Persian',
  polish: 'Polish',
  portuguese: 'Portuguese',
  punjabi: 'Punjabi',
  russian: 'Russian',
  scandinavian: 'Scandinavian',
  scottish: 'Scottish',
  slavic: 'Slavic',
  spanish: 'Spanish',
  turkish: 'Turkish',
  vietnamese: 'Vietnamese',
  welsh: 'Welsh',
}

/** The label of a usage. @throws Error for an unknown key */
export function usageLabel(key: string): string {
  const label = usageLabels[key]
  if (!label) throw new Error(`No usage ${key}.`)
  return label
}
