import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { enterMatchAtom, matcherAtom } from '../../state/matcher-effects.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  code: string
  /** Why joining did not work; empty when it has not failed. */
  problem: string
}

/** Somebody in a match has opened the link of another one: leave and join, or stay. */
export function MatcherInvited({ code, problem }: Props) {
  const tell = useSetAtom(matcherAtom)
  const enter = useSetAtom(enterMatchAtom)
  const [isJoining, setJoining] = useState(false)
  const join = async () => {
    setJoining(true)
    await enter(code)
    setJoining(false)
  }
  return (
    <section className="matcher-door matcher-invited" aria-labelledby="invited" tabIndex={-1}>
      <h2 id="invited" className="text-heading">
        You are invited to another match
      </h2>
      <p>
        This browser holds one match at a time. If you join, it forgets this one, and there is no way back to your seat.
        If each of you has started a match, agree first on which one to keep.
      </p>
      {problem && (
        <p role="alert" className="field-problem">
          {problem}
        </p>
      )}
      <p className="button-row">
        <Button busy={isJoining} busyText="Joining …" onClick={join}>
          Leave this one and join
        </Button>
        <Button variant="secondary" disabled={isJoining} onClick={() => tell({ type: 'invited', code: null })}>
          Stay in this match
        </Button>
      </p>
    </section>
  )
}
