import type { RegistrySummary } from '../../contract/registry.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { eventKinds } from '../../domain/registry/registry.ts'
import { usePage } from '../page.tsx'
import { DateText } from '../ui/time.tsx'
import { Text } from '../ui/typography.tsx'
import type { Reached } from './sheet.ts'

interface Props {
  lists: Reached<readonly RegistrySummary[]>
  today: CalendarDate
}

/** Among lists that guests see, the one whose day comes next. */
function nextOf(lists: readonly RegistrySummary[], today: CalendarDate): RegistrySummary | undefined {
  const open = lists.filter(({ status }) => status === 'open')
  const dayOf = ({ event_date }: RegistrySummary) => (event_date && event_date >= today ? event_date : '9999')
  return open.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))[0]
}

/** A member's list of wishes: how long it is, and for which day. What guests have reserved is nowhere near it. */
export function RegistryCard({ lists, today }: Props) {
  const { href } = usePage()
  const list = lists && nextOf(lists.is, today)
  if (!lists) return null
  return (
    <section aria-labelledby="registry">
      <Text variant="heading" id="registry">
        Registry
      </Text>
      {list ? (
        <p>
          {list.items === 1 ? '1 wish' : `${list.items} wishes`} on your list
          {list.event_date && (
            <>
              , {eventKinds.find(({ value }) => value === list.event_kind)?.label.toLowerCase()}{' '}
              <DateText date={list.event_date} />
            </>
          )}
          .
        </p>
      ) : (
        <p>A list of wishes, from any shop or from none, that only those see whom you give its link.</p>
      )}
      <p className="saved-all">
        <a href={href(list ? `/manage/${list.id}` : '/manage')}>
          {list ? 'Your list' : lists.is.length > 0 ? 'Your lists' : 'Make a list'}
        </a>
      </p>
    </section>
  )
}
