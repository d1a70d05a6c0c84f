import { loginText } from '../../experiments/login-text.ts'
import { usePage, useVersion } from '../page.tsx'
import { RadioGroup } from '../ui/choice-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { EmailField } from './email-field.tsx'
import type { FormShown } from './form-state.ts'
import { PasswordField } from './password-field.tsx'
import { SignInForm, SignInLink, SignInPage } from './sign-in.tsx'

const stages = [
  { value: 'trying-to-conceive', label: 'Trying to conceive' },
  { value: 'pregnant', label: 'Pregnant' },
  { value: 'parent', label: 'Parent' },
  { value: 'none', label: 'None of these' },
]

/** Becoming a member. */
export function JoinView({ values, errors, message }: FormShown) {
  const { sensitive } = usePage()
  const text = loginText.versions[useVersion(loginText) - 1]
  return (
    <SignInPage
      title="Join the almanac"
      lead={`${sensitive ? 'Your saved pages' : 'Your weeks, your saved pages and your names'}, kept in one place. It is free.`}
      art="home"
    >
      <SignInForm action="/join" button="Join" values={values} message={message}>
        <EmailField values={values} errors={errors} />
        <PasswordField name="password" label="Password" isNew error={errors.password} />
        <TextInput
          type="text"
          name="first_name"
          label="First name (optional)"
          value={values.first_name}
          error={errors.first_name}
          autoComplete="given-name"
        />
        {!sensitive && (
          <RadioGroup
            name="stage"
            label="Where are you now? (optional)"
            items={stages}
            value={values.stage ?? ''}
            error={errors.stage}
          />
        )}
      </SignInForm>
      <SignInLink to="/login" values={values}>
        {text}
      </SignInLink>
    </SignInPage>
  )
}
