import { site } from '../../content/site.ts'
import { Dotted } from '../ui/dotted.tsx'
import { DateText } from '../ui/time.tsx'

interface Props {
  updated: string
  /** How long it takes to read. */
  minutes?: number
}

/** Who wrote a text, and how old it is. */
export const Byline = ({ updated, minutes }: Props) => (
  <Dotted
    className="byline"
    parts={[
      `By the ${site.name} editors`,
      <>
        Updated <DateText date={updated} />
      </>,
      ...(minutes === undefined ? [] : [`${minutes} minute read`]),
    ]}
  />
)
