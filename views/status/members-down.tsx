import { saveFailed } from '../../domain/messages.ts'
import { Status, ToFrontPage } from './status.tsx'

/** In place of a member's page while the member API does not answer. @param sent it answers a form */
export const MembersDownView = ({ sent }: { sent: boolean }) => (
  <Status
    art="broken"
    title="Member accounts cannot be reached right now"
    lead={sent ? saveFailed : 'What you have saved is safe. Please try again in a few seconds.'}
  >
    <ToFrontPage />
  </Status>
)
