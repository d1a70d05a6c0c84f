import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { matchNameKey } from '../../domain/names/match.ts'
import { matcherAtom } from '../../state/matcher-effects.ts'
import { Button } from '../ui/button.tsx'
import { Outline, outlines } from '../ui/icon.tsx'

/** Two hearts, one through the other. */
const hearts = (
  <span className="match-hearts" aria-hidden="true">
    <Outline name="heart" path={outlines.heart} />
    <Outline name="heart" path={outlines.heart} />
  </span>
)

/** A name that both said yes to, in the place of the card, until it has been looked at. */
export function MatchMoment() {
  const { fresh, cards } = useAtomValue(matcherAtom)
  const tell = useSetAtom(matcherAtom)
  const wasThere = useRef(false)
  const [first = '', ...more] = fresh
  const isThere = fresh.length > 0
  useEffect(() => {
    const { activeElement: focused } = document
    const deck = document.querySelector('.matcher-deck')
    // Who answers cards goes on from here, and back to the cards; who reads elsewhere is left alone.
    if (focused?.matches('body, .matcher') ? isThere || wasThere.current : deck?.contains(focused))
      deck?.querySelector<HTMLElement>(isThere ? '.matcher-fresh .button' : '.deck-yes')?.focus({ preventScroll: true })
    wasThere.current = isThere
  }, [isThere])
  if (!isThere) return null
  const meaning = cards.find(({ name }) => matchNameKey(name) === matchNameKey(first))?.meaning
  return (
    <section className="matcher-fresh">
      {hearts}
      <p className="text-kicker">You both said yes</p>
      <b data-length={first.length > 9 ? 'long' : undefined}>{first}</b>
      {meaning && <p className="name-card-meaning">{meaning}</p>}
      {more.length > 0 && <p className="match-more">And to {more.join(', ')}.</p>}
      <Button onClick={() => tell({ type: 'looked' })}>Go on</Button>
    </section>
  )
}
