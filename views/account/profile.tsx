import type { Member, WrittenField } from '../../contract/member.ts'
import { Island } from '../island.tsx'
import { usePage } from '../page.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { avatarAssets } from './avatar-assets.ts'
import type { FormShown } from './form-state.ts'
import { SignInForm, SignInPage } from './sign-in.tsx'

interface Props {
  /** Its id is missing while the member API does not answer. */
  who: Pick<Member, 'id_string' | 'username' | 'first_name' | 'avatar_url' | 'version'>
  shown: FormShown
}

const inputs: Record<WrittenField, { label: string; autoComplete: string }> = {
  first_name: { label: 'First name', autoComplete: 'given-name' },
  last_name: { label: 'Last name', autoComplete: 'family-name' },
  username: { label: 'Username', autoComplete: 'username' },
}

/** The member's own names and picture. */
export function ProfileView({ who, shown: { values, errors, message } }: Props) {
  const { asset } = usePage().build
  return (
    <SignInPage title="Your profile" lead="What we call you. Only you see your last name." art="home">
      {who.id_string && (
        <Island
          name="avatar-dialog"
          when="interaction"
          props={{
            idString: who.id_string,
            username: who.username,
            firstName: who.first_name,
            avatarUrl: who.avatar_url,
            assets: avatarAssets(asset),
          }}
        />
      )}
      <SignInForm action="/join/profile" button="Save" values={values} message={message}>
        <input type="hidden" name="version" value={values.version ?? who.version} />
        {Object.entries(inputs).map(([name, input]) => (
          <TextInput key={name} type="text" name={name} value={values[name]} error={errors[name]} {...input} />
        ))}
      </SignInForm>
    </SignInPage>
  )
}
