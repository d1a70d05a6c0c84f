import { addressOf } from '../../content/addresses.ts'
import { milestones } from '../../content/milestones.ts'

const lastBabyMonth = 12

/** Links to the checklists before and after a month that has none. */
export function MilestoneLinks({ month }: { month: number }) {
  const before = milestones.findLast(({ months }) => months < month)
  const after = milestones.find(({ months }) => months > month)
  return (
    <p className="milestone-links">
      The CDC has no milestone checklist for this month.
      {before && (
        <>
          {' '}
          The one before is for <ListLink months={before.months} />.
        </>
      )}
      {after && (
        <>
          {' '}
          The {before ? 'next' : 'first'} is for <ListLink months={after.months} />.
        </>
      )}
    </p>
  )
}

const ListLink = ({ months }: { months: number }) => (
  <a href={addressOf('month', `${months}-month-old${months > lastBabyMonth ? '' : '-baby'}`)}>{months} months</a>
)
