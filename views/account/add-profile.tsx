import { useAtomValue, useSetAtom } from 'jotai'
import { choicesAt, lifeStageOf } from '../../domain/stage-transitions.ts'
import { memberAtom } from '../../state/member.ts'
import { addingAtom, chooseProfileAtom } from '../../state/open-profile-dialog.ts'
import { ttcState } from '../../state/profile-effects.ts'
import { Button } from '../ui/button.tsx'
import { ProfileDialog } from './profile-notes.tsx'

/** The journeys that a member can add. Trying to conceive needs no form, so it is added here. */
export function AddProfile() {
  const member = useAtomValue(memberAtom)
  const open = useAtomValue(addingAtom)
  const ttc = useAtomValue(ttcState)
  const close = useSetAtom(addingAtom)
  const choose = useSetAtom(chooseProfileAtom)
  if (!open || !member) return null
  const saving = ttc.status === 'saving'
  return (
    <ProfileDialog
      title="Add Profile"
      saving={saving}
      done={ttc.status === 'finished' ? ttc.message : undefined}
      onClose={() => close(false)}
    >
      <p className="text-kicker" id="profile-journey">
        Choose Your Journey:
      </p>
      <ul className="profile-choices" aria-labelledby="profile-journey">
        {choicesAt(lifeStageOf(member)).map(({ id, title, opens }) => (
          <li key={id}>
            <Button variant="secondary" busy={saving && opens === 'ttc'} onClick={() => choose(opens)}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </ProfileDialog>
  )
}
