import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

/** How long it stays without pointer or focus on it, in milliseconds; longer with an action, which takes a decision. */
const stay = { plain: 6000, action: 10_000 }
/** Delay before the text is set, in milliseconds: screen readers announce only changes of a live region. */
const firstWords = 50

interface Props {
  children: ReactNode
  /** A button or a link. */
  action?: ReactNode
  /** Called when its time is over or Close was pressed: the caller removes it. */
  onClose: () => void
}

/**
 * A short message at the foot of the window. It leaves by itself, but not while it has the pointer or focus.
 */
export function Toast({ children, action, onClose }: Props) {
  const [speaks, setSpeaks] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  const leave = useRef(onClose)
  useEffect(() => {
    leave.current = onClose
  })
  useEffect(() => {
    const timer = setTimeout(setSpeaks, firstWords, true)
    return () => clearTimeout(timer)
  }, [])

  const stays = hovered || focused
  const ms = action === undefined ? stay.plain : stay.action
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => leave.current(), ms)
    return () => clearTimeout(timer)
  }, [stays, ms])

  const enter = (event: FocusEvent) => {
    setFocused(true)
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
  }
  const close = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    onClose()
  }
  return (
    <div
      className="toast-place"
      role="status"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      {speaks && (
        <div className="toast">
          <p>{children}</p>
          {action}
          <button type="button" className="close-button" aria-label="Close" onClick={close}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
