import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { isMatchStoredAtom, matcherAtom, wakeMatcherAtom } from '../../state/matcher-effects.ts'
import { MatcherDeck } from './matcher-deck.tsx'
import { MatcherEntry } from './matcher-entry.tsx'
import { MatcherInvite } from './matcher-invite.tsx'
import { MatcherInvited } from './matcher-invited.tsx'
import { MatcherLists } from './matcher-lists.tsx'

/** The matcher of one parent, from the code to the common list. */
export function NameMatcher() {
  const state = useAtomValue(matcherAtom)
  const wake = useSetAtom(wakeMatcherAtom)
  useEffect(() => wake(), [wake])
  const { status, joined, seat, invited, problem } = state
  const table = useRef<HTMLDivElement>(null)
  const before = useRef({ status, invited })
  useEffect(() => {
    const was = before.current
    before.current = { status, invited }
    const isDecided = was.status === 'entering' || (was.invited && !invited)
    // The pressed button is gone: without this the focus would be lost.
    if (status === 'inside' && isDecided) table.current?.focus({ preventScroll: true })
    // After a link with a code was opened within this page, the focus goes to what it brought.
    else if (status === was.status && invited !== was.invited)
      document.querySelector<HTMLElement>('.matcher-invited')?.focus()
  }, [status, invited])
  if (status === 'loading')
    return <p className="matcher matcher-wait">{state.isUnanswered ? unanswered : 'Opening your match …'}</p>
  if (status !== 'inside' || !seat) return <MatcherEntry {...state} />
  return (
    <div className="matcher" ref={table} tabIndex={-1}>
      {invited ? (
        <MatcherInvited key={invited} code={invited} problem={problem} />
      ) : (
        !joined && <MatcherInvite code={seat.code} />
      )}
      <div className="matcher-table" key={seat.code}>
        <div className="matcher-play">
          <MatcherDeck />
          <Link />
        </div>
        <MatcherLists {...state} />
      </div>
    </div>
  )
}

const unanswered = 'Nobody answers just now. We keep trying.'

/** Messages about the connection and unsent answers, if any. */
function Link() {
  const { isUnanswered, waiting, invited, problem } = useAtomValue(matcherAtom)
  const isStored = useAtomValue(isMatchStoredAtom)
  return (
    <div className="matcher-link">
      <p role="status">
        {isUnanswered &&
          (waiting.length
            ? `No connection. ${votesOf(waiting.length)} kept here, and sent as soon as there is one.`
            : unanswered)}
      </p>
      {problem && !invited && <p role="alert">{problem}</p>}
      {!isStored && (
        <p>This browser does not let us keep anything, so your match ends here when you close this page.</p>
      )}
    </div>
  )
}

const votesOf = (count: number) => (count === 1 ? 'One vote is' : `${count} votes are`)
