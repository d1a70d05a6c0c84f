import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { consentsAccountAtom, consentsAtom } from '../../client/state/consents.ts'
import { Dialog } from '../kit/dialog.tsx'
import { ConsentForm } from './consent-form.tsx'

/** The button that opens the privacy choices. `title` stands on it and over the dialog. */
export function PrivacyChoices({ title }: { title: string }) {
  // Read here, which stays, and not in the form: where storage is refused, the choice lasts as long as somebody reads it.
  const [consents, choose] = useAtom(consentsAtom)
  const account = useAtomValue(consentsAccountAtom)
  const [open, setOpen] = useState(false)
  // The dialog is no part of the page before it is asked for; each opening starts from what is kept.
  const [openings, setOpenings] = useState(0)
  const show = () => {
    setOpenings(n => n + 1)
    setOpen(true)
  }
  return (
    <>
      <button type="button" className="privacy-choices" aria-haspopup="dialog" onClick={show}>
        {title}
      </button>
      {openings > 0 && (
        <Dialog title={title} open={open} onClose={() => setOpen(false)} closeOutside>
          <ConsentForm key={openings} consents={consents} account={account} choose={choose} />
        </Dialog>
      )}
    </>
  )
}
