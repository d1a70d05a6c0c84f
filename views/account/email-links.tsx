// The pages that links in e-mails about an address lead to. Mail scanners open links too, so nothing is done before a
// button is pressed.
import type { FormShown } from './form-state.ts'
import { SignInForm, SignInLink, SignInPage } from './sign-in.tsx'

const Confirmed = () => (
  <SignInPage title="Thank you" lead="Your e-mail address is confirmed." art="newspaper">
    <SignInLink to="/dashboard" values={{}}>
      To your own page
    </SignInLink>
  </SignInPage>
)

/** @param done the address is confirmed */
export function ConfirmEmailView({ values, errors, message, done }: FormShown & { done: boolean }) {
  if (done) return <Confirmed />
  return (
    <SignInPage
      title="Confirm your address"
      lead="Is the address that our letter came to yours? Then tell us with this button."
      art="newspaper"
    >
      <SignInForm action="/confirm-email" button="Yes, It Is Mine" values={{}} message={errors.token ?? message}>
        <input type="hidden" name="token" value={values.token ?? ''} />
      </SignInForm>
    </SignInPage>
  )
}

export function UndoEmailView({ values, errors, message }: FormShown) {
  return (
    <SignInPage
      title="Put your address back"
      lead="Your account gets back the address that our letter came to. All devices are signed out, and you choose a new password."
      art="newspaper"
    >
      <SignInForm action="/undo-email-change" button="Put It Back" values={{}} message={errors.token ?? message}>
        <input type="hidden" name="token" value={values.token ?? ''} />
      </SignInForm>
      <SignInLink to="/forgot-password" values={{}}>
        Ask for a new password instead
      </SignInLink>
    </SignInPage>
  )
}
