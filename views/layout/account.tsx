/** The corner of the header that belongs to one visitor. Its element is the hole that the server fills. */

/** Only the stage: nobody is signed in, or an app shows the account. */
export const AccountStage = ({ stage }: { stage: string }) => <div id="account" data-stage={stage} />

/** Stands in until the member is known: a plain link that works. */
export const AccountFallback = () => (
  <div id="account">
    <a className="account-link" href="/dashboard">
      Account
    </a>
  </div>
)

/** The way to a member's own pages. `stage` is `none` or a comma-joined list, as on every page. */
export const MemberAccount = ({ firstName, stage }: { firstName: string; stage: string }) => (
  <div id="account" data-stage={stage}>
    <a className="account-link" href="/dashboard">
      <span className="account-letter" aria-hidden="true">
        {[...firstName][0]?.toUpperCase() ?? '·'}
      </span>
      <span className="account-name">{firstName || 'Account'}</span>
    </a>
  </div>
)
