import type { Step } from '../head.ts'
import { Art } from '../ui/art.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Text } from '../ui/typography.tsx'

interface Props {
  title: string
  lead: string
  art: string
  /** The pages above it. */
  steps?: readonly Step[]
}

/** The head of a page that lists others. */
export const IndexHead = ({ title, lead, art, steps }: Props) => (
  <header className="index-head">
    {steps && <Breadcrumb steps={steps} />}
    <Text variant="title">{title}</Text>
    <Text variant="lead">{lead}</Text>
    <Art name={art} alt="" eager />
  </header>
)
