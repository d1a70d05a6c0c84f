import { useState } from 'react'
import { type BudgetGroup, type BudgetKind, mostOwnBudgetLines } from '../../domain/tools/baby-budget.ts'
import { withOwnBudgetLine, withoutOwnBudgetLine } from '../../domain/tools/budget-edits.ts'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/choice-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { BudgetLinePart, type BudgetPartProps } from './baby-budget-line.tsx'

interface Props extends BudgetPartProps {
  group: BudgetGroup
}

const kinds = [
  { value: 'once', label: 'Once' },
  { value: 'monthly', label: 'Each month' },
]

/** Lines that somebody adds. */
export function OwnBudgetLines({ group, budget, currency, edit }: Props) {
  const [text, setText] = useState('')
  const [kind, setKind] = useState<BudgetKind>('once')
  const [isAsked, setAsked] = useState(false)
  const isFull = group.lines.length >= mostOwnBudgetLines
  const problem = isFull
    ? `There is room for ${mostOwnBudgetLines} lines of your own. Delete one first.`
    : text.trim() === ''
      ? 'Write what it is for, then add it.'
      : ''
  const add = () => {
    setAsked(problem !== '')
    if (problem) return
    edit(now => withOwnBudgetLine(now, text, kind))
    setText('')
  }
  return (
    <>
      {group.lines.map(line => (
        <div key={line.id} className="budget-own">
          <BudgetLinePart line={line} entry={budget.lines[line.id]} currency={currency} edit={edit} />
          <Button
            variant="quiet"
            aria-label={`Delete: ${line.text}`}
            onClick={() => edit(now => withoutOwnBudgetLine(now, line.id), `"${line.text}" is deleted.`)}
          >
            Delete
          </Button>
        </div>
      ))}
      <form
        method="dialog"
        className="tool-fields"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          add()
        }}
      >
        <TextInput
          type="text"
          name="own-line"
          label="What it is for"
          value={text}
          autoComplete="off"
          error={isAsked ? problem : ''}
          onChange={({ value }) => setText(value.slice(0, 60))}
        />
        <RadioGroup
          name="own-kind"
          label="How often"
          items={kinds}
          value={kind}
          onChange={({ value }) => setKind(value === 'once' ? 'once' : 'monthly')}
        />
        <div className="button-row">
          <Button type="submit" variant="secondary">
            Add this line
          </Button>
        </div>
      </form>
    </>
  )
}
