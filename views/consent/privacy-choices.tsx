import { useState } from 'react'
import type { ConsentDialog } from './consent-dialog.tsx'

/** The button that opens the privacy choices. `title` stands on it and over the dialog. */
export function PrivacyChoices({ title }: { title: string }) {
  const [open, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const [dialog, setDialog] = useState<{ View: typeof ConsentDialog } | null>(null)
  // A load that fails is tried again at the next press.
  const show = async () => {
    const loaded =
      dialog ?? (await import('./consent-dialog.tsx').then(part => ({ View: part.ConsentDialog })).catch(() => null))
    if (!loaded) return
    setDialog(loaded)
    setOpenings(n => n + 1)
    setOpen(true)
  }
  return (
    <>
      <button type="button" className="privacy-choices" aria-haspopup="dialog" onClick={show}>
        {title}
      </button>
      {dialog && <dialog.View title={title} open={open} onClose={() => setOpen(false)} opening={openings} />}
    </>
  )
}
