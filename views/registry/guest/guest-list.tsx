import type { OpenHead } from '../../../contract/registry.ts'
import type { FormShown } from '../../account/form-state.ts'
import { Problem } from '../../account/sign-in.tsx'
import { useInOrder } from '../../page.tsx'
import { Written } from './gift-page.tsx'
import { ListHead } from './list-head.tsx'
import { Unreached, type Wishes, WishesView, type WishesViewProps } from './wishes-view.tsx'

export interface GuestListProps extends Omit<WishesViewProps, 'items' | 'isOwner'> {
  head: OpenHead
  /** Reads its wishes: asked once the head of the page is on its way. */
  read(): Promise<Wishes>
  /** A form that was sent for something that is not on the list any more. */
  shown: FormShown
}

/** A list as guests see it: whose it is at once, and in its place what is wished for as it comes. */
export const GuestListView = ({ head, read, shown, ...rest }: GuestListProps) => (
  <div className="guest">
    <ListHead {...head} />
    {head.is_owners_browser ? <OwnersBrowserNote /> : head.is_owner && <OwnersNote />}
    {shown.message && <Problem words={shown.message} />}
    <Written message={shown.values.message} />
    <div className="ready" dangerouslySetInnerHTML={useInOrder(wishes(read, { ...rest, isOwner: head.is_owner }))} />
    <p className="text-small">Links to shops open in a new tab. What happens there is between you and the shop.</p>
  </div>
)

async function* wishes(read: GuestListProps['read'], props: Omit<WishesViewProps, 'items'>) {
  const items = await read()
  yield items ? <WishesView {...props} items={items} /> : <Unreached path={props.path} />
}

const OwnersBrowserNote = () => (
  <p className="guest-note">
    This browser belongs to the list’s parents: they have kept the list here. So nothing counts as reserved until the
    day of their surprise, and nothing can be reserved. If you are a guest, please open the link in a browser of your
    own.
  </p>
)

const OwnersNote = () => (
  <p className="guest-note">
    This is your list as your guests see it. Nothing counts as reserved here, so that your surprise is kept; your guests
    find a button at each wish that reserves it.
  </p>
)
