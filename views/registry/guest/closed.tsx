// A list that shows nothing: closed by its owners, behind a PIN, or out of reach just now.
import type { FormShown } from '../../account/form-state.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Text } from '../../ui/typography.tsx'
import { Written } from './gift-page.tsx'

interface ClosedProps {
  /** A sentence that the owners have chosen; '' for none. */
  words: string
  /** What a guest had typed while it was closed. */
  typed?: string
}

export const ClosedView = ({ words, typed }: ClosedProps) => (
  <div className="guest guest-closed">
    <Text variant="title">This list is not open at the moment</Text>
    {words && <p>{words}</p>}
    <Written message={typed} />
  </div>
)

interface PinProps {
  /** Of the form. */
  path: string
  shown: FormShown
}

/** Asks for the list's PIN. */
export const PinView = ({ path, shown: { values, errors, message } }: PinProps) => (
  <div className="guest guest-closed">
    <Text variant="title">This list has a PIN</Text>
    <p>You got it together with the link. If not, please ask for it.</p>
    <form method="post" action={path} className="fields">
      <TextInput
        type="text"
        name="pin"
        label="PIN"
        error={errors.pin ?? message}
        autoComplete="off"
        inputMode="numeric"
        required
      />
      <Button type="submit">Open the list</Button>
    </form>
    <Written message={values.message} />
  </div>
)

/** @param what that cannot be shown, as in “This list” @param path where it is tried again */
export const AwayView = ({ what, path }: { what: string; path: string }) => (
  <div className="guest guest-closed">
    <Text variant="title">{`${what} cannot be reached right now`}</Text>
    <p>Nothing on it is lost. Please try again in a few seconds.</p>
    <p>
      <a href={path}>Try again</a>
    </p>
  </div>
)
