import type { GuestItem } from '../../../contract/registry.ts'
import { sharePrice } from '../../../domain/registry/gift-words.ts'
import type { FormShown } from '../../account/form-state.ts'
import { Problem } from '../../account/sign-in.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'

interface Props {
  gift: GuestItem
  /** Of the list. */
  path: string
  /** Random: whoever presses twice reserves once. */
  pressKey: string
  /** When the giver's name and address are deleted, in words. */
  deleted: string
  shown: FormShown
}

/** What a guest says to reserve a gift. It needs no account, and no script. */
export function ReserveForm({ gift, path, pressKey, deleted, shown: { values, errors, message } }: Props) {
  const isShared = gift.shares !== null
  return (
    <form method="post" action={`${path}?item=${gift.id}`} className="fields">
      {message && <Problem words={message} />}
      <input type="hidden" name="item" value={gift.id} />
      <input type="hidden" name="key" value={`${pressKey}-${gift.id.slice(0, 31)}`} />
      <TextInput
        type="text"
        name="name"
        label="Name"
        value={values.name}
        error={errors.name}
        autoComplete="name"
        required
      />
      <TextInput
        type="text"
        name="email"
        label="Email"
        value={values.email}
        error={errors.email}
        autoComplete="email"
        inputMode="email"
        required
      />
      {(isShared || gift.quantity > 1) && (
        <TextInput
          type="text"
          name="quantity"
          label={isShared ? `Shares, ${sharePrice(gift)} each` : 'Quantity'}
          value={values.quantity ?? '1'}
          error={errors.quantity}
          tipText={`Up to ${gift.left}.`}
          inputMode="numeric"
          required
        />
      )}
      <TextArea
        name="message"
        rows={4}
        label="A few words to the parents (optional)"
        value={values.message}
        error={errors.message}
      />
      {!(isShared || gift.quantity > 1) && errors.quantity && <Problem words={errors.quantity} />}
      <Button type="submit">Reserve</Button>
      <p className="text-small">
        {`Your address is for our letters alone: one now, with the link to a page where you can say that you have bought it, or that you have changed your mind, two reminders at most, and word when something changes. The parents never see it; they see your name and your words once they open their gifts. ${deleted}`}
      </p>
    </form>
  )
}
