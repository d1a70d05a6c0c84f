import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { type Currency, formatMoney, minorDigits } from '../../domain/tools/money.ts'
import { askListGiftsAtom, type ListGifts } from '../../state/registry/list-gifts.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  currency: Currency
  /** Takes an amount as somebody would type it. */
  onTake: (amount: string) => void
}

/** What is said of the answer. */
function wordsOf(gifts: ListGifts, currency: Currency): string {
  switch (gifts.status) {
    case 'failed':
      return 'Your lists cannot be reached right now. Please try again in a moment.'
    case 'surprise':
      return 'What is reserved is a surprise until the day that you chose on your list.'
    case 'none':
      return 'Nothing is reserved on your lists.'
    case 'found':
      return [
        `Gifts worth ${formatMoney(gifts.amount, currency)} were taken from your lists.`,
        gifts.left > 0 && `${gifts.left} without a price in ${currency} are not in it.`,
        gifts.isPartly && 'A list that is still a surprise is not in it.',
      ]
        .filter(Boolean)
        .join(' ')
  }
}

/** A press that takes over what guests give, for members. What it finds stays on the device. */
export function BudgetListGifts({ currency, onTake }: Props) {
  const ask = useSetAtom(askListGiftsAtom)
  const [said, say] = useState('')
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    const gifts = await ask(currency)
    setBusy(false)
    say(wordsOf(gifts, currency))
    if (gifts.status === 'found') onTake((gifts.amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency)))
  }
  return (
    <>
      <div className="button-row">
        <Button variant="secondary" busy={busy} busyText="Asking your account …" onClick={take}>
          Take the gifts of my list
        </Button>
      </div>
      <p role="status" className="field-tip">
        {said}
      </p>
    </>
  )
}
