import { Text } from '../ui/typography.tsx'
import { Status, ToFrontPage } from './status.tsx'

interface Props {
  /** What support needs to find it in the log. */
  reference: string
  /** The stack, in development only. */
  stack?: string | false
}

/** The page for an error of the server. */
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
