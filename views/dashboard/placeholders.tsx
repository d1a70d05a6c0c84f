// What stands where something about the member is not there: not yet, or not now.
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

/** Until the member is known. It fills the window, so that what comes pushes nothing in sight. */
export const Coming = ({ today }: { today: CalendarDate }) => (
  <>
    <PageHead today={today} title="Your almanac" />
    <div className="dashboard-main dashboard-coming">
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

/** The session turned out to be nobody's, after the page had begun. */
export const Nobody = ({ today }: { today: CalendarDate }) => (
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

/** What every member finds here, whatever else there is. */
export const AccountLinks = () => (
  <div className="dashboard-account">
    <a href="/settings">Settings</a>
    <SignOut />
  </div>
)
