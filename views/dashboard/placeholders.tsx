// What is shown where something about the member has not come yet, or cannot be read.
import type { CalendarDate } from '../../domain/dates.ts'
import { SignOut } from '../account/sign-out.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PageHead } from './page-head.tsx'

/** A part that cannot be read right now. */
export const Unreachable = ({ what }: { what: string }) => (
  <p className="dashboard-note">
    {what} cannot be reached right now. Nothing of it is lost. <a href="/dashboard">Reload this page</a>
  </p>
)

/** Shown until the member is known. It fills the window, so that nothing in sight moves when the page arrives. */
export const Placeholder = ({ today }: { today: CalendarDate }) => (
  <>
    <PageHead today={today} title="Your almanac" />
    <div className="dashboard-main dashboard-placeholder">
      <p role="status">Your page is on its way.</p>
      <noscript>
        <p>
          <a href="/dashboard">Reload this page</a> to see it without script.
        </p>
      </noscript>
      <Skeleton lines={9} />
    </div>
    <div className="dashboard-side">
      <AccountLinks />
    </div>
  </>
)

/** Shown when the session turns out to have ended after the page was begun. */
export const SignedOutNote = ({ today }: { today: CalendarDate }) => (
  <>
    <PageHead today={today} title="Your almanac" />
    <div className="dashboard-main">
      <p className="dashboard-note">
        We cannot see whose page this is. <a href="/login?target=%2Fdashboard">Log in</a> to see yours, or{' '}
        <a href="/dashboard">reload this page</a>.
      </p>
    </div>
  </>
)

/** The links at the end of the page, for every member. */
export const AccountLinks = () => (
  <div className="dashboard-account">
    <a href="/settings">Settings</a>
    <SignOut />
  </div>
)
