import { useOffered } from '../page.tsx'
import { Status, StatusLinks } from './status.tsx'

interface Props {
  /** The title that the page will have. */
  title: string
  suggestions: readonly { title: string; path: string }[]
}

/** A page that is still being written. It names no date. */
export const PlannedView = ({ title, suggestions }: Props) => (
  <Status
    art="empty-list"
    kicker="Still being written"
    title={title}
    lead="This page has its place in the almanac, and it is not finished. Until it is, these may help."
  >
    <StatusLinks links={useOffered(suggestions)} />
  </Status>
)
