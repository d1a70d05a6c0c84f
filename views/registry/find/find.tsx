import type { FoundRegistry } from '../../../contract/registry.ts'
import { monthNames } from '../../../domain/dates.ts'
import { states } from '../../../domain/registry/states.ts'
import { Problem } from '../../account/sign-in.tsx'
import { usePage } from '../../page.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Text } from '../../ui/typography.tsx'
import { Found } from './found.tsx'

const path = '/babyregistrysearch'

export interface FindProps {
  /** As they were typed. */
  fields: Readonly<Record<'first_name' | 'last_name' | 'state' | 'month' | 'code', string>>
  /** What is wrong, beside its field. */
  errors: Readonly<Partial<Record<'first_name' | 'last_name' | 'code', string>>>
  /** Null without a search, or when it could not be made. */
  found: readonly FoundRegistry[] | null
  /** Why it could not be made. */
  message?: string
}

/** Finds a registry by a parent's name, or opens it by its link. */
export const FindView = ({ found, message, ...form }: FindProps) => (
  <div className="find">
    <header>
      <Text variant="title">Find a Registry</Text>
      <Text variant="lead">
        By the name of a parent, among the lists that may be found by name, or by the link that you were given.
      </Text>
    </header>
    {message && <Problem words={message} />}
    {found && <Found found={found} />}
    <div className="find-ways">
      <NameForm {...form} />
      <CodeForm {...form} />
    </div>
  </div>
)

const months = monthNames.map((label, i) => ({ value: String(i + 1), label }))

const NameForm = ({ fields, errors }: Pick<FindProps, 'fields' | 'errors'>) => (
  <section aria-labelledby="by-name">
    <Text variant="heading" id="by-name">
      I know a parent’s name
    </Text>
    <form action={path} method="get" className="fields">
      <Opened />
      <TextInput
        type="text"
        name="first_name"
        label="First name"
        value={fields.first_name}
        error={errors.first_name}
        tipText="Two letters at least, of each name."
        autoComplete="off"
      />
      <TextInput
        type="text"
        name="last_name"
        label="Last name"
        value={fields.last_name}
        error={errors.last_name}
        autoComplete="off"
      />
      <SelectField
        name="state"
        label="State (optional)"
        value={fields.state}
        any="Any state, or elsewhere"
        choices={states}
      />
      <SelectField
        name="month"
        label="Month of the event (optional)"
        value={fields.month}
        any="Any month"
        choices={months}
      />
      <Button type="submit">Search</Button>
    </form>
  </section>
)

const CodeForm = ({ fields, errors }: Pick<FindProps, 'fields' | 'errors'>) => (
  <section aria-labelledby="by-link">
    <Text variant="heading" id="by-link">
      I have a link or a code
    </Text>
    <form action={path} method="get" className="fields">
      <Opened />
      <TextInput
        type="text"
        name="code"
        label="Link or code"
        value={fields.code}
        error={errors.code}
        tipText="The whole link, or the 22 characters at its end."
        autoComplete="off"
      />
      <Button type="submit" variant="secondary">
        Open the list
      </Button>
    </form>
    <p className="text-small">
      Most lists cannot be found by name: whoever keeps one has to allow it. If you find nothing, please ask them for
      the link.
    </p>
  </section>
)

/** A page that was put away stays open for whoever opened it. */
function Opened() {
  const { show } = usePage().query
  return show && <input type="hidden" name="show" value={show} />
}
