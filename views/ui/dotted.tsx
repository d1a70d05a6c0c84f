import type { ReactNode } from 'react'

interface Props {
  className: string
  /** What stands between the dots, in order. */
  parts: readonly ReactNode[]
}

/** Parts of a line with dots between them; where the line breaks, there is none. */
export const Dotted = ({ className, parts }: Props) => (
  <p className={`${className} dotted`}>
    {parts.map((part, i) => [
      ' ',
      <span key={className + String(i)}>
        {i > 0 && <i>· </i>}
        {part}
      </span>,
    ])}
  </p>
)
