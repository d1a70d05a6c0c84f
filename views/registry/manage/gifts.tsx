import type { Gift, Registry } from '../../../contract/registry.ts'
import { Problem } from '../../account/sign-in.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { DateText } from '../../ui/time.tsx'
import { ListFrame } from './list-frame.tsx'
import { ManageForm, nothingSent, type Shown } from './manage-form.tsx'
import { listPath } from './paths.ts'

interface Props {
  list: Registry
  /** 'surprise' until the day that the owners chose. */
  gifts: readonly Gift[] | 'surprise'
  shown: Shown
  saved?: string
}

/** Who gives what, once the surprise is over. */
export const GiftsView = ({ list, gifts, shown, saved }: Props) => (
  <ListFrame list={list} part="/gifts" title="Gifts" saved={saved}>
    {gifts === 'surprise' ? <Surprise list={list} /> : <Given list={list} gifts={gifts} shown={shown} />}
  </ListFrame>
)

/** The same, whatever guests have done. */
const Surprise = ({ list }: { list: Registry }) => (
  <div className="manage-part">
    <p>
      What guests have reserved is a surprise{' '}
      {list.surprise_until ? (
        <>
          until <DateText date={list.surprise_until} />
        </>
      ) : (
        'at the moment'
      )}
      . From that day on this page says who gives what, and takes your thanks.
    </p>
    <p>
      Until then nothing here depends on what is reserved: no page, number, order, letter or file. Please do not open
      the link while you are signed out: whoever is not known to be a parent sees what guests see.
    </p>
    <p>
      <a href={listPath(list.id, '/settings')}>Choose another day</a>
    </p>
  </div>
)

const Given = ({ list, gifts, shown }: Omit<Props, 'gifts'> & { gifts: readonly Gift[] }) => (
  <div className="manage-part">
    {gifts.length === 0 ? (
      <p>Nothing is reserved at the moment.</p>
    ) : (
      <>
        <p>
          {gifts.filter(({ thanked }) => thanked).length} of {gifts.length} thanked.
        </p>
        {shown.message && !gifts.some(({ id }) => id === shown.values.gift) && <Problem words={shown.message} />}
        <ul className="manage-gifts">
          {gifts.map(gift => (
            <GiftLine key={gift.id} list={list} gift={gift} shown={shown} />
          ))}
        </ul>
        <div className="button-row">
          <ButtonLink href={`${listPath(list.id, '/gifts')}.csv`} variant="secondary">
            Download as a table
          </ButtonLink>
        </div>
      </>
    )}
  </div>
)

const states: Record<Gift['state'], string> = { reserved: 'Reserved', bought: 'Bought' }

/** How much of a wish: of a group gift, how many of its shares. */
const amountOf = ({ quantity, item }: Gift) =>
  item.shares === null ? (quantity > 1 ? `${quantity} of them` : '') : `${quantity} of ${item.shares} shares`

function GiftLine({ list, gift, shown: given }: { list: Registry; gift: Gift; shown: Shown }) {
  const shown = given.values.gift === gift.id ? given : nothingSent
  const isSent = shown.values.gift !== undefined
  const facts = [states[gift.state], amountOf(gift), gift.item.removed ? 'not on the list any more' : '']
  return (
    <li id={`gift-${gift.id}`}>
      <h2>
        <bdi>{gift.item.title}</bdi>
      </h2>
      <p>
        From <bdi>{gift.giver.name}</bdi>
      </p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {gift.giver.message && (
        <blockquote>
          <bdi>{gift.giver.message}</bdi>
        </blockquote>
      )}
      <ManageForm
        to={listPath(list.id, '/gifts')}
        action="thanks"
        was={{ thanked: gift.thanked ? 'true' : '', thanks: gift.thanks }}
        shown={shown}
        button="Save"
        variant="secondary"
      >
        <input type="hidden" name="gift" value={gift.id} />
        <Checkbox
          name="thanked"
          label="We have said thank you"
          checked={isSent ? Boolean(shown.values.thanked) : gift.thanked}
        />
        <TextArea
          name="thanks"
          label="Your thanks, on the giver’s own page"
          value={isSent ? shown.values.thanks : gift.thanks}
          error={shown.errors.thanks}
          rows={2}
        />
      </ManageForm>
    </li>
  )
}
