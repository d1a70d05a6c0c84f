// What the page shows about a child on a day, as plain data: it is sent to the browser as props of an island.
import { milestones } from '../../content/milestones.ts'
import { type Help, helpAt } from '../../content/todays-help.ts'
import { usSchedule, vaccinesDueAt } from '../../content/vaccines.ts'
import type { BornChild } from '../../contract/member.ts'
import { ageGroup, ageOf, correctedAge, isInGuideRange } from '../../domain/ages.ts'
import { ageInWords, nearestAge, untilInWords } from '../../domain/dashboard.ts'
import { addMonths, type CalendarDate, formatLong } from '../../domain/dates.ts'
import { birthDateOf, displayName, dueDateOf } from '../../domain/member.ts'
import { nextVisit } from '../../domain/next-visit.ts'
import { monthLink } from '../../domain/profiles.ts'

export interface ChildFacts {
  id: string
  name: string
  /** Null while the birth date is not known. */
  known: KnownChild | null
}

export interface KnownChild {
  tone: 'newborn' | 'baby' | 'toddler'
  /** Address of the drawing for the age. */
  art: string
  age: string
  /** The birth date in words. */
  born: string
  /** The corrected age of a child born before 37 weeks, until the second birthday. */
  corrected: string | null
  /** Null beyond 36 months. */
  milestones: {
    months: number
    isCorrected: boolean
    groups: readonly { name: string; items: readonly string[] }[]
  } | null
  /** Null beyond 36 months. */
  visit: { age: string; day: string; until: string; vaccines: readonly string[] } | null
  /** Empty beyond 36 months. */
  help: readonly Help[]
  guide: { title: string; path: string }
  /** The guide to the next month, and the day from which it holds; null where there is none. */
  next: { title: string; path: string; from: string } | null
}

const parenting = { title: 'Parenting: what we have for older children', path: '/topics/parenting' }
const tones = { newborn: 'newborn', months: 'baby', baby: 'baby', toddler: 'toddler' } as const
const groups = [
  ['social', 'With people'],
  ['language', 'Sounds and words'],
  ['thinking', 'Learning'],
  ['movement', 'Moving'],
] as const

export interface Around {
  today: CalendarDate
  /** Addresses of all month guides. */
  guides: ReadonlySet<string>
  /** The served address of a file. */
  asset: (name: string) => string
}

export function childFacts(child: BornChild, around: Around): ChildFacts {
  const birth = birthDateOf(child.birth_date)
  return { id: child.id, name: displayName(child.first_name), known: birth && knownChild(child, birth, around) }
}

function knownChild(child: BornChild, birth: CalendarDate, { today, guides, asset }: Around): KnownChild {
  const age = ageOf(birth, today)
  const tone = tones[ageGroup(birth, today).group]
  const due = dueDateOf(child.due_date)
  const corrected = due ? correctedAge(birth, due, today) : null
  const isYoung = isInGuideRange(age.months)
  return {
    tone,
    art: asset(`art/stage-${tone}.svg`),
    age: ageInWords(age),
    born: formatLong(birth),
    corrected: corrected && due ? correctedInWords(corrected, due, today) : null,
    milestones: isYoung ? milestonesFor((corrected ?? age).months, corrected !== null) : null,
    visit: isYoung ? visitFor(birth, today) : null,
    help: helpAt(age.months),
    guide: guideFor(child, age.months, today, guides),
    next: nextFor(child, age.months + 1, birth, guides),
  }
}

const correctedInWords = (corrected: { months: number; days: number }, due: CalendarDate, today: CalendarDate) =>
  today < due
    ? `counted from the due date, ${formatLong(due)}, which is still to come`
    : `${ageInWords(corrected).replace('born today', '0 days')}, counted from the due date, ${formatLong(due)}`

function milestonesFor(months: number, isCorrected: boolean): KnownChild['milestones'] {
  const age = nearestAge(
    months,
    milestones.map(list => list.months),
  )
  const list = milestones.find(list => list.months === age)
  return list
    ? { months: list.months, isCorrected, groups: groups.map(([key, name]) => ({ name, items: list[key] })) }
    : null
}

function visitFor(birth: CalendarDate, today: CalendarDate): KnownChild['visit'] {
  const visit = nextVisit(birth, today)
  if (!visit) return null
  // Only the doses whose window begins at this age: the others were shown before, and may have been given.
  const starting =
    visit.months > 0
      ? vaccinesDueAt(visit.months, usSchedule).filter(({ fromMonths }) => fromMonths === visit.months)
      : []
  return {
    age: visit.age,
    day: formatLong(visit.day),
    until: untilInWords(visit.day, today),
    vaccines: [...new Set(starting.map(({ vaccine }) => vaccine))],
  }
}

/** The guide to a month that is still to come. */
function nextFor(
  child: BornChild,
  months: number,
  birth: CalendarDate,
  guides: ReadonlySet<string>,
): KnownChild['next'] {
  const day = addMonths(birth, months)
  const path = monthLink(child, day)
  return guides.has(path) ? { title: `Month ${months}`, path, from: formatLong(day) } : null
}

/** The guide to the month; where there is none, the nearest page. */
function guideFor(child: BornChild, months: number, today: CalendarDate, guides: ReadonlySet<string>) {
  const path = monthLink(child, today)
  if (path === parenting.path) return parenting
  if (guides.has(path))
    return { title: months === 0 ? 'The guide to the first month' : `The guide to month ${months}`, path }
  return { title: 'The guides, month by month', path: path.slice(0, path.lastIndexOf('/')) }
}
