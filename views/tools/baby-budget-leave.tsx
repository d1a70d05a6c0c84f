import { withLeave } from '../../domain/tools/budget-edits.ts'
import { emptyLeave, type LeaveEntry, leaveRanges, mostLeaves, weeksCounted } from '../../domain/tools/pay-gap.ts'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { BudgetPartProps } from './baby-budget-line.tsx'
import { MoneyField } from './money-field.tsx'
import { NumberField } from './number-field.tsx'

/** Said of weeks that lie beyond the year. */
function countedInWords(leave: LeaveEntry): string | undefined {
  const counted = weeksCounted(leave)
  if (counted === null) return
  return `Counted to week 52, the end of the first year: ${counted} of ${leave.weeks.trim()} weeks.`
}

/** Times of leave, and the pay that does not come in them. */
export function BudgetLeave({ budget, currency, edit }: BudgetPartProps) {
  const leaves = budget.leaves.length > 0 ? budget.leaves : [emptyLeave]
  const set = (at: number, fields: Partial<LeaveEntry>) =>
    edit(now => withLeave({ ...now, leaves: now.leaves.length > 0 ? now.leaves : [emptyLeave] }, at, fields))
  return (
    <>
      <p className="tool-note">
        One entry for each time with the same share of pay: six weeks at 60 percent and six at nothing are two, and so
        are two parents.
      </p>
      {leaves.map((leave, at) => (
        <fieldset key={at} className="budget-leave">
          <legend>{leave.who.trim() || `Leave ${at + 1}`}</legend>
          <TextInput
            type="text"
            name={`who-${at}`}
            label="Whose leave"
            value={leave.who}
            autoComplete="off"
            onChange={({ value }) => set(at, { who: value.slice(0, 40) })}
          />
          <MoneyField
            label="Usual take-home pay a month"
            name={`pay-${at}`}
            value={leave.pay}
            currency={currency}
            onChange={pay => set(at, { pay })}
          />
          <NumberField
            label="First week after the birth"
            name={`from-${at}`}
            value={leave.from}
            range={leaveRanges.from}
            onChange={from => set(at, { from })}
          />
          <NumberField
            label="Weeks of leave"
            name={`weeks-${at}`}
            value={leave.weeks}
            range={leaveRanges.weeks}
            tip={countedInWords(leave)}
            onChange={weeks => set(at, { weeks })}
          />
          <NumberField
            label="Share of pay that still comes, in percent"
            name={`share-${at}`}
            value={leave.share}
            range={leaveRanges.share}
            tip="0 for unpaid leave. Count benefits and insurance too."
            onChange={share => set(at, { share })}
          />
          {budget.leaves.length > 0 && (
            <Button
              variant="quiet"
              onClick={() =>
                edit(
                  now => ({ ...now, leaves: now.leaves.filter((_, i) => i !== at) }),
                  `${leave.who.trim() || `Leave ${at + 1}`} is deleted.`,
                )
              }
            >
              Delete this leave
            </Button>
          )}
        </fieldset>
      ))}
      {leaves.length < mostLeaves && (
        <div className="button-row">
          <Button variant="secondary" onClick={() => edit(now => ({ ...now, leaves: [...leaves, emptyLeave] }))}>
            Add another leave
          </Button>
        </div>
      )}
    </>
  )
}
