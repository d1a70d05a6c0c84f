// A forgotten password: asking for an e-mail, and choosing a new password by the link in it.
import { EmailField } from './email-field.tsx'
import type { FormShown } from './form-state.ts'
import { PasswordField } from './password-field.tsx'
import { SignInForm, SignInLink, SignInPage, TokenForm } from './sign-in.tsx'

/** The same words whether there is an account or not: nobody can find out who has one. */
const EmailSent = () => (
  <SignInPage
    title="Check your e-mail"
    lead="If there is an account with this address, a letter with a link is on its way. The link works once, for 10 minutes. If you have asked for many, use the newest: it works again."
    art="newspaper"
  >
    <SignInLink to="/login" values={{}}>
      Back to the log in page
    </SignInLink>
  </SignInPage>
)

/** @param sent the e-mail has been asked for */
export function ForgotPasswordView({ values, errors, message, sent }: FormShown & { sent: boolean }) {
  if (sent) return <EmailSent />
  return (
    <SignInPage
      title="Forgot your password?"
      lead="Tell us your e-mail address, and we send you a link to choose a new one."
      art="newspaper"
    >
      <SignInForm action="/forgot-password" button="Send the Link" values={{}} message={message}>
        <EmailField values={values} errors={errors} isLogin />
      </SignInForm>
    </SignInPage>
  )
}

export function ResetPasswordView(shown: FormShown) {
  return (
    <SignInPage
      title="Choose a new password"
      lead="You are then signed out everywhere, and log in with the new one."
      art="newspaper"
    >
      <TokenForm action="/reset-password" button="Save the Password" {...shown}>
        {/* An empty username for password managers: only the e-mail says whose password it is. */}
        <input type="text" autoComplete="username" hidden />
        <PasswordField name="password" label="New password" isNew error={shown.errors.password} />
      </TokenForm>
      <SignInLink to="/forgot-password" values={{}}>
        Ask for a new link
      </SignInLink>
    </SignInPage>
  )
}
