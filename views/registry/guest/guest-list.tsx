import type { GuestItem, OpenRegistry } from '../../../contract/registry.ts'
import { filterGifts, type GuestFilter } from '../../../domain/registry/guest-filter.ts'
import type { FormShown } from '../../account/form-state.ts'
import { Problem } from '../../account/sign-in.tsx'
import { Text } from '../../ui/typography.tsx'
import { GuestFilters } from './filters.tsx'
import { GuestNews, Written } from './gift-page.tsx'
import { GiftRow } from './gift-row.tsx'
import { ListHead } from './list-head.tsx'
import { ReserveForm } from './reserve-form.tsx'

export interface GuestListProps {
  registry: OpenRegistry
  path: string
  filter: GuestFilter
  pressKey: string
  deleted: string
  /** A form that was sent for something that is not on the list any more. */
  shown: FormShown
}

/** Up to so many gifts have their form folded in beside them; of longer lists each form is a page. */
const mostForms = 12
const noForm: FormShown = { values: {}, errors: {} }

/** A list as guests see it: what is still wished for, and below what somebody gives already. */
export function GuestListView({ registry, path, filter, shown, ...form }: GuestListProps) {
  const wished = registry.items.filter(({ left }) => left > 0)
  const taken = registry.items.filter(({ left }) => left < 1)
  const gifts = filterGifts(wished, filter)
  return (
    <div className="guest">
      <ListHead {...registry} />
      {registry.is_owner && <OwnersNote />}
      {shown.message && <Problem words={shown.message} />}
      <Written message={shown.values.message} />
      {wished.length > 1 && <GuestFilters path={path} filter={filter} gifts={wished} />}
      <GuestNews />
      <section aria-labelledby="wished">
        <Text variant="heading" id="wished">
          {titleOf(gifts.length, wished.length)}
        </Text>
        {gifts.length === 0 && <p>{nothing(registry.items.length, wished.length)}</p>}
        {gifts.length > 0 && (
          <ul className="gifts" data-left={path.split('/').at(-1)}>
            {gifts.map(gift => (
              <GiftRow key={gift.id} gift={gift}>
                {registry.is_owner ? null : gifts.length > mostForms ? (
                  <a href={`?item=${gift.id}`}>
                    Reserve<i>{` ${gift.title}`}</i>
                  </a>
                ) : (
                  <Folded gift={gift} path={path} {...form} />
                )}
              </GiftRow>
            ))}
          </ul>
        )}
      </section>
      {taken.length > 0 && <TakenGifts gifts={taken} />}
      <p className="text-small">Links to shops open in a new tab. What happens there is between you and the shop.</p>
    </div>
  )
}

const Folded = ({ gift, ...form }: Omit<Parameters<typeof ReserveForm>[0], 'shown'>) => (
  <details name="reserve">
    <summary>
      Reserve<i>{` ${gift.title}`}</i>
    </summary>
    <ReserveForm gift={gift} shown={noForm} {...form} />
  </details>
)

const OwnersNote = () => (
  <p className="guest-note">
    This is your list as your guests see it. Nothing counts as reserved here, so that your surprise is kept; your guests
    find a button at each wish that reserves it.
  </p>
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
