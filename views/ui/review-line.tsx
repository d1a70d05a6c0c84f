import type { Review } from '../../content/schema.ts'
import { today as dayOf } from '../../domain/dates.ts'
import { Dotted } from './dotted.tsx'
import { DateText } from './time.tsx'

const words: Record<Review['by'], string> = {
  editorial: 'Reviewed by the editorial team; medical review pending',
  clinical: 'Medically reviewed by a clinician',
}

interface Props {
  review: Review | undefined
  /** The day on which the page is read, YYYY-MM-DD. */
  today?: string
}

/** Who reviewed a page and when, and whether the next review is overdue. */
export function ReviewLine({ review, today = dayOf(Date.now()) }: Props) {
  if (!review) return null
  const expired = review.due < today
  return (
    <>
      <Dotted className="review-line" parts={[words[review.by], <DateText key="on" date={review.on} />]} />
      {expired && (
        <p className="review-line review-expired">
          <strong>This review ran out on </strong>
          <DateText date={review.due} />; the page is due to be looked at again.
        </p>
      )}
    </>
  )
}
