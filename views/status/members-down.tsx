import { Status, ToFrontPage } from './status.tsx'

/** A member's page, while what belongs on it cannot be read. */
export const MembersDownView = () => (
  <Status
    art="broken"
    title="Member accounts cannot be reached right now"
    lead="What you have saved is safe. Please try again in a few seconds."
  >
    <ToFrontPage />
  </Status>
)
