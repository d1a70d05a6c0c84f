import { useAtomValue, useSetAtom } from 'jotai'
import { addingAtom, nowPregnantAtom } from '../../state/open-profile-dialog.ts'
import { ttcAtom, ttcState } from '../../state/profile-effects.ts'
import { Button } from '../ui/button.tsx'
import { ProfileDialog } from './profile-notes.tsx'

/** Trying to conceive: taking it away, or going on to a pregnancy. */
export function TtcDialog() {
  const ttc = useAtomValue(ttcState)
  const adding = useAtomValue(addingAtom)
  const act = useSetAtom(ttcAtom)
  const nowPregnant = useSetAtom(nowPregnantAtom)
  if (adding || ttc.status === 'closed') return null
  const saving = ttc.status === 'saving'
  return (
    <ProfileDialog
      title="Update Profile"
      saving={saving}
      done={ttc.status === 'finished' ? ttc.message : undefined}
      onClose={() => act({ type: 'close' })}
    >
      <p className="profile-line">Trying to conceive</p>
      <div className="button-row">
        <Button onClick={() => nowPregnant()}>I am Pregnant</Button>
        <Button variant="secondary" busy={saving} onClick={() => act({ type: 'remove' })}>
          Remove This Profile
        </Button>
      </div>
    </ProfileDialog>
  )
}
