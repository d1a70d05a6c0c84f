import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

interface Props {
  id: string
  title: string
  children: ReactNode
}

/** A section of a guide that can be folded away. It is open; on phones client/guides.ts closes it before it is seen. */
export const Fold = ({ id, title, children }: Props) => (
  <details className="fold" open>
    <summary>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <Icon name="down" />
    </summary>
    <div className="fold-body">{children}</div>
  </details>
)
