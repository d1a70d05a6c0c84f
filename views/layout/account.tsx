// The corner of the header that belongs to one visitor. Its element is the hole that the server fills.
import { Sign } from '../kit/sign.tsx'

/** Nobody is signed in: the two ways in. */
export const SignedOut = () => (
  <div id="account" data-stage="none">
    <a href="/join">Join</a>
    <a href="/login">Log In</a>
  </div>
)

/** Inside an app, which shows an account of its own: only the stage. */
export const AccountStage = ({ stage }: { stage: string }) => <div id="account" data-stage={stage} />

/** Stands in until the member is known: a plain link that works. */
export const AccountLink = () => (
  <a className="account-button" href="/dashboard" aria-label="Account">
    <Sign name="user" />
  </a>
)

/** The same, as what the hole holds until its fragment comes. */
export const AccountFallback = () => (
  <div id="account">
    <AccountLink />
  </div>
)

/** A form, so that it works without script and nobody else's page can do it. */
export const SignOut = () => (
  <form method="post" action="/logout" className="sign-out">
    <input type="hidden" name="target" value="/" />
    <button type="submit">Sign Out</button>
  </form>
)

/** The way to a member's own pages. `stage` is `none` or a comma-joined list, as on every page. */
export const MemberAccount = ({ firstName, stage }: { firstName: string; stage: string }) => (
  <div id="account" data-stage={stage}>
    <button type="button" className="account-button" aria-label="Account" popoverTarget="account-menu">
      <span aria-hidden="true">{[...firstName][0]?.toUpperCase() ?? '·'}</span>
    </button>
    <div id="account-menu" className="account-menu" popover="auto">
      <p>
        <bdi>{firstName || 'Your account'}</bdi>
      </p>
      <a href="/dashboard">Your dashboard</a>
      <SignOut />
    </div>
  </div>
)
