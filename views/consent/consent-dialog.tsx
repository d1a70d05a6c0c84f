import type { ComponentProps } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { ConsentForm } from './consent-form.tsx'

interface Props extends ComponentProps<typeof ConsentForm> {
  title: string
  open: boolean
  onClose: () => void
  /** Each opening starts from what is stored. */
  opening: number
}

/** The dialog of the privacy choices, no part of a page before it is asked for. */
export const ConsentDialog = ({ title, open, onClose, opening, ...form }: Props) => (
  <Dialog title={title} open={open} onClose={onClose} closeOutside>
    <ConsentForm key={opening} {...form} />
  </Dialog>
)
