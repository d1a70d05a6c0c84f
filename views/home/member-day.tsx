import type { DayKind } from '../../domain/day-entry.ts'
import { Island } from '../island.tsx'
import { usePage } from '../page.tsx'
import { DayCard, type DayCardProps } from './day-card.tsx'

/** The day that a member's profile tells. */
export const MemberDay = (props: Omit<DayCardProps, 'children'>) => (
  <DayCard {...props}>
    <a href="/dashboard">Your whole day</a>
  </DayCard>
)

/** The question for whoever has told no date, or to this device alone. @param kind what is asked for first */
export const AskMyDay = ({ kind = 'due' }: { kind?: DayKind }) => (
  <Island name="my-day" props={{ country: usePage().country, kind }} when="visible" />
)

/** Question or day: that of a member is put in when it is known whose page it is. */
export function DayPart() {
  const { signedIn, memberDay } = usePage()
  return signedIn && memberDay ? (
    <div className="ready" dangerouslySetInnerHTML={{ __html: memberDay }} />
  ) : (
    <AskMyDay />
  )
}
