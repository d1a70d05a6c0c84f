import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { consentsAccountAtom, consentsAtom } from '../../state/consents.ts'
import { pageStateAtom } from '../../state/page-state.ts'
import type { ConsentDialog } from './consent-dialog.tsx'

/** The button that opens the privacy choices. `title` stands on it and over the dialog. */
export function PrivacyChoices({ title }: { title: string }) {
  // Read here and not in the form, which goes when the dialog closes: where storage is refused, the choice lasts only
  // while a mounted component reads it.
  const [consents, choose] = useAtom(consentsAtom)
  const account = useAtomValue(consentsAccountAtom)
  const { country } = useAtomValue(pageStateAtom)
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
      {dialog && (
        <dialog.View
          title={title}
          open={open}
          onClose={() => setOpen(false)}
          opening={openings}
          consents={consents}
          account={account}
          choose={choose}
          country={country}
        />
      )}
    </>
  )
}
