import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { CardFilter, NameCard } from '../../domain/names/cards.ts'
import type { Vote } from '../../domain/names/match.ts'
import { matcherAtom, sayAtom } from '../../state/matcher-effects.ts'
import { cardsAhead, type Matcher, namesSaid } from '../../state/matcher-state.ts'
import { Button } from '../ui/button.tsx'
import { Icon, Outline } from '../ui/icon.tsx'
import { MatcherCard } from './matcher-card.tsx'
import { MatchMoment } from './matcher-moment.tsx'

const uses = { girl: 'Girls', boy: 'Boys', unisex: 'Both' } as const
const veto = <Outline name="veto" path="M12 4a8 8 0 1 0 .01 0zM6.4 6.4l11.2 11.2" />
const back = <Outline name="undo" path="M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3" />
const keys: Readonly<Record<string, Vote | 'undo'>> = {
  ArrowLeft: 'no',
  ArrowUp: 'veto',
  ArrowRight: 'yes',
  Backspace: 'undo',
}

/**
 * Whether keys are for the deck: it is in sight, and the focus is not on a control that needs keys or is outside of it.
 */
function isFor(deck: HTMLElement): boolean {
  const { activeElement: focused } = document
  const { top, bottom } = deck.getBoundingClientRect()
  const isNear =
    focused === document.body || (deck.closest('.matcher')?.contains(focused) && !focused?.matches('select, input'))
  return isNear === true && bottom > 0 && top < innerHeight
}

/** The cards, one after another, and the buttons to answer. */
export function MatcherDeck() {
  const state = useAtomValue(matcherAtom)
  const say = useSetAtom(sayAtom)
  const deck = useRef<HTMLElement>(null)
  const [left, setLeft] = useState<{ card: NameCard; vote: Vote } | null>(null)
  const [told, tell] = useState('')
  const ahead = cardsAhead(state)
  const [card] = ahead
  const isMoment = state.fresh.length > 0

  const act = (what: Vote | 'undo') => {
    if (isMoment) return
    if (what === 'undo') {
      if (!state.past.length) return
      say('undo')
      setLeft(null)
      tell('Taken back.')
    } else if (card) {
      say({ name: card.name, vote: what, own: false })
      setLeft({ card, vote: what })
      tell(`${card.name}: ${what}. ${ahead[1] ? `Next: ${ahead[1].name}.` : ''}`)
    }
  }
  const press = useRef(act)
  press.current = act
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const what = keys[event.key]
      if (
        !what ||
        !deck.current ||
        !isFor(deck.current) ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      press.current(what)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <section className="matcher-deck" ref={deck} aria-label="Names to look at">
      <div className="deck-stack">
        {left && (
          <MatcherCard key={`left ${left.card.name}`} card={left.card} left={left.vote} onGone={() => setLeft(null)} />
        )}
        {card ? <MatcherCard key={card.name} card={card} onSwipe={act} /> : <DeckEnd {...state} />}
        <div role="status" className="deck-moment">
          <MatchMoment />
        </div>
      </div>
      <div className="deck-buttons" inert={isMoment}>
        <button type="button" className="deck-undo" disabled={!state.past.length} onClick={() => act('undo')}>
          {back}
          Undo
        </button>
        <button type="button" className="deck-no" disabled={!card} onClick={() => act('no')}>
          <Icon name="close" />
          No
        </button>
        <button type="button" className="deck-yes" disabled={!card} onClick={() => act('yes')}>
          <Icon name="heart" />
          Yes
        </button>
        <button type="button" className="deck-veto" disabled={!card} onClick={() => act('veto')}>
          {veto}
          Veto
        </button>
      </div>
      <p className="text-small deck-keys">
        <kbd>←</kbd> no <kbd>→</kbd> yes <kbd>↑</kbd> veto <kbd>Backspace</kbd> undo
      </p>
      <DeckFilter {...state} />
      <p role="status" className="deck-told">
        {told}
      </p>
    </section>
  )
}

function DeckFilter({ filter, styles }: Matcher) {
  const tell = useSetAtom(matcherAtom)
  const choose = (change: Partial<CardFilter>) => tell({ type: 'filter', filter: { ...filter, ...change } })
  return (
    <div className="deck-filter">
      <label className="name-select">
        <span>Names for</span>
        {/* The cast: one of the values below. */}
        <select
          className="select"
          value={filter.use}
          onChange={event => choose({ use: event.target.value as CardFilter['use'] })}
        >
          <option value="">Girls and boys</option>
          {Object.entries(uses).map(([use, label]) => (
            <option key={use} value={use}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="name-select">
        <span>Style</span>
        <select className="select" value={filter.style} onChange={event => choose({ style: event.target.value })}>
          <option value="">Any style</option>
          {styles.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function DeckEnd(state: Matcher) {
  const tell = useSetAtom(matcherAtom)
  if (!state.cards.length) return <p className="deck-end">The cards are on their way …</p>
  return (
    <div className="deck-end">
      <p>
        <b>That was the last one</b>
        You have looked at every name here. Choose another style, add names of your own, or go through those you passed
        on.
      </p>
      {namesSaid(state, 'no').length > 0 && (
        <Button variant="secondary" onClick={() => tell({ type: 'again' })}>
          Look again
        </Button>
      )}
    </div>
  )
}
