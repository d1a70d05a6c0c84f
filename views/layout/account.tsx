// The corner of the header that differs by visitor. Its element is the slot that the server fills.
import type { Member } from '../../contract/member.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { stagesOf } from '../../domain/member.ts'
import { isFromSister } from '../../domain/prompts/welcome.ts'
import { hostsOf } from '../account/account-menu-links.ts'
import { AccountPicture } from '../account/account-picture.tsx'
import { avatarAssets } from '../account/avatar-assets.ts'
import { Island } from '../island.tsx'
import { usePage } from '../page.tsx'
import { Sign } from '../ui/sign.tsx'
import { Tooltip } from '../ui/tooltip.tsx'

/** What the session snapshot tells of a member while the member API does not answer. */
export interface Remembered {
  first_name: string
  avatar_url: string
}

/** A member while the member API does not answer: greeted by name, told that nothing can be saved, without a login. */
const Paused = ({ first_name: name, avatar_url: url }: Remembered) => (
  <div id="account" data-stage="none">
    <span className="account-button">
      <AccountPicture url={url} firstName={name} size={36} />
    </span>
    <p className="account-away">
      {name && <bdi>{name}</bdi>}
      {name && ', '}
      <b>saving is paused</b>: your account cannot be reached right now. Nothing in it is lost.
    </p>
  </div>
)

/** A signed-out visitor: links to join and log in. Somebody whose session has ended is told why. */
const SignedOut = ({ away = false }: { away?: boolean }) => (
  <div id="account" data-stage="none">
    <a href="/join" data-invite="header link">
      Join
    </a>
    <a href="/login" data-invite="header link">
      Log In
    </a>
    {away && <p className="account-away">Your account cannot be reached right now. Nothing in it is lost.</p>}
  </div>
)

/** The placeholder until the member is known: a plain link that works. */
export const AccountLink = () => (
  <a className="account-button" href="/dashboard" aria-label="Account">
    <Sign name="user" />
  </a>
)

/** The placeholder in the slot, until the member's fragment replaces it. */
const AccountFallback = () => (
  <div id="account">
    <AccountLink />
  </div>
)

const factsOf = (member: Member) => ({
  'data-stage': stagesOf(member),
  'data-from-sister': isFromSister(member) ? '' : undefined,
  // One of their lists names one at Amazon: nothing advertises one to them.
  'data-amazon-registry': member.amazon_url ? 'yes' : undefined,
})

interface Props {
  /** Null: nobody is signed in. Undefined: it is not known yet who. */
  member?: Member | null
  /** Today in the visitor's time zone; only needed for a member. */
  today?: CalendarDate
  /** What is known of a member while the member API does not answer. */
  remembered?: Remembered | null
}

/**
 * The account area: the stage, and the menu of a member or the links to join and log in. The apps show an account of
 * their own, so there it is only the stage.
 */
export function Account({ member, today, remembered }: Props) {
  const { layout, accountUnavailable: away } = usePage()
  if (layout === 'in-app') return <div id="account" {...(member ? factsOf(member) : { 'data-stage': 'none' })} />
  if (member === undefined) return <AccountFallback />
  if (member && today) return <MemberAccount member={member} today={today} />
  return away && remembered ? <Paused {...remembered} /> : <SignedOut away={away} />
}

function MemberAccount({ member, today }: { member: Member; today: CalendarDate }) {
  const { build, href } = usePage()
  const props = {
    member,
    today,
    hosts: hostsOf(href),
    assets: avatarAssets(build.asset),
    art: build.asset('art/tool-names.svg'),
  }
  return (
    <div id="account" {...factsOf(member)}>
      <div className="tooltip-anchor">
        <Island name="account-menu" when="interaction" props={props} />
        <Tooltip id="saved-tip">Your saved articles are in here.</Tooltip>
      </div>
    </div>
  )
}
