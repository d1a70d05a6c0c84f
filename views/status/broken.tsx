import { Art } from '../kit/art.tsx'
import { Text } from '../kit/typography.tsx'

/** Our own failure. `reference` is what support needs to find it in the log. */
export const BrokenView = ({ reference }: { reference: string }) => (
  <div className="status">
    <Art name="broken" alt="" eager />
    <Text variant="title">Something broke on our side</Text>
    <Text variant="lead">It is not anything you did. Please try again in a minute; what you have saved is safe.</Text>
    <p>
      <a className="button" href="/">
        Go to the front page
      </a>
    </p>
    <Text variant="small">
      If you write to us about it, this number helps: <code>{reference}</code>
    </Text>
  </div>
)
