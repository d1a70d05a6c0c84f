import { Problem } from '../../account/sign-in.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Text } from '../../ui/typography.tsx'
import { ManageForm, shownOf } from './manage-form.tsx'
import { listPath } from './paths.ts'
import type { SettingsProps } from './settings-props.ts'

/** Who keeps the list: all with the same rights, each with a way out. */
export function OwnersPart({ list, shown: given, press }: SettingsProps) {
  const here = listPath(list.id, '/settings')
  const inviting = shownOf(given, 'invite')
  const leaving = shownOf(given, 'leave')
  return (
    <section className="manage-part" aria-labelledby="owners">
      <Text variant="heading" id="owners">
        Who keeps this list
      </Text>
      <ul>
        {list.owners.map(({ name, you }, i) => (
          <li key={i}>
            <bdi>{name || 'Somebody without a name'}</bdi>
            {you && ' (you)'}
          </li>
        ))}
      </ul>
      {list.invited > 0 && (
        <p>
          {list.invited === 1 ? '1 invitation is' : `${list.invited} invitations are`} on the way, for 14 days each.
        </p>
      )}
      <p>
        Whoever keeps it with you can do all that you can: add, change, share, read the thank-yous, delete. Nobody can
        take the list from somebody else who keeps it: each leaves by themselves.
      </p>
      <ManageForm
        to={here}
        action="invite"
        press={press}
        shown={inviting}
        button="Send the invitation"
        variant="secondary"
      >
        <TextInput
          type="text"
          name="email"
          label="E-mail address"
          inputMode="email"
          autoComplete="off"
          value={inviting.values.email}
          error={inviting.errors.email}
          tipText="They get a letter with a link. It holds no name and nothing of the list."
        />
      </ManageForm>
      {list.owners.length > 1 ? (
        <ManageForm to={here} action="leave" shown={leaving} button="Leave this list" variant="quiet">
          <p>If you leave, the list stays with the others. They can invite you again.</p>
        </ManageForm>
      ) : (
        leaving.message && <Problem words={leaving.message} /> // the others have left in the meantime
      )}
    </section>
  )
}
