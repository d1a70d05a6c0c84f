import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { closeOnPressOutside } from './dialog-outside.ts'
import { Icon } from './icon.tsx'

interface Props {
  /** For callers of `showModal()` and for links; generated when left out. */
  id?: string
  /** Its heading, and its accessible name. */
  title: ReactNode
  /** Left out: it is opened by `showModal()` on its id. */
  open?: boolean
  /** True: another dialog stands in its place. It opens again where it was left. */
  aside?: boolean
  /** Called when the visitor closed it: by Escape, Close or a press outside. Not when `open` became false. */
  onClose?: () => void
  /** Whether a press outside closes it. Escape and Close always do. */
  closeOutside?: boolean
  wide?: boolean
  children: ReactNode
}

/**
 * A modal dialog. The browser holds the focus, gives it back and handles Escape; Close works before and without script.
 */
export function Dialog({
  id,
  title,
  open,
  aside = false,
  onClose,
  closeOutside = true,
  wide = false,
  children,
}: Props) {
  const ownId = useId()
  const titleId = `${id ?? ownId}-title`
  const dialog = useRef<HTMLDialogElement>(null)
  const gaveWay = useRef(aside)
  gaveWay.current = aside
  const focused = useRef<HTMLElement | null>(null)
  const stands = open && !aside

  // A dialog is closed before it is removed, or the focus would be lost.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!stands || !element) return
    if (!element.open) element.showModal()
    focused.current?.focus()
    return () => {
      focused.current = gaveWay.current ? element.querySelector(':focus') : null
      element.close()
    }
  }, [stands])

  useEffect(() => {
    if (closeOutside && dialog.current) return closeOnPressOutside(dialog.current)
  }, [closeOutside])

  // The event comes a moment later: by then the caller may have closed it, or it may be open again.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (stands !== false && !event.currentTarget.open) onClose?.()
  }
  return (
    <dialog
      ref={dialog}
      id={id}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
      closedby={closeOutside ? 'any' : 'closerequest'}
      onClose={closed}
    >
      <div className="dialog-head">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        <form method="dialog">
          <button type="submit" className="close-button" aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
