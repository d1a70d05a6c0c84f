import { Art } from '../kit/art.tsx'
import { Text } from '../kit/typography.tsx'

/** A member's page, while what belongs on it cannot be read. */
export const MembersDownView = () => (
  <div className="status">
    <Art name="broken" alt="" eager />
    <Text variant="title">Member accounts cannot be reached right now</Text>
    <Text variant="lead">What you have saved is safe. Please try again in a few seconds.</Text>
    <p>
      <a className="button" href="/">
        Go to the front page
      </a>
    </p>
  </div>
)
