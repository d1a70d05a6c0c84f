import type { Contractions } from '../../state/tools/contractions.ts'
import { Dialog } from '../ui/dialog.tsx'
import { NurseSheet } from './contractions-nurse-sheet.tsx'

/** One screen to hold out to a nurse. */
export const NurseDialog = ({ value, onClose }: { value: Contractions; onClose: () => void }) => (
  <Dialog title="Contractions" open onClose={onClose} wide>
    <NurseSheet value={value} />
  </Dialog>
)
