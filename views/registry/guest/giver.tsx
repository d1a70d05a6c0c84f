import type { GiverGift } from '../../../contract/registry.ts'
import { giftPrice, sharePrice } from '../../../domain/registry/gift-words.ts'
import { namesInLine } from '../../../domain/registry/names.ts'
import type { FormShown } from '../../account/form-state.ts'
import { Problem } from '../../account/sign-in.tsx'
import { Saved } from '../../settings/saved.tsx'
import { Text } from '../../ui/typography.tsx'
import { Written } from './gift-page.tsx'
import { ShopLink } from './gift-row.tsx'
import { type Asked, AskView, GiverActions, MessageForm } from './giver-forms.tsx'

export interface GiverProps {
  gift: GiverGift
  /** Of this page. */
  path: string
  /** Of the list; null when it has another link now, or is not open. */
  listPath: string | null
  /** What has to be confirmed first. */
  asks: Asked | null
  /** The message was saved. */
  isSaved: boolean
  shown: FormShown
}

/** A giver's own page: what they give, and all that they may do about it. */
export function GiverView(props: GiverProps) {
  const { gift, path, listPath, asks, isSaved, shown } = props
  const isOpen = gift.list_status === 'open'
  const isGiving = gift.state !== 'released'
  const mayWrite = isGiving && isOpen && gift.item !== null
  if (asks && isGiving) return <AskView asks={asks} path={path} message={shown.message} />
  return (
    <div className="guest giver">
      <header className="guest-head">
        {isOpen && gift.parents.length > 0 && (
          <p className="text-kicker">
            For <bdi>{namesInLine(gift.parents)}</bdi>
          </p>
        )}
        <Text variant="title">{isGiving ? 'Your gift' : 'You have given this gift back'}</Text>
      </header>
      {shown.message && <Problem words={shown.message} />}
      {!mayWrite && <Written message={shown.values.message} />}
      {isSaved && !shown.message && <Saved words="Your words are saved." />}
      {isGiving && !gift.mailed && <NoLetter />}
      {isOpen ? (
        isGiving && <What gift={gift} />
      ) : (
        <p>This list is not open at the moment. There is nothing that you need to do.</p>
      )}
      {isGiving ? (
        <>
          {gift.thanks && <Thanks thanks={gift.thanks} />}
          {mayWrite && <GiverActions state={gift.state} path={path} />}
          {gift.address && <Address address={gift.address} />}
          {mayWrite && (
            <MessageForm path={path} value={shown.values.message ?? gift.giver.message} error={shown.errors.message} />
          )}
          <p className="giver-leave">
            <a href={`${path}?ask=release`}>I have changed my mind</a>
            <a href={`${path}?ask=not-me`}>This was not me</a>
          </p>
        </>
      ) : (
        <p>Nothing is reserved for you any more, and you will get no more letters about it.</p>
      )}
      {listPath && (
        <p>
          <a href={listPath}>See the whole list</a>
        </p>
      )}
    </div>
  )
}

/** Who gets no letter has only what the browser shows. */
const NoLetter = () => (
  <p className="guest-note">
    We could not send you a letter with the address of this page: too many went to your e-mail address today. Please
    keep this page’s own address, such as with a bookmark: there is no other way back to it.
  </p>
)

/** What is said of a gift that is not as it was. */
const changes = {
  fewer:
    'The parents wish for fewer of these now, and others have chosen theirs before you. If you have not bought it yet, please choose something else; else it may still be welcome: please ask.',
  shares:
    'The parents have changed how this is given since you chose it: in shares now, or whole. Please look once more, and ask them if you have bought it already.',
} as const

/** What is given, how many, and where it may be had. */
function What({ gift: { item, quantity, state, chosen_title, changed } }: { gift: GiverGift }) {
  if (!item)
    return (
      <p>
        {state === 'bought'
          ? 'This wish is not on the list any more. If you have bought it, it may still be welcome: please ask.'
          : 'This wish is not on the list any more: there is nothing that you need to do. You are welcome to choose something else.'}
      </p>
    )
  const share = item.shares !== null && sharePrice(item)
  return (
    <section className="giver-what">
      <Text variant="heading">
        <bdi>{item.title}</bdi>
      </Text>
      <p>
        {share
          ? `${quantity} of ${item.shares} shares, ${share} each`
          : quantity > 1
            ? `${quantity} of them`
            : giftPrice(item)}
      </p>
      {chosen_title && chosen_title !== item.title && (
        <p>
          You chose it as “<bdi>{chosen_title}</bdi>”. The parents have worded it anew since; if it is not what you
          meant to give any more, you may give it back below.
        </p>
      )}
      {changed && <p className="guest-note">{changes[changed]}</p>}
      {item.note && <p className="guest-message">{item.note}</p>}
      <ShopLink url={item.url} />
    </section>
  )
}

const Thanks = ({ thanks }: { thanks: string }) => (
  <section className="giver-thanks" aria-labelledby="thanks">
    <Text variant="subheading" as="h2" id="thanks">
      The parents write to you
    </Text>
    <p className="guest-message">{thanks}</p>
  </section>
)

const Address = ({ address }: { address: string }) => (
  <section aria-labelledby="address">
    <Text variant="subheading" as="h2" id="address">
      Where to send it
    </Text>
    <address className="guest-message">{address}</address>
  </section>
)
