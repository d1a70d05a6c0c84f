import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { consentsAccountAtom, consentsAtom } from '../../client/state/consents.ts'
import { Dialog } from '../kit/dialog.tsx'
import type { ConsentForm } from './consent-form.tsx'

/** The button that opens the privacy choices. `title` stands on it and over the dialog. */
export function PrivacyChoices({ title }: { title: string }) {
  // Read here, which stays, and not in the form: where storage is refused, the choice lasts as long as somebody reads it.
  const [consents, choose] = useAtom(consentsAtom)
  const account = useAtomValue(consentsAccountAtom)
  const [open, setOpen] = useState(false)
  // The dialog is no part of the page before it is asked for; each opening starts from what is kept.
  const [openings, setOpenings] = useState(0)
  const [form, setForm] = useState<{ View: typeof ConsentForm } | null>(null)
  // What fails to load is tried again with the next press.
  const show = async () => {
    const loaded = form ?? (await import('./consent-form.tsx').then(part => ({ View: part.ConsentForm })).catch(() => null))
    if (!loaded) return
    setForm(loaded)
    setOpenings(n => n + 1)
    setOpen(true)
  }
  return (
    <>
      <button type="button" className="privacy-choices" aria-haspopup="dialog" onClick={show}>
        {title}
      </button>
      {form && (
        <Dialog title={title} open={open} onClose={() => setOpen(false)} closeOutside>
          <form.View key={openings} consents={consents} account={account} choose={choose} />
        </Dialog>
      )}
    </>
  )
}
