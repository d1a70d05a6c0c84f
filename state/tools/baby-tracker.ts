// What the baby tracker holds: up to four children, each with a log and what was measured.

import {
  type Babies,
  type Baby,
  babyName,
  type Measure,
  mostBabies,
  newBaby,
  noBabies,
  unitSystems,
} from '../../domain/tools/babies.ts'
import {
  diaperWays,
  feedWays,
  isRunning,
  isTimed,
  type LogLine,
  lineKinds,
  mostLines,
  sorted,
  volumeUnits,
} from '../../domain/tools/baby-log.ts'
import { dayWords } from '../../domain/tools/local-time.ts'
import { fieldsOf, listOf, numberOf, textOf, wordOf } from '../../lib/lenient.ts'
import { storedTool } from './stored-tool.ts'

/** The years 1971 to 2999, in milliseconds since 1970. */
const [firstInstant, lastInstant] = [31_536_000_000, 32_503_680_000_000]
const instantOf = <O>(data: unknown, otherwise: O) => {
  const at = numberOf(data, firstInstant, lastInstant, null)
  return at === null ? otherwise : Math.floor(at)
}

const ways = { feed: feedWays, diaper: diaperWays, sleep: [], medicine: [] } as const

/** A line that can be read; null for one without a kind or an instant. What has a length never ends before it began. */
function lineOf(data: unknown): LogLine | null {
  const fields = fieldsOf(data)
  const kind = wordOf(fields.kind, lineKinds, null)
  const at = instantOf(fields.at, null)
  if (kind === null || at === null) return null
  const way = wordOf<LogLine['way'] & string, undefined>(fields.way, ways[kind], undefined)
  if (ways[kind].length > 0 && !way) return null
  const id = numberOf(fields.id, 1, Number.MAX_SAFE_INTEGER, 0)
  const end = fields.end === null ? null : Math.max(at, instantOf(fields.end, at))
  const [what, amount] = [textOf(fields.what, 80), textOf(fields.amount, 40)]
  const unit = wordOf(fields.unit, volumeUnits, undefined)
  const line: LogLine = { id, kind, at, ...(way && { way }) }
  return {
    ...line,
    ...(isTimed(line) && { end }),
    ...(what && { what }),
    ...(amount && { amount }),
    ...(way === 'bottle' && unit && { unit }),
  }
}

/** Two of one id, as somebody may write them into a file, get ids of their own. */
function withIds<T extends { id: number }>(items: readonly T[]): T[] {
  const seen = new Set<number>()
  let last = items.reduce((most, { id }) => Math.max(most, Number.isInteger(id) ? id : 0), 0)
  return items.map(item => {
    const isFree = Number.isInteger(item.id) && item.id > 0 && !seen.has(item.id)
    const id = isFree ? item.id : ++last
    seen.add(id)
    return { ...item, id }
  })
}

function measureOf(data: unknown): Measure | null {
  const fields = fieldsOf(data)
  const day = textOf(fields.day, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null
  return {
    id: numberOf(fields.id, 1, Number.MAX_SAFE_INTEGER, 0),
    day,
    units: wordOf(fields.units, unitSystems, 'metric'),
    weight: textOf(fields.weight, 12),
    ounces: textOf(fields.ounces, 12),
    length: textOf(fields.length, 12),
    head: textOf(fields.head, 12),
  }
}

function babyOf(data: unknown): Baby | null {
  const fields = fieldsOf(data)
  if (!Array.isArray(fields.log)) return null
  return {
    ...newBaby(numberOf(fields.id, 1, Number.MAX_SAFE_INTEGER, 0)),
    name: textOf(fields.name, 40),
    birthDate: textOf(fields.birthDate, 40),
    dueDate: textOf(fields.dueDate, 40),
    chart: wordOf(fields.chart, ['girls', 'boys'], ''),
    log: sorted(withIds(listOf(fields.log, lineOf, mostLines))),
    measures: withIds(listOf(fields.measures, measureOf, 500)).sort((a, b) => (a.day < b.day ? 1 : -1)),
  }
}

/** The day of the newest line of any child. */
function lastLogged({ babies }: Babies): number | null {
  const instants = babies.flatMap(({ log }) => log[0]?.at ?? [])
  return instants.length > 0 ? Math.max(...instants) : null
}

export const babyTrackerTool = storedTool<Babies>({
  key: 'baby-tracker',
  name: 'Baby tracker',
  version: 1,
  empty: noBabies,
  parse(data) {
    const fields = fieldsOf(data)
    const babies = withIds(listOf(fields.babies, babyOf, mostBabies))
    const [first] = babies
    if (!first) return noBabies
    const shown = babies.find(({ id }) => id === fields.shown) ?? first
    return { babies, shown: shown.id, units: wordOf(fields.units, unitSystems, '') }
  },
  runs: ({ babies }) => babies.some(({ log }) => log.some(isRunning)),
  glance(state) {
    const at = lastLogged(state)
    if (at !== null) return { text: `Logged until ${dayWords(at)}` }
    return state.babies.some(({ birthDate }) => birthDate) ? { text: babyName(state, 0) } : null
  },
})
