import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'

interface DialogProps {
  title: string
  /** While it saves it cannot be closed: the answer is still to be told. */
  saving: boolean
  /** What it ended with; it stands instead of everything else. */
  done?: string
  /** After a loss nothing is ticked off. */
  quiet?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog about a profile: what it asks, then for a moment how it went. */
export function ProfileDialog({ title, saving, done, quiet = false, onClose, children }: DialogProps) {
  const id = useId()
  useEffect(() => {
    const element = saving && document.getElementById(id)
    if (!element) return
    const stay = (event: Event) => event.preventDefault()
    // Escape, and the form of Close; no other form can be sent meanwhile.
    for (const type of ['cancel', 'submit']) element.addEventListener(type, stay)
    return () => {
      for (const type of ['cancel', 'submit']) element.removeEventListener(type, stay)
    }
  }, [saving, id])
  // A browser lets itself be stopped once: what it closed all the same is opened again.
  const close = () => {
    const element = saving && document.getElementById(id)
    if (element instanceof HTMLDialogElement) element.showModal()
    else onClose()
  }
  return (
    <Dialog id={id} title={title} open onClose={close} closeOutside={!saving}>
      {done ? <Done message={done} quiet={quiet} /> : children}
    </Dialog>
  )
}

/** It takes the focus, for the button that was pressed is gone; so it is read out as well. */
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
