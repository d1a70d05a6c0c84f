import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'

interface DialogProps {
  title: string
  /** While it saves it cannot be closed, so that the result is seen. */
  saving: boolean
  /** The success message, shown instead of the form. */
  done?: string
  /** Without the check mark, after a loss. */
  quiet?: boolean
  /** Another dialog stands in its place. */
  aside?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog about a profile: its form, then for a moment the success message. */
export function ProfileDialog({ title, saving, done, quiet = false, aside = false, onClose, children }: DialogProps) {
  const id = useId()
  useEffect(() => {
    const element = saving && document.getElementById(id)
    if (!element) return
    const stay = (event: Event) => event.preventDefault()
    // Stops Escape and the Close button, which is a form; no other form can be sent while it saves.
    for (const type of ['cancel', 'submit']) element.addEventListener(type, stay)
    return () => {
      for (const type of ['cancel', 'submit']) element.removeEventListener(type, stay)
    }
  }, [saving, id])
  // A browser can be stopped once only: if it closed the dialog all the same, it is opened again.
  const close = () => {
    const element = saving && document.getElementById(id)
    if (element instanceof HTMLDialogElement) element.showModal()
    else onClose()
  }
  return (
    <Dialog id={id} title={title} open aside={aside} onClose={close} closeOutside={!saving}>
      {done ? <Done message={done} quiet={quiet} /> : children}
    </Dialog>
  )
}

/** Takes the focus, since the pressed button is gone; a screen reader reads it out for that. */
function Done({ message, quiet }: { message: string; quiet: boolean }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p ref={line} className="profile-done" role="status" tabIndex={-1}>
      {!quiet && <Icon name="check" />}
      {message}
    </p>
  )
}

/** What the server refused, over the fields. */
export const Refused = ({ message }: { message: string | undefined }) =>
  message ? (
    <p className="profile-refused" role="alert">
      <Icon name="warning" />
      {message}
    </p>
  ) : null
