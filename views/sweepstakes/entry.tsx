import type { RecordKinds } from '../../contract/records.ts'
import type { FormShown } from '../account/form-state.ts'
import { Problem, SignInPage } from '../account/sign-in.tsx'
import { usePage } from '../page.tsx'
import { DateText } from '../ui/time.tsx'
import { SweepstakesNow } from './facts.tsx'
import { EnterForm } from './sweepstakes.tsx'

interface Props {
  shown: FormShown
  entries: RecordKinds['sweepstakes']
}

/** A member's entry: when it was made, or the press that makes it. */
export function SweepstakesEntryView({ shown, entries }: Props) {
  const { drawing, state } = usePage().build.sweepstakes?.() ?? {}
  const isOpen = state === 'open'
  const entered = entries.find(({ period }) => period === drawing?.period)
  return (
    <SignInPage title="Your entry" art="home">
      {shown.message && isOpen && <Problem words={shown.message} />}
      {entered ? (
        <p>
          You have entered on <DateText date={entered.entered_at.slice(0, 10)} />. One entry is all there is: nothing
          more to do. If you are drawn, we write to your e-mail address.
        </p>
      ) : (
        <>
          <SweepstakesNow />
          {isOpen && <EnterForm />}
        </>
      )}
      <p>
        <a href="/sweepstakes-rules">Official rules</a>
      </p>
    </SignInPage>
  )
}
