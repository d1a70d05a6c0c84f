// What is still wished for on a list, and below what somebody gives already. There may be hundreds, so the rows are sent
// in a few pieces.
import type { ReactNode } from 'react'
import type { GuestItem } from '../../../contract/registry.ts'
import { filterGifts, type GuestFilter } from '../../../domain/registry/guest-filter.ts'
import type { FormShown } from '../../account/form-state.ts'
import { useInOrder } from '../../page.tsx'
import { Text } from '../../ui/typography.tsx'
import { GuestFilters } from './filters.tsx'
import { GuestNews } from './gift-page.tsx'
import { GiftRow } from './gift-row.tsx'
import { ReserveForm } from './reserve-form.tsx'

/** Null when they cannot be had just now. */
export type Wishes = readonly GuestItem[] | null

export interface WishesViewProps {
  items: readonly GuestItem[]
  /** An owner looks at it. */
  isOwner: boolean
  path: string
  filter: GuestFilter
  pressKey: string
  deleted: string
}

/** Up to so many gifts have their form folded in beside them; of longer lists each form is a page. */
const mostForms = 12
/** Rows that are rendered in one go. */
const rowsAtOnce = 30
const noForm: FormShown = { values: {}, errors: {} }

export function WishesView({ items, isOwner, path, filter, ...form }: WishesViewProps) {
  const wished = items.filter(({ left }) => left > 0)
  const taken = items.filter(({ left }) => left < 1)
  const gifts = filterGifts(wished, filter)
  const ways = (gift: GuestItem) =>
    isOwner ? null : gifts.length > mostForms ? (
      <a href={`?item=${gift.id}`}>
        Reserve<i>{` ${gift.title}`}</i>
      </a>
    ) : (
      <Folded gift={gift} path={path} {...form} />
    )
  return (
    <>
      {wished.length > 1 && <GuestFilters path={path} filter={filter} gifts={wished} />}
      <GuestNews />
      <section aria-labelledby="wished">
        <Text variant="heading" id="wished">
          {titleOf(gifts.length, wished.length)}
        </Text>
        {gifts.length === 0 && <p>{nothing(items.length, wished.length)}</p>}
        {gifts.length > 0 && <Rows link={path.split('/').at(-1)} rows={rows(gifts, ways)} />}
      </section>
      {taken.length > 0 && <TakenGifts gifts={taken} />}
    </>
  )
}

const Rows = ({ link, rows: parts }: { link?: string; rows: Iterable<ReactNode> }) => (
  <ul className="gifts" data-left={link} dangerouslySetInnerHTML={useInOrder(parts)} />
)

function* rows(gifts: readonly GuestItem[], ways: (gift: GuestItem) => ReactNode): Generator<ReactNode> {
  for (let from = 0; from < gifts.length; from += rowsAtOnce)
    yield gifts.slice(from, from + rowsAtOnce).map(gift => (
      <GiftRow key={gift.id} gift={gift}>
        {ways(gift)}
      </GiftRow>
    ))
}

/** In place of the wishes, when they cannot be had just now. */
export const Unreached = ({ path }: { path: string }) => (
  <p role="alert">
    The wishes cannot be shown right now. Nothing on the list is lost. <a href={path}>Please try again</a> in a few
    seconds.
  </p>
)

const Folded = ({ gift, ...form }: Omit<Parameters<typeof ReserveForm>[0], 'shown'>) => (
  <details name="reserve">
    <summary>
      Reserve<i>{` ${gift.title}`}</i>
    </summary>
    <ReserveForm gift={gift} shown={noForm} {...form} />
  </details>
)

const titleOf = (shown: number, all: number) =>
  shown === all ? 'Still wished for' : `Still wished for: ${shown} of ${all}`

function nothing(items: number, wished: number): string {
  if (items === 0) return 'There is nothing on this list yet. Please come back another day.'
  return wished === 0
    ? 'Everything on this list is being given already. Thank you for looking.'
    : 'No wish fits that. With one choice less there may be something.'
}

const TakenGifts = ({ gifts }: { gifts: readonly GuestItem[] }) => (
  <section className="gifts-taken" aria-labelledby="taken">
    <Text variant="heading" id="taken">
      Given already
    </Text>
    <ul>
      {gifts.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  </section>
)
