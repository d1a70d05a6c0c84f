import { type FormEvent, useState } from 'react'
import type { QuestionLine } from '../../state/tools/tracker-lines.ts'
import { added, without } from '../../state/tools/tracker-steps.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/choice-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { Lines } from './pregnancy-tracker-lines.tsx'
import type { LogProps } from './pregnancy-tracker-log-props.ts'

/** What somebody wants to ask. A question stays on the sheet for the visit until it is ticked. */
export function QuestionLog({ value, change, today }: LogProps) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const add = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim().slice(0, 500)
    setAsked(text === '')
    if (!text) return
    change(added('questions', { day: today, text, isAsked: false }))
    setTyped('')
  }
  const tick = (line: QuestionLine) =>
    change(now => ({
      ...now,
      questions: now.questions.map(other => (other.id === line.id ? { ...other, isAsked: !line.isAsked } : other)),
    }))
  return (
    <div className="tool-fields">
      <form method="dialog" className="tool-pair tracker-add" noValidate onSubmit={add}>
        <TextInput
          type="text"
          label="Question"
          name="question"
          autoComplete="off"
          value={typed}
          error={asked && !typed.trim() ? 'Write the question first.' : ''}
          onChange={change => setTyped(change.value)}
        />
        <Button type="submit" variant="secondary">
          Add
        </Button>
      </form>
      <Lines
        label="Your questions"
        lines={value.questions}
        words={({ text }) => text}
        show={line => (
          <Checkbox
            label={line.text}
            name="asked"
            checked={line.isAsked}
            tipText={line.isAsked ? 'Asked' : undefined}
            onChange={() => tick(line)}
          />
        )}
        onDelete={({ id }) => change(without('questions', id), 'The question is deleted.')}
      />
    </div>
  )
}
