import { loginText } from '../../experiments/login-text.ts'
import { usePage, useVersion } from '../page.tsx'
import { Icon } from '../ui/icon.tsx'
import { EmailField } from './email-field.tsx'
import type { FormShown } from './form-state.ts'
import { UsePasskey } from './passkey-form.tsx'
import { PasswordField } from './password-field.tsx'
import { SignInForm, SignInLink, SignInPage } from './sign-in.tsx'

/** Logging in, with a password or a passkey. */
export function LoginView({ values, errors, message }: FormShown) {
  const text = loginText.versions[useVersion(loginText) - 1] ?? ''
  return (
    <SignInPage title={text} art="home">
      {usePage().accountUnavailable && (
        <p className="sign-in-problem" role="status">
          <Icon name="warning" />
          <span>
            Accounts cannot be reached right now, and nothing in them is lost. If you were logged in, you still are:
            please <a href={values.target || '/dashboard'}>try again</a> in a moment.
          </span>
        </p>
      )}
      <SignInForm action="/login" button="Log In" values={values} message={message}>
        <EmailField values={values} errors={errors} isLogin />
        <PasswordField name="password" label="Password" error={errors.password} />
      </SignInForm>
      <UsePasskey values={values} />
      <SignInLink to="/forgot-password" values={{}}>
        Forgot your password?
      </SignInLink>
      <SignInLink to="/join" values={values}>
        New here? Join
      </SignInLink>
    </SignInPage>
  )
}
