// What the contraction timer holds. One that runs is stored from its start, so that a crash loses nothing.
import { counted } from '../../domain/counted.ts'
import { dayInWords } from '../../domain/tools/clock-words.ts'
import { type RuleId, ruleIds } from '../../domain/tools/contraction-rules.ts'
import { type Contraction, inOrder, strengths, withOne } from '../../domain/tools/contractions.ts'
import { booleanOf, fieldsOf, listOf, numberOf, textOf, wordOf } from '../../lib/lenient.ts'
import { storedTool } from './stored-tool.ts'

export interface Contractions {
  /** By their start, the latest last. */
  list: readonly Contraction[]
  /** The start of the one that is not over. */
  running: number | null
  rule: RuleId
  /** Takes a mean of 45 seconds for a minute. */
  tolerant: boolean
  /** Dims the tool. */
  night: boolean
  /** In the visitor's own words, for whoever takes the call. */
  waters: string
  bleeding: string
  other: string
  /** Whom to call, as it was typed. */
  phone: string
}

const empty: Contractions = {
  list: [],
  running: null,
  rule: '5-1-1',
  tolerant: false,
  night: false,
  waters: '',
  bleeding: '',
  other: '',
  phone: '',
}

export const longestNote = 300
/** The last moment that a date can be. */
const lastMoment = 8.64e15

/** A contraction as a file or a storage holds it; null for what has no length, or one below nothing. */
function contractionOf(item: unknown): Contraction | null {
  const { start, end, strength, note } = fieldsOf(item)
  const from = numberOf(start, 0, lastMoment, null)
  const to = numberOf(end, 0, lastMoment, null)
  if (from === null || to === null || to <= from) return null
  const said = strengths.find(one => one === strength)
  const words = textOf(note, longestNote)
  return { start: from, end: to, ...(said && { strength: said }), ...(words && { note: words }) }
}

export const contractionsTool = storedTool<Contractions>({
  key: 'contractions',
  name: 'Contractions',
  version: 1,
  empty,
  parse(data) {
    const { list, running, rule, tolerant, night, waters, bleeding, other, phone } = fieldsOf(data)
    return {
      list: inOrder(listOf(list, contractionOf)),
      running: numberOf(running, 0, lastMoment, null),
      rule: wordOf(rule, ruleIds, empty.rule),
      tolerant: booleanOf(tolerant),
      night: booleanOf(night),
      waters: textOf(waters, longestNote),
      bleeding: textOf(bleeding, longestNote),
      other: textOf(other, longestNote),
      phone: textOf(phone, 40),
    }
  },
  runs: ({ running }) => running !== null,
  glance({ list, running }) {
    const last = running ?? list.at(-1)?.start
    if (last === undefined) return null
    const count = list.length + (running === null ? 0 : 1)
    return { text: `${counted(count, 'contraction')}, last on ${dayInWords(last)}` }
  },
})

type Step = (value: Contractions) => Contractions

/** A second press within this many milliseconds is a thumb that trembled. */
const trembling = 1000

/** One begins now; while one runs, nothing begins. */
export const begin =
  (now: number): Step =>
  value => {
    const sinceEnd = now - (value.list.at(-1)?.end ?? 0)
    const isDouble = sinceEnd >= 0 && sinceEnd < trembling
    return value.running !== null || isDouble ? value : { ...value, running: now }
  }

/** The one that runs is over. It stays open where its end would not come after its start. */
export const finish =
  (end: number): Step =>
  value => {
    const { running, list } = value
    if (running === null || end - running < trembling) return value
    const put = withOne(list, { start: running, end })
    return { ...value, running: null, list: put ?? list }
  }

/** The one that runs is forgotten. */
export const drop: Step = value => ({ ...value, running: null })

/** Puts one in its place, in place of the one that began at `was`; nothing changes when another begins at that moment. */
export const put =
  (one: Contraction, was?: number): Step =>
  value => {
    const list = withOne(value.list, one, was)
    return list ? { ...value, list } : value
  }

export const remove =
  (start: number): Step =>
  value => ({ ...value, list: value.list.filter(one => one.start !== start) })

/** Says how strong one was. */
export const rate =
  (start: number, strength: number): Step =>
  value => ({ ...value, list: value.list.map(one => (one.start === start ? { ...one, strength } : one)) })
