import { signsOfWeek } from '../../content/danger-signs/danger-stages.ts'
import type { Piece } from '../../content/schema.ts'
import { weeksAndDays } from '../../domain/dashboard.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { daysPastDue, gestationalAge, guideWeeks } from '../../domain/pregnancy-dating.ts'
import { DangerSigns } from '../ui/box.tsx'
import { Button } from '../ui/button.tsx'
import { TextLink } from '../ui/link.tsx'
import { DateText } from '../ui/time.tsx'
import { Text } from '../ui/typography.tsx'

interface Props {
  due: CalendarDate
  today: CalendarDate
  week: Piece<'week'> | undefined
  isMany: boolean
}

/**
 * What is usual at completed weeks 40, 41 and from 42 on. ACOG, When Pregnancy Goes Past Your Due Date; AAFP
 * 2014;90:160.
 */
const usual = {
  40: 'Through 40 weeks and 6 days this is full term. Visits usually go on as before. A good question for the next one: what is the plan for week 41?',
  41: 'From 41 weeks it is called late term. Care teams often check the baby more often now, and talk about starting labor or waiting. Ask what they advise and why; what you would prefer counts too.',
  42: 'From 42 weeks it is called post-term. Risks rise slowly with waiting, so birth is usually planned by now. If no plan has been made, call the care team today.',
} as const

/** The text from 43 weeks on. */
const longPast =
  'The date in the profile lies some weeks back. If the baby is still on the way, call the care team today and ask for their plan.'

function usualAt(weeks: number): string {
  if (weeks > guideWeeks.last) return longPast
  return usual[weeks <= 40 ? 40 : weeks === 41 ? 41 : 42]
}

/** The pregnancy from the due date on. No days are counted down, and from 42 weeks none are counted. */
export function Overdue({ due, today, week, isMany }: Props) {
  const age = gestationalAge(due, today)
  const isCapped = age.weeks >= guideWeeks.last
  const past = daysPastDue(due, today)
  return (
    <section className="leaf tone-third" aria-labelledby="pregnancy">
      <Text variant="kicker">{isMany ? 'Twins or more · Around the due date' : 'Around the due date'}</Text>
      <div className="leaf-band">
        <Text variant="heading" id="pregnancy">
          {isCapped ? '42 weeks' : weeksAndDays(age)}
        </Text>
        <p>
          {past === 0 ? 'The due date is today, ' : 'The due date was '}
          <DateText date={due} />
          {past > 0 && !isCapped && `, ${past === 1 ? 'a day' : `${past} days`} ago`}. Such a date is the middle of a
          few weeks, and few babies come on the day itself.
        </p>
        <p>
          {isMany
            ? 'With more than one, the plan of the care team goes before any calendar: ask them what comes next.'
            : usualAt(age.weeks)}
        </p>
      </div>
      <div className="overdue-call">
        <DangerSigns
          id="call-now"
          title="When to call the care team"
          signs={signsOfWeek(age.weeks)}
          stage="pregnancy"
        />
      </div>
      <p>
        <a href={week?.path ?? '/pregnancy-week-by-week'}>
          {week ? 'The guide to this week' : 'The guides, week by week'}
        </a>
        , and a <a href="/calculators/contraction">timer for contractions</a>
      </p>
      <div className="overdue-change">
        <p>If something has changed, whatever it is, the profile can follow when it suits.</p>
        <div className="button-row">
          <Button variant="secondary" data-profile-dialog="pregnancy">
            Change the profile
          </Button>
          <Button variant="secondary" data-profile-dialog="add">
            Add a child
          </Button>
        </div>
      </div>
      <p className="text-small">
        Terms and plans:{' '}
        <TextLink href="https://www.acog.org/womens-health/faqs/when-pregnancy-goes-past-your-due-date">
          When Pregnancy Goes Past Your Due Date
        </TextLink>
        , ACOG; <TextLink href="https://www.aafp.org/afp/2014/0801/p160.html">American Family Physician 2014</TextLink>.
      </p>
    </section>
  )
}
