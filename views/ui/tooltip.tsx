import type { ReactNode } from 'react'

interface Props {
  /** For what opens it: a button's `popoverTarget`, or `showPopover({ source })`. */
  id: string
  children: ReactNode
}

/**
 * A hint that stays until it is dismissed, and is announced when it appears. It points at the element of class
 * `tooltip-anchor` around it; without one it stands by the button that opened it, or at the foot of the window.
 */
export const Tooltip = ({ id, children }: Props) => (
  <div className="tooltip-place" role="status">
    <div id={id} className="tooltip" popover="auto">
      <div>{children}</div>
      <button type="button" popoverTarget={id} popoverTargetAction="hide">
        Got It
      </button>
    </div>
  </div>
)
