import { type PointerEvent, useRef } from 'react'
import type { NameCard } from '../../domain/names/cards.ts'
import type { Vote } from '../../domain/names/match.ts'

interface Props {
  card: NameCard
  /** The answer after which the card is leaving. */
  left?: Vote
  onGone?: () => void
  /** Called with the answer when the card was swiped. */
  onSwipe?: (vote: Vote) => void
}

const uses = { girl: 'Girl', boy: 'Boy', unisex: 'Girl and boy' } as const
const farEnough = 90 // CSS pixels to the side that count as an answer

/** A name as a card. A swipe to the right is yes, to the left no; vertical swipes scroll the page. */
export function MatcherCard({ card: { name, use, origin, sound, meaning }, left, onGone, onSwipe }: Props) {
  const from = useRef<number | null>(null)
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (from.current === null) return
    const by = event.clientX - from.current
    const { style, dataset } = event.currentTarget
    style.translate = `${by}px`
    style.rotate = `${by / 24}deg`
    dataset.leans = by > farEnough ? 'yes' : by < -farEnough ? 'no' : ''
  }
  const drop = (event: PointerEvent<HTMLElement>) => {
    const { style, dataset } = event.currentTarget
    const { leans } = dataset
    from.current = null
    style.translate = ''
    style.rotate = ''
    dataset.leans = ''
    if (event.type === 'pointerup' && (leans === 'yes' || leans === 'no')) onSwipe?.(leans)
  }
  const grip = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    from.current = event.clientX
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  return (
    <article
      className="name-card"
      aria-hidden={left ? true : undefined}
      data-left={left}
      onAnimationEnd={left && onGone}
      {...(onSwipe && { onPointerDown: grip, onPointerMove: drag, onPointerUp: drop, onPointerCancel: drop })}
    >
      <p className="text-kicker">{[uses[use], origin].filter(Boolean).join(' · ')}</p>
      <h2 data-length={name.length > 9 ? 'long' : undefined}>{name}</h2>
      {sound && <p className="name-card-sound">{sound}</p>}
      <p className="name-card-meaning">{meaning || 'Its meaning is not known for certain.'}</p>
    </article>
  )
}
