// What the links in letters about an e-mail address lead to. Programs that look at mail open links, too: what they do takes a button.
import type { FormShown } from './form-state.ts'
import { WayIn, WayInForm, WayInLink } from './sign-in.tsx'

const Confirmed = () => (
  <WayIn title="Thank you" lead="Your e-mail address is confirmed." art="newspaper">
    <WayInLink to="/dashboard" values={{}}>
      To your own page
    </WayInLink>
  </WayIn>
)

/** @param done the address is confirmed */
export function ConfirmEmailView({ values, errors, message, done }: FormShown & { done: boolean }) {
  if (done) return <Confirmed />
  return (
    <WayIn title="Confirm your address" lead="Is the address that our letter came to yours? Then tell us with this button." art="newspaper">
      <WayInForm action="/confirm-email" button="Yes, It Is Mine" values={{}} message={errors.token ?? message}>
        <input type="hidden" name="token" value={values.token ?? ''} />
      </WayInForm>
    </WayIn>
  )
}

export function UndoEmailView({ values, errors, message }: FormShown) {
  return (
    <WayIn
      title="Put your address back"
      lead="Your account gets back the address that our letter came to. All devices are signed out, and you choose a new password."
      art="newspaper"
    >
      <WayInForm action="/undo-email-change" button="Put It Back" values={{}} message={errors.token ?? message}>
        <input type="hidden" name="token" value={values.token ?? ''} />
      </WayInForm>
      <WayInLink to="/forgot-password" values={{}}>
        Ask for a new password instead
      </WayInLink>
    </WayIn>
  )
}
