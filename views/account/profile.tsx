import type { Member } from '../../domain/member.ts'
import { TextInput } from '../kit/text-input.tsx'
import type { FormShown } from './form-state.ts'
import { WayIn, WayInForm } from './way-in.tsx'

/** The member's own names. */
export function ProfileView({ who, shown: { values, errors, message } }: { who: Pick<Member, 'version'>; shown: FormShown }) {
  return (
    <WayIn title="Your profile" lead="What we call you. Only you see your last name." art="home">
      <WayInForm action="/join/profile" button="Save" values={values} message={message}>
        <input type="hidden" name="version" value={values.version ?? who.version} />
        <TextInput
          type="text"
          name="first_name"
          label="First name"
          value={values.first_name}
          error={errors.first_name}
          autoComplete="given-name"
        />
        <TextInput
          type="text"
          name="last_name"
          label="Last name"
          value={values.last_name}
          error={errors.last_name}
          autoComplete="family-name"
        />
        <TextInput type="text" name="username" label="Username" value={values.username} error={errors.username} autoComplete="username" />
      </WayInForm>
    </WayIn>
  )
}
