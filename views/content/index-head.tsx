import { Art } from '../ui/art.tsx'
import { Text } from '../ui/typography.tsx'

interface Props {
  title: string
  lead: string
  art: string
}

/** The head of a page that lists others. */
export const IndexHead = ({ title, lead, art }: Props) => (
  <header className="index-head">
    <Text variant="title">{title}</Text>
    <Text variant="lead">{lead}</Text>
    <Art name={art} alt="" eager />
  </header>
)
