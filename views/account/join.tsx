import { site } from '../../content/site.ts'
import { loginText } from '../../experiments/login-text.ts'
import { usePage, usePrize, useVersion } from '../page.tsx'
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

/** Short names of stages, in links from elsewhere. */
const shortStages: Readonly<Record<string, string>> = { ttc: 'trying-to-conceive' }

/** Becoming a member. */
export function JoinView({ values, errors, message }: FormShown) {
  const { href, sensitive } = usePage()
  const prize = usePrize()
  const text = loginText.versions[useVersion(loginText) - 1]
  return (
    <SignInPage
      title="Join the almanac"
      lead={
        sensitive
          ? 'Your saved pages, kept in one place. It is free.'
          : `Get More From ${site.name}: your weeks, your saved pages and your names, kept in one place. It is free.`
      }
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
            label="Choose your journey"
            tipText="You need not choose. Start with one and add additional roles later."
            items={stages}
            value={shortStages[values.stage ?? ''] ?? values.stage ?? ''}
            error={errors.stage}
          />
        )}
      </SignInForm>
      {prize && (
        <p data-until={prize.closes}>
          New members can win {prize.prize}. <a href={href('/sweepstakes-rules')}>See official rules</a>
        </p>
      )}
      <SignInLink to="/login" values={values}>
        {text}
      </SignInLink>
    </SignInPage>
  )
}
