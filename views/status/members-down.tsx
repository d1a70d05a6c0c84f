import { saveFailed } from '../../domain/messages.ts'
import { Status, ToFrontPage } from './status.tsx'

/** A member's page, while what belongs on it cannot be read; `sent` when it is the answer to a form. */
export const MembersDownView = ({ sent }: { sent: boolean }) => (
  <Status
    art="broken"
    title="Member accounts cannot be reached right now"
    lead={sent ? saveFailed : 'What you have saved is safe. Please try again in a few seconds.'}
  >
    <ToFrontPage />
  </Status>
)
