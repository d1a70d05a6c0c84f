import type { OpenHead } from '../../../contract/registry.ts'
import { namesInLine } from '../../../domain/registry/names.ts'
import { eventKinds } from '../../../domain/registry/registry.ts'
import { stateName } from '../../../domain/registry/states.ts'
import { DateText } from '../../ui/time.tsx'
import { Text } from '../../ui/typography.tsx'
import { ShopLink } from './gift-row.tsx'

/** Whose list it is, when and where, what the parents write, and where else they wish for something. */
export function ListHead({ parents, event_kind, event_date, town, state, message, also_at }: OpenHead) {
  const place = [town, stateName(state) || state].filter(Boolean).join(', ')
  const day = eventKinds.find(({ value }) => value === event_kind)?.label
  return (
    <header className="guest-head">
      <Text variant="kicker">A list of wishes</Text>
      <Text variant="title">
        <bdi>{namesInLine(parents)}</bdi>
      </Text>
      {(event_date || place) && (
        <p className="guest-when">
          {event_date && (
            <span>
              {`${day}: `}
              <DateText date={event_date} />
            </span>
          )}
          {place && <bdi>{place}</bdi>}
        </p>
      )}
      {message && <p className="guest-message">{message}</p>}
      {also_at.length > 0 && (
        <p className="guest-also">
          Also at{' '}
          {also_at.map(({ url }) => (
            <ShopLink key={url} url={url} />
          ))}
        </p>
      )}
    </header>
  )
}
