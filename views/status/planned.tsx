import { Art } from '../kit/art.tsx'
import { Text } from '../kit/typography.tsx'

interface Props {
  /** What the page will be. */
  title: string
  suggestions: readonly { title: string; path: string }[]
}

/** A page that is still being written. It promises no day. */
export const PlannedView = ({ title, suggestions }: Props) => (
  <div className="status">
    <Art name="empty-list" alt="" eager />
    <Text variant="kicker">Still being written</Text>
    <Text variant="title">{title}</Text>
    <Text variant="lead">This page has its place in the almanac, and it is not finished. Until it is, these may help.</Text>
    <ul className="status-links">
      {suggestions.map(({ title, path }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  </div>
)
