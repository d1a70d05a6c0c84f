import type { Registry } from '../../../contract/registry.ts'
import { pausedWords } from '../../../domain/registry/registry.ts'
import { Checkbox, RadioGroup } from '../../ui/choice-input.tsx'
import { Text } from '../../ui/typography.tsx'
import { ManageForm, shownOf } from './manage-form.tsx'
import { listPath } from './paths.ts'
import type { SettingsProps } from './settings-props.ts'

const statusChoices: readonly { value: Registry['status']; label: string }[] = [
  { value: 'open', label: 'Open: guests see it' },
  { value: 'paused', label: 'Paused: guests see that it is not open' },
  { value: 'hidden', label: 'Hidden: the same, and out of your sight' },
]

const wordChoices = [
  { value: '', label: 'Nothing more' },
  ...Object.entries(pausedWords).map(([value, label]) => ({ value, label })),
]

/** Whether guests see the list, what they read when they do not, and the end of it. */
export function OpenPart({ list, shown: given }: SettingsProps) {
  const here = listPath(list.id, '/settings')
  const status = shownOf(given, 'status')
  const deleting = shownOf(given, 'delete')
  return (
    <>
      <section className="manage-part" aria-labelledby="open">
        <Text variant="heading" id="open">
          Open, paused or hidden
        </Text>
        <ManageForm
          to={here}
          action="status"
          was={{ status: list.status, words: list.words ?? '' }}
          shown={status}
          button="Save"
          variant="secondary"
        >
          <RadioGroup
            name="status"
            label="Now"
            items={statusChoices}
            value={status.values.status ?? list.status}
            error={status.errors.status}
          />
          <RadioGroup
            name="words"
            label="When it is not open, guests read “This list is not open at the moment.” and"
            items={wordChoices}
            value={status.values.words ?? list.words ?? ''}
            error={status.errors.words}
          />
        </ManageForm>
        <p>
          None of these sentences says why. No letter is sent about it, and reminders stop until the list is open again.
        </p>
      </section>
      <section className="manage-part" aria-labelledby="delete">
        <Text variant="heading" id="delete">
          Delete the list
        </Text>
        <ManageForm to={here} action="delete" shown={deleting} button="Delete this list" variant="secondary">
          <p>
            It goes at once, with everything in it. Guests who have reserved something get one short letter that the
            list is not there any more; it says nothing else.
          </p>
          <Checkbox
            name="sure"
            label="Yes, delete it for good"
            checked={Boolean(deleting.values.sure)}
            error={deleting.errors.sure}
          />
        </ManageForm>
      </section>
    </>
  )
}
