// A birth plan: what was chosen, as the sentences of one page, as a short form, and as questions to ask. Sections after
// the sample plan of ACOG (https://www.acog.org/womens-health/health-tools/sample-birth-plan).

/** One way to answer a line. An answer of its own id 'later' is offered with every line. */
export interface PlanOption {
  id: string
  label: string
  /** Its sentence on the page. */
  says: string
}

export interface PlanLine {
  /** What the device stores: a text may change, an id may not. Those of the card for a loss begin with 'loss-'. */
  id: string
  label: string
  options: readonly PlanOption[]
  /** What it means, where that is not plain. */
  explained?: string
  /** What to ask the hospital about it. */
  ask: string
}

export interface PlanSection {
  id: string
  title: string
  lines: readonly PlanLine[]
  note?: string
}

/** A line about people, which is written and not chosen. */
export interface PlanField {
  id: string
  label: string
  /** What stands before it on the page. */
  before: string
  tip?: string
}

export interface BirthPlan {
  /** What was written about people, by the ids of fields. */
  about: Readonly<Record<string, string>>
  /** By the ids of lines: the id of an option, or 'later'. */
  choices: Readonly<Record<string, string>>
  /** Own words, by the ids of sections. */
  words: Readonly<Record<string, string>>
  /** Ids of lines, and of sections for their own words. */
  important: readonly string[]
  /** Ids of lines to ask the hospital about. */
  asked: readonly string[]
}

/** A change of it. */
export type PlanStep = (plan: BirthPlan) => BirthPlan

export const emptyPlan: BirthPlan = { about: {}, choices: {}, words: {}, important: [], asked: [] }
export const later = 'later'

/** Characters of a field, and of the own words of a section. */
export const longestField = 90
export const longestWords = 240
/** Lines of the short form; `shortPaper` sees to it that they are read in a minute. */
export const mostImportant = 8

/** Whether an id belongs to the card for a loss: that is in no count, no list and no short form. */
export const isOfLoss = (id: string): boolean => id === 'loss' || id.startsWith('loss-')

export interface Sentence {
  id: string
  text: string
  isImportant: boolean
}

export interface PlannedSection {
  id: string
  title: string
  sentences: Sentence[]
  /** What is to be decided when the time comes. */
  later: string[]
}

/** A section as the page has it. */
export function plannedSection({ id, title, lines }: PlanSection, plan: BirthPlan): PlannedSection {
  const isImportant = (id: string) => plan.important.includes(id)
  const sentences = lines.flatMap(line => {
    const chosen = line.options.find(option => option.id === plan.choices[line.id])
    return chosen ? [{ id: line.id, text: chosen.says, isImportant: isImportant(line.id) }] : []
  })
  const own = plan.words[id]?.trim()
  return {
    id,
    title,
    sentences: own ? [...sentences, { id, text: own, isImportant: isImportant(id) }] : sentences,
    later: lines.filter(line => plan.choices[line.id] === later).map(({ label }) => label),
  }
}

/** The sections that have something to say. */
export const plannedPage = (sections: readonly PlanSection[], plan: BirthPlan): PlannedSection[] =>
  sections
    .map(section => plannedSection(section, plan))
    .filter(({ sentences, later }) => sentences.length + later.length > 0)

/** What matters most, in the order of the page. */
export const shortForm = (sections: readonly PlanSection[], plan: BirthPlan): Sentence[] =>
  plannedPage(sections, plan)
    .flatMap(({ sentences }) => sentences)
    .filter(({ id, isImportant }) => isImportant && !isOfLoss(id))
    .slice(0, mostImportant)

/** What was marked to be asked about, as questions. */
export const questionsToAsk = (sections: readonly PlanSection[], { asked }: BirthPlan): { id: string; ask: string }[] =>
  sections.flatMap(({ lines }) => lines).filter(({ id }) => asked.includes(id) && !isOfLoss(id))

/** Lines and own words that were chosen; the card for a loss is never counted. */
export const chosenCount = ({ choices, words }: BirthPlan): number =>
  [...Object.keys(choices), ...Object.keys(words)].filter(id => !isOfLoss(id)).length

const without = <V>(record: Readonly<Record<string, V>>, id: string): Record<string, V> => {
  const { [id]: _, ...others } = record
  return others
}
const withText = (record: Readonly<Record<string, string>>, id: string, text: string) =>
  text === '' ? without(record, id) : { ...record, [id]: text }

/** Another answer to a line, '' for none. What has no sentence on the page cannot matter most on it. */
export const choose = (plan: BirthPlan, id: string, option: string): BirthPlan => ({
  ...plan,
  choices: withText(plan.choices, id, option),
  important: option === '' || option === later ? plan.important.filter(each => each !== id) : plan.important,
})

export const writeField = (plan: BirthPlan, id: string, text: string): BirthPlan => ({
  ...plan,
  about: withText(plan.about, id, text.slice(0, longestField)),
})

export const writeWords = (plan: BirthPlan, id: string, text: string): BirthPlan => ({
  ...plan,
  words: withText(plan.words, id, text.slice(0, longestWords)),
  important: text.trim() === '' ? plan.important.filter(each => each !== id) : plan.important,
})

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter(each => each !== id) : [...ids, id]

export const toggleAsked = (plan: BirthPlan, id: string): BirthPlan => ({ ...plan, asked: toggled(plan.asked, id) })

/** Marks what matters most, or takes the mark off; the same plan when there are as many as the short form holds. */
export const toggleImportant = (plan: BirthPlan, id: string): BirthPlan =>
  plan.important.length >= mostImportant && !plan.important.includes(id)
    ? plan
    : { ...plan, important: toggled(plan.important, id) }
