import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { consentsAccountAtom, consentsAtom } from '../../state/consents.ts'
import { readCookie } from '../../state/cookies.ts'
import { pageStateAtom } from '../../state/page-state.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ConsentForm } from './consent-form.tsx'
import type { Refusals } from './refusals.tsx'

interface Props {
  title: string
  open: boolean
  onClose: () => void
  /** Counts the openings: each starts from the stored choice. */
  opening: number
}

const hasRefused = () => ['ask_no_more', 'registration_modal_dismissed'].some(name => readCookie(name))

/** The dialog of the privacy choices; its code is loaded when it is first opened. */
export function ConsentDialog({ title, open, onClose, opening }: Props) {
  // Read here and not in the form, which begins anew with each opening: where storage is refused, the choice lasts only
  // while a mounted component reads it.
  const [consents, choose] = useAtom(consentsAtom)
  const account = useAtomValue(consentsAccountAtom)
  const { country } = useAtomValue(pageStateAtom)
  const [more, setMore] = useState<{ Refusals: typeof Refusals } | null>(null)
  // Whoever has refused nothing needs no way back.
  useEffect(() => {
    if (open && hasRefused()) import('./refusals.tsx').then(setMore, () => {})
  }, [open])
  return (
    <Dialog title={title} open={open} onClose={onClose} closeOutside>
      <ConsentForm key={opening} consents={consents} account={account} choose={choose} country={country} />
      {more && <more.Refusals key={`refusals-${opening}`} />}
    </Dialog>
  )
}
