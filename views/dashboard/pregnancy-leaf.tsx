import { nextPregnancy } from '../../content/quiet-almanac.ts'
import type { Card, Piece } from '../../content/schema.ts'
import { pregnancyHelp } from '../../content/todays-help.ts'
import type { Member, Pregnancy } from '../../contract/member.ts'
import { weeksAndDays } from '../../domain/dashboard.ts'
import { type CalendarDate, daysBetween } from '../../domain/dates.ts'
import { dueDateOf, pregnancyOf } from '../../domain/member.ts'
import {
  daysLeft,
  displayWeek,
  gestationalAge,
  lastPeriodOf,
  trimesterOf as trimesterIn,
} from '../../domain/pregnancy-dating.ts'
import { SizePanel } from '../content/size-panel.tsx'
import { trimesterOf } from '../content/trimester.ts'
import { Island } from '../island.tsx'
import { DateText } from '../ui/time.tsx'
import { Text } from '../ui/typography.tsx'
import { HelpList } from './help-list.tsx'
import { Overdue } from './overdue.tsx'
import { SizeLine } from './size-line.tsx'
import { WeekRing } from './week-ring.tsx'

interface Props {
  member: Member
  today: CalendarDate
  week: Piece<'week'> | undefined
  nextWeek: Card | undefined
  /** After an earlier loss: the same facts, but some of them in a closed panel. */
  isQuiet: boolean
}

interface Facts extends Omit<Props, 'member'> {
  pregnancy: Pregnancy
  due: CalendarDate
}

/** A member's pregnancy, before and after the due date. */
export function PregnancyLeaf({ member, ...rest }: Props) {
  const pregnancy = pregnancyOf(member)
  const due = dueDateOf(pregnancy?.due_date)
  if (!pregnancy || !due) return null
  return daysBetween(rest.today, due) > 0 ? (
    <Ongoing {...rest} pregnancy={pregnancy} due={due} />
  ) : (
    <Overdue due={due} today={rest.today} week={rest.week} isMany={pregnancy.multiples === 'true'} />
  )
}

function Ongoing({ pregnancy, due, today, week, nextWeek, isQuiet }: Facts) {
  const age = gestationalAge(due, today)
  const shown = displayWeek(due, today)
  const trimester = trimesterOf(shown)
  const isMany = pregnancy.multiples === 'true'
  const guide = week?.path ?? '/pregnancy-week-by-week'
  const next = nextWeek && !isQuiet && <NextWeek {...nextWeek} />
  return (
    <section className={`leaf tone-${trimester.colour}`} aria-labelledby="pregnancy">
      <Text variant="kicker">
        {[pregnancy.code_name?.trim(), isMany && 'Twins or more', trimester.name].filter(Boolean).join(' · ')}
      </Text>
      <div className="week-head">
        <WeekRing due={due} on={today} />
        <div>
          <Text variant="heading" id="pregnancy">
            {weeksAndDays(age)}
          </Text>
          <p>
            Due <DateText date={due} />
          </p>
          {age.days === 0 && (
            <p>
              By this date the count of weeks begins on <DateText date={lastPeriodOf(due)} />.
            </p>
          )}
          <DaysLeft days={daysLeft(due, today)} isOpen={!isQuiet} />
          <p>
            <a href={guide}>{week ? `The guide to week ${shown}` : 'The guides, week by week'}</a>
          </p>
          {isQuiet && (
            <p>
              <a href={`/a/${nextPregnancy}`}>Pregnancy after loss</a>, if you want it
            </p>
          )}
        </div>
      </div>
      {isMany && <Many guide={week?.path} />}
      <HelpList id="help" level={3} help={pregnancyHelp[trimesterIn(shown)]} />
      <div className="week-parts">
        {!isQuiet && (week ? <SizePanel week={shown} size={week.size} /> : <SizeLine week={shown} />)}
        {week && (
          <div>
            <section aria-labelledby="next-appointment">
              <Text variant="subheading" id="next-appointment">
                Next appointment
              </Text>
              <p>{week.appointments}</p>
            </section>
            <section aria-labelledby="week-list">
              <Text variant="subheading" id="week-list">
                This week’s list
              </Text>
              <Island
                name="week-checklist"
                when="visible"
                props={{ pregnancy: pregnancy.id, week: shown, items: week.checklist }}
              />
            </section>
            {next}
          </div>
        )}
      </div>
      {!week && next}
    </section>
  )
}

const NextWeek = ({ path, title, lead }: Card) => (
  <section aria-labelledby="next-week">
    <Text variant="subheading" id="next-week">
      Next week
    </Text>
    <p>
      <a href={path}>{title}</a>
    </p>
    <p>{lead}</p>
  </section>
)

/** The days left, in a panel for those who would rather not count; the browser remembers that it was closed. */
const DaysLeft = ({ days, isOpen }: { days: number; isOpen: boolean }) => (
  <details className="days-left" data-stored={isOpen ? 'days-left' : undefined} open={isOpen}>
    <summary>Days to the due date</summary>
    <p>
      <b>{days}</b> {days === 1 ? 'day' : 'days'}
    </p>
  </details>
)

const Many = ({ guide }: { guide: string | undefined }) => (
  <p>
    With more than one on the way, birth often comes before this date, and visits and scans come more often than a guide
    to one baby says: the plan of the care team goes first. Sizes here are those of a single baby.
    {guide && (
      <>
        {' '}
        <a href={`${guide}#if-it-is-twins-or-more`}>If it is twins or more</a>
      </>
    )}
  </p>
)
