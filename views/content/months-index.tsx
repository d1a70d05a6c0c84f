import type { Card } from '../../content/schema.ts'
import { IndexHead } from './index-head.tsx'
import { NumberedList } from './weeks-index.tsx'

/** The first year by months. */
export const BabyMonthsIndexView = ({ months }: { months: readonly Card[] }) => (
  <div className="index tone-baby">
    <IndexHead
      title="Baby month by month"
      lead="Growing, sleep, feeding, play and safety in the first year, and how you are doing. For a baby born early, count milestones from the due date and vaccines from the birthday."
      art="stage-baby"
    />
    <NumberedList cards={months} />
  </div>
)

/** The second and third year by months. */
export const ToddlerMonthsIndexView = ({ months }: { months: readonly Card[] }) => (
  <div className="index tone-toddler">
    <IndexHead
      title="Toddler month by month"
      lead="The second and third year: words, steps, meals, sleep and a great many opinions."
      art="stage-toddler"
    />
    <NumberedList cards={months} />
  </div>
)
