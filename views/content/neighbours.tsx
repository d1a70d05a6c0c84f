import type { Card } from '../../content/schema.ts'
import { Icon } from '../kit/icon.tsx'

interface Props {
  previous: Card | undefined
  next: Card | undefined
  /** What the two are: "Weeks", "Months". */
  label: string
}

/** To the page before and the page after. */
export const Neighbours = ({ previous, next, label }: Props) => (
  <nav className="neighbours" aria-label={label}>
    {previous && (
      <a href={previous.path} rel="prev">
        <Icon name="left" />
        {previous.title}
      </a>
    )}
    {next && (
      <a href={next.path} rel="next">
        {next.title}
        <Icon name="right" />
      </a>
    )}
  </nav>
)
