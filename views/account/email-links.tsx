// The pages that links in e-mails about an address lead to. Mail scanners open links too, so nothing is done before a
// button is pressed.
import type { FormShown } from './form-state.ts'
import { SignInLink, SignInPage, TokenForm } from './sign-in.tsx'

const Confirmed = () => (
  <SignInPage title="Thank you" lead="Your e-mail address is confirmed." art="newspaper">
    <SignInLink to="/dashboard" values={{}}>
      To your own page
    </SignInLink>
  </SignInPage>
)

/** @param done the address is confirmed */
export function ConfirmEmailView({ done, ...shown }: FormShown & { done: boolean }) {
  if (done) return <Confirmed />
  return (
    <SignInPage
      title="Confirm your address"
      lead="Is the address that our letter came to yours? Then tell us with this button."
      art="newspaper"
    >
      <TokenForm action="/confirm-email" button="Yes, It Is Mine" {...shown} />
    </SignInPage>
  )
}

export function UndoEmailView(shown: FormShown) {
  return (
    <SignInPage
      title="Put your address back"
      lead="Your account gets back the address that our letter came to. All devices are signed out, and you choose a new password."
      art="newspaper"
    >
      <TokenForm action="/undo-email-change" button="Put It Back" {...shown} />
      <SignInLink to="/forgot-password" values={{}}>
        Ask for a new password instead
      </SignInLink>
    </SignInPage>
  )
}
