import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { readCode } from '../../domain/names/match.ts'
import { enterMatchAtom } from '../../state/matcher-effects.ts'
import type { Matcher } from '../../state/matcher-state.ts'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/text-input.tsx'

const notACode = 'A code has six letters and digits. You can paste the whole link, too.'

/** Starting a match, or joining one by its code. A visitor who comes by a link is asked first whether to join. */
export function MatcherEntry({ status, invited, problem }: Pick<Matcher, 'status' | 'invited' | 'problem'>) {
  const enter = useSetAtom(enterMatchAtom)
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  /** Whether the last try was the code in the field: what became of it is said beside it. */
  const [isTyped, setTyped] = useState(false)
  const busy = status === 'entering'
  const join = (event: FormEvent) => {
    event.preventDefault()
    const code = readCode(text)
    setWrong(code === null)
    setTyped(true)
    if (code !== null) enter(code)
  }
  return (
    <div className="matcher matcher-entry needs-script">
      <p role="alert" className="field-problem">
        {!isTyped && problem}
      </p>
      {invited && (
        <section className="matcher-door matcher-invited" tabIndex={-1}>
          <h2 className="text-heading">You are invited</h2>
          <p>
            The other parent has started a match and kept the second seat for you. You will look at the same names; your
            votes stay yours.
          </p>
          <Button busy={busy} busyText="Joining …" onClick={() => enter(invited)}>
            Join this match
          </Button>
        </section>
      )}
      <section className="matcher-door">
        <h2 className="text-heading">Start a match</h2>
        <p>You get a link and a code for the other parent, and can begin with the names at once.</p>
        <Button
          variant={invited ? 'secondary' : 'primary'}
          busy={busy && !invited}
          busyText="Starting …"
          onClick={() => {
            setTyped(false)
            setWrong(false)
            enter(null)
          }}
        >
          Start a match
        </Button>
      </section>
      {!invited && (
        <section className="matcher-door">
          <h2 className="text-heading">Join with a code</h2>
          <form noValidate onSubmit={join}>
            <TextInput
              type="text"
              name="code"
              label="Code or link"
              autoComplete="off"
              value={text}
              onChange={({ value }) => setText(value)}
              error={isWrong ? notACode : (isTyped && problem) || undefined}
            />
            <Button type="submit" variant="secondary">
              Join
            </Button>
          </form>
        </section>
      )}
    </div>
  )
}
