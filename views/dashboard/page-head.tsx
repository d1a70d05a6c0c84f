import { dayInWords } from '../../domain/dashboard.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { Text } from '../ui/typography.tsx'

/** The date, as on a page of an almanac, and the title. */
export const PageHead = ({ today, title }: { today: CalendarDate; title: string }) => (
  <header className="dashboard-head">
    <p className="text-kicker">
      <time dateTime={today}>{dayInWords(today)}</time>
    </p>
    <Text variant="title">
      <bdi>{title}</bdi>
    </Text>
  </header>
)
