import { type ComponentProps, useEffect, useState } from 'react'
import { readCookie } from '../../state/cookies.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ConsentForm } from './consent-form.tsx'
import type { Refusals } from './refusals.tsx'

interface Props extends ComponentProps<typeof ConsentForm> {
  title: string
  open: boolean
  onClose: () => void
  /** Counts the openings: each starts from the stored choice. */
  opening: number
}

const hasRefused = () => ['ask_no_more', 'registration_modal_dismissed'].some(name => readCookie(name))

/** The dialog of the privacy choices; its code is loaded when it is first opened. */
export function ConsentDialog({ title, open, onClose, opening, ...form }: Props) {
  const [more, setMore] = useState<{ Refusals: typeof Refusals } | null>(null)
  // Whoever has refused nothing needs no way back.
  useEffect(() => {
    if (open && hasRefused()) import('./refusals.tsx').then(setMore, () => {})
  }, [open])
  return (
    <Dialog title={title} open={open} onClose={onClose} closeOutside>
      <ConsentForm key={opening} {...form} />
      {more && <more.Refusals key={`refusals-${opening}`} />}
    </Dialog>
  )
}
