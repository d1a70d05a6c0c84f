import { Text } from '../kit/typography.tsx'
import { Status, ToFrontPage } from './status.tsx'

/** Our own failure. `reference` is what support needs to find it in the log. */
export const BrokenView = ({ reference }: { reference: string }) => (
  <Status
    art="broken"
    title="Something broke on our side"
    lead="It is not anything you did. Please try again in a minute; what you have saved is safe."
  >
    <ToFrontPage />
    <Text variant="small">
      If you write to us about it, this number helps: <code>{reference}</code>
    </Text>
  </Status>
)
