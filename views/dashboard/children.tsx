import { milestonesNote, milestonesSource } from '../../content/milestones.ts'
import { usSchedule } from '../../content/vaccines.ts'
import type { BornChild } from '../../contract/member.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { newestFirst } from '../../domain/member.ts'
import { Island } from '../island.tsx'
import { usePage } from '../page.tsx'
import { TextLink } from '../ui/link.tsx'
import { Text } from '../ui/typography.tsx'
import { childFacts } from './child-facts.ts'
import { ChildPanel } from './child-panel.tsx'

interface Props {
  of: readonly BornChild[]
  today: CalendarDate
  /** Addresses of all month guides. */
  months: ReadonlySet<string>
}

/** A member's children, the youngest first. */
export function Children({ of, today, months }: Props) {
  const { asset } = usePage().build
  const all = newestFirst(of).map(child => childFacts(child, { today, guides: months, asset }))
  const [only] = all
  const isAnyYoung = all.some(({ known }) => known?.milestones || known?.visit)
  return (
    <section className="leaf children" aria-labelledby="children">
      <Text variant="heading" id="children">
        {only && all.length === 1 ? <bdi>{only.name}</bdi> : 'Children'}
      </Text>
      {only && all.length === 1 ? (
        <ChildPanel {...only} isOnly />
      ) : (
        <Island name="child-tabs" when="interaction" props={{ all }} />
      )}
      {isAnyYoung && (
        <p className="text-small">
          {milestonesNote} Visits and vaccines go by the age since birth, and the child’s own record decides. Milestones
          in our words from <TextLink href={milestonesSource.url}>{milestonesSource.title}</TextLink>,{' '}
          {milestonesSource.publisher} ({milestonesSource.year}). Visits:{' '}
          <TextLink href="https://www.aap.org/periodicityschedule">
            Recommendations for Preventive Pediatric Health Care
          </TextLink>
          , AAP and Bright Futures. Vaccines: United States, {usSchedule.authority},{' '}
          <TextLink href={usSchedule.source.url}>{usSchedule.source.title}</TextLink>, {usSchedule.source.publisher}
          {'; other countries differ.'}
        </p>
      )}
    </section>
  )
}
