import type { Step } from '../head.ts'
import { usePage } from '../page.tsx'
import { Icon } from '../ui/icon.tsx'

interface Props {
  previous: Step | undefined
  next: Step | undefined
  /** The label of the two links: "Weeks", "Months", or for names their order. */
  label: string
}

/** Links to the page before and the page after. */
export const Neighbours = ({ previous, next, label }: Props) =>
  usePage().sensitive ? null : (
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
