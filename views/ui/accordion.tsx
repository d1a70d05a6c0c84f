import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  /**
   * Unique on its page: by this name the browser closes one entry when another opens. Without it several may be open.
   */
  name?: string
  items: readonly { title: string; children: ReactNode }[]
}

/** Entries that fold, by the browser alone. */
export const Accordion = ({ name, items }: Props) => (
  <div className="accordion">
    {items.map(({ title, children }) => (
      <details key={title} name={name}>
        <summary>
          {title}
          <Icon name="down" />
        </summary>
        <div className="accordion-body">{children}</div>
      </details>
    ))}
  </div>
)
