// A member's day on the front page: a slot, filled with the day that their profile tells, or else with the question.
import type { Member } from '../../contract/member.ts'
import { isInGuideRange } from '../../domain/ages.ts'
import { dayInWords } from '../../domain/dashboard.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import type { DayKind } from '../../domain/day-entry.ts'
import type { DayGuides } from '../../domain/day-guide.ts'
import { birthDateOf, dueDateOf, newestFirst, pregnancyOf, stagesOf } from '../../domain/member.ts'
import { dayOfChild, dayOfPregnancy, type MyDay } from '../../domain/my-day.ts'
import { memoized } from '../../lib/memoize.ts'
import { AskMyDay, MemberDay } from '../../views/home/member-day.tsx'
import type { Build, PageInput } from '../../views/page.tsx'
import { byMember } from './by-member.ts'
import { contextOf, renderInPage } from './page-context.tsx'

/** Where a day stands, and when. */
export interface DayPlace extends Pick<PageInput, 'site' | 'layout' | 'country'> {
  today: CalendarDate
}

/** A pregnancy goes first, then the youngest child that has a guide; null for a member without either. */
export function dayOfMember(member: Member, on: CalendarDate): MyDay | null {
  const due = dueDateOf(pregnancyOf(member)?.due_date)
  if (due) return dayOfPregnancy(due, on)
  const [youngest] = newestFirst(member.born_children)
  const birth = youngest && birthDateOf(youngest.birth_date)
  const day = birth && birth <= on ? dayOfChild(birth, on) : null
  return day && isInGuideRange(day.months) ? day : null
}

/** What a member without a day is asked for first. */
const kindToAsk = (member?: Member | null): DayKind =>
  member && stagesOf(member) === 'trying-to-conceive' ? 'trying' : 'due'

/** A drawing is named in a guide; in the browser it has an address. */
export const withDrawings = (guides: DayGuides, asset: Build['asset']): DayGuides =>
  Object.fromEntries(
    Object.entries(guides).map(([slug, { size, ...guide }]) => [
      slug,
      { ...guide, ...(size && { size: { ...size, art: asset(`art/${size.art}.svg`) } }) },
    ]),
  )

export function createDayArea(build: Build, guides: () => DayGuides) {
  const drawn = memoized((of: DayGuides) => withDrawings(of, build.asset))
  function render({ today, ...place }: DayPlace, member?: Member | null): Buffer {
    const context = contextOf({ path: '/', query: {}, versions: {}, signedIn: true, ...place }, build, 'd')
    const day = member && dayOfMember(member, today)
    const guide = day && drawn(guides())[day.guide]
    const words = dayInWords(today).replace(/, \d+$/, '')
    const part =
      day && guide ? (
        <MemberDay day={day} guide={guide} isUS={place.country === 'US'} today={words} />
      ) : (
        <AskMyDay kind={kindToAsk(member)} />
      )
    return Buffer.from(renderInPage(part, context))
  }
  const known = byMember(render, ({ site, layout, country, today }) => `${site}|${layout}|${country}|${today}`)
  return (place: DayPlace, member?: Member | null): Buffer => (member ? known(place, member) : render(place))
}
