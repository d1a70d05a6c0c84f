import { type ReactNode, type ToggleEvent, useState } from 'react'
import { Icon } from '../ui/icon.tsx'

interface Props {
  title: string
  /** What is in it, in a word or two. */
  said?: string
  id?: string
  isOpenAtFirst?: boolean
  onOpen?: () => void
  children: ReactNode
}

/** A part that is folded up. What is in it is drawn when it is first opened, and stays with what was typed. */
export function Fold({ title, said, id, isOpenAtFirst = false, onOpen, children }: Props) {
  const [isDrawn, setDrawn] = useState(isOpenAtFirst)
  const toggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return
    setDrawn(true)
    onOpen?.()
  }
  return (
    <details id={id} className="tool-fold" open={isOpenAtFirst || undefined} onToggle={toggle}>
      <summary>
        <span>{title}</span>
        <span className="tool-fold-said">{said}</span>
        <Icon name="down" />
      </summary>
      <div className="tool-fold-body">{isDrawn && children}</div>
    </details>
  )
}
