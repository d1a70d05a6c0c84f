import { useSetAtom } from 'jotai'
import { formatLong, fromUnixSeconds } from '../../domain/dates.ts'
import type { OpenPregnancyForm, Popup } from '../../state/pregnancy-form.ts'
import { pregnancyAtom } from '../../state/profile-effects.ts'
import { Button } from '../ui/button.tsx'
import { TextLink } from '../ui/link.tsx'
import { DueDateCalculator } from './due-date-calculator.tsx'
import { ProfileDialog, Refused } from './profile-notes.tsx'

const lossPage = '/topics/pregnancy-miscarriage-pregnancy-loss'

const popups = {
  remove: { title: 'Remove Profile', Body: Remove },
  helpful: { title: 'Helpful Resources', Body: Loss },
  'due-date-calculator': { title: 'Calculate My Due Date', Body: DueDateCalculator },
  congratulation: { title: 'Congratulations', Body: Congratulation },
} as const satisfies Record<Exclude<Popup, 'none'>, object>

/** The popups in place of the form of a pregnancy, by name. */
export function PregnancyPopup({ form }: { form: OpenPregnancyForm }) {
  const act = useSetAtom(pregnancyAtom)
  if (form.popup === 'none') return null
  const { title, Body } = popups[form.popup]
  const done = form.status === 'finished' ? form.message : undefined
  return (
    <ProfileDialog
      key={form.popup}
      title={title}
      saving={form.status === 'saving'}
      done={done}
      quiet={form.popup === 'helpful'}
      onClose={() => act({ type: done ? 'close' : 'close-popup' })}
    >
      <Refused message={form.status === 'error' ? form.message : undefined} />
      <Body form={form} />
    </ProfileDialog>
  )
}

function Remove({ form }: { form: OpenPregnancyForm }) {
  const act = useSetAtom(pregnancyAtom)
  return (
    <>
      <p>Are you sure you want to remove this pregnancy from your profile?</p>
      <div className="button-row">
        <Button busy={form.status === 'saving'} onClick={() => act({ type: 'remove' })}>
          Remove Profile
        </Button>
        <Button variant="secondary" onClick={() => act({ type: 'close-popup' })}>
          Keep Profile
        </Button>
      </div>
    </>
  )
}

/** Both buttons are equal answers, so neither is the primary one. */
function Loss({ form }: { form: OpenPregnancyForm }) {
  const act = useSetAtom(pregnancyAtom)
  const savingTo = (action: string) => form.status === 'saving' && form.action === action
  return (
    <>
      <p>We are so sorry for your loss. There is no right way to feel, and no hurry with anything here.</p>
      <p>
        When you would like to read something, or find people to talk to:{' '}
        <TextLink href={lossPage}>Miscarriage & Pregnancy Loss</TextLink>
      </p>
      <p>Choose what your profile should say now. We will stop showing you pregnancy material.</p>
      <div className="button-row">
        <Button variant="secondary" busy={savingTo('loss-to-ttc')} onClick={() => act({ type: 'lose', to: 'ttc' })}>
          I'm Trying to Conceive
        </Button>
        <Button variant="secondary" busy={savingTo('loss-to-none')} onClick={() => act({ type: 'lose', to: 'none' })}>
          No Status
        </Button>
      </div>
    </>
  )
}

function Congratulation({ form }: { form: OpenPregnancyForm }) {
  const act = useSetAtom(pregnancyAtom)
  const date = fromUnixSeconds(form.due_date)
  return (
    <>
      <p className="profile-line">Your due date is {date && formatLong(date)}.</p>
      <p>
        It is counted for a cycle of 28 days. After a first scan your care team may give you another one; you can change
        it any time.
      </p>
      <div className="button-row">
        <Button onClick={() => act({ type: 'save' })}>Save</Button>
        <Button variant="secondary" onClick={() => act({ type: 'close-popup' })}>
          Back
        </Button>
      </div>
    </>
  )
}
