import { Text } from '../ui/typography.tsx'
import { Status, ToFrontPage } from './status.tsx'

interface Props {
  /** What support needs to find it in the log. */
  reference: string
  /** Where it failed, for those who develop. */
  stack?: string | false
}

/** Our own failure. */
export const BrokenView = ({ reference, stack }: Props) => (
  <Status
    art="broken"
    title="Something broke on our side"
    lead="It is not anything you did. Please try again in a minute; what you have saved is safe."
  >
    <ToFrontPage />
    <Text variant="small">
      If you write to us about it, this number helps: <code>{reference}</code>
    </Text>
    {stack && <pre>{stack}</pre>}
  </Status>
)
