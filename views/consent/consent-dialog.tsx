import type { ComponentProps } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { ConsentForm } from './consent-form.tsx'

interface Props extends ComponentProps<typeof ConsentForm> {
  title: string
  open: boolean
  onClose: () => void
  /** Counts the openings: each starts from the stored choice. */
  opening: number
}

/** The dialog of the privacy choices; its code is loaded when it is first opened. */
export const ConsentDialog = ({ title, open, onClose, opening, ...form }: Props) => (
  <Dialog title={title} open={open} onClose={onClose} closeOutside>
    <ConsentForm key={opening} {...form} />
  </Dialog>
)
