import type { GuestItem } from '../../../contract/registry.ts'
import { amountWords, giftFacts } from '../../../domain/registry/gift-words.ts'
import { hostOf } from '../../../domain/registry/links.ts'
import type { FormShown } from '../../account/form-state.ts'
import { Problem } from '../../account/sign-in.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Text } from '../../ui/typography.tsx'
import { Amount, ShopLink } from './gift-row.tsx'
import { ReserveForm } from './reserve-form.tsx'

interface Props {
  gift: GuestItem
  path: string
  pressKey: string
  deleted: string
  shown: FormShown
  /** An owner looks at it. */
  isOwner: boolean
}

/** One gift of the list, and the form that reserves it: there when a guest has chosen it, or was refused. */
export function GiftView({ gift, path, isOwner, shown, ...form }: Props) {
  const { title, note, url, left } = gift
  const facts = giftFacts(gift).join(' · ')
  return (
    <article className="guest guest-gift" id={gift.id} data-left={path.split('/').at(-1)}>
      <Breadcrumb steps={[{ title: 'The whole list', path }]} />
      <Text variant="title">
        <bdi>{title}</bdi>
      </Text>
      {facts && <p>{facts}</p>}
      {note && <p className="guest-message">{note}</p>}
      {hostOf(url) && (
        <p>
          <ShopLink url={url} />
        </p>
      )}
      {amountWords(gift) && (
        <p>
          <Amount gift={gift} />
        </p>
      )}
      <GuestNews />
      {isOwner ? (
        <p>This is your own list. Here your guests find the form that reserves it.</p>
      ) : left > 0 ? (
        <ReserveForm gift={gift} path={path} shown={shown} {...form} />
      ) : (
        <Taken path={path} shown={shown} />
      )}
    </article>
  )
}

/** Where the page's script says what was reserved meanwhile. */
export const GuestNews = () => <p className="guest-news" role="status" />

/** There is nothing left to reserve; what was typed meanwhile is not lost. */
const Taken = ({ path, shown: { message, values } }: { path: string; shown: FormShown }) => (
  <>
    <Problem words={message ?? 'This gift is reserved already.'} />
    <p>
      <a href={path}>See what else is wished for</a>
    </p>
    <Written message={values.message} />
  </>
)

/** What a guest had written for a gift that cannot be reserved any more. */
export const Written = ({ message }: { message: string | undefined }) =>
  message && (
    <>
      <p>What you had written, to take along:</p>
      <p className="guest-message">{message}</p>
    </>
  )
