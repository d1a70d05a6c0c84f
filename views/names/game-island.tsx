import { useAtom } from 'jotai'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type GameBirths, gameAtom, isRight, scoreOf } from '../../state/name-game.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** What the island needs of a round. */
export interface Round {
  year: number
  sex: 'girl' | 'boy'
  pair: readonly [RoundName, RoundName]
}
interface RoundName {
  name: string
  path: string
  births: number
  rank: number
}

interface Props {
  rounds: readonly Round[]
  /** The address of other rounds. */
  another: string
}

const sides = [0, 1] as const
const births = ({ pair: [a, b] }: Round): GameBirths => [a.births, b.births]
const count = (number: number) => number.toLocaleString('en-US')

/** The answer of a round, in a sentence. */
export function truth({ year, sex, pair }: Round): string {
  const [more, less] = pair[0].births > pair[1].births ? pair : [pair[1], pair[0]]
  return `${count(more.births)} ${sex}s of ${year} were named ${more.name} (rank ${count(more.rank)}), ${count(less.births)} ${less.name} (rank ${count(less.rank)}).`
}

/**
 * Ten rounds of two names. Buttons, so that a finger, a mouse and the keyboard all play; the arrow keys choose as well.
 */
export function NameGame({ rounds, another }: Props) {
  const [game, send] = useAtom(gameAtom)
  const { round: at, phase, chosen } = game
  const round = rounds[at]
  const on = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const end = useRef<HTMLHeadingElement>(null)
  const score = scoreOf(game, rounds.map(births))

  // The focus goes to Next after an answer, to the first name of a new round, to the result at the end.
  useEffect(() => {
    if (phase === 'told') on.current?.focus()
    else if (phase === 'over') end.current?.focus()
    else if (at > 0) first.current?.focus()
  }, [phase, at])

  if (!round) return null
  if (phase === 'over')
    return (
      <div className="game">
        <h2 ref={end} tabIndex={-1} className="game-score">
          {score} of {rounds.length} right
        </h2>
        <p className="game-verdict">{verdict(score)}</p>
        <GameTable rounds={rounds} chosen={chosen} />
        <ButtonLink href={another}>Play ten others</ButtonLink>
      </div>
    )
  const pick = chosen[at]
  const choose = (side: 0 | 1) => send({ type: 'choose', at: side }, rounds.length)
  const arrows = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') choose(key === 'ArrowLeft' ? 0 : 1)
  }
  return (
    <div className="game">
      <p className="game-progress">
        <span>
          Round {at + 1} of {rounds.length}
        </span>
        <span>{score} right</span>
      </p>
      <h2 className="game-question">
        In {round.year}, which name was given to more {round.sex}s?
      </h2>
      <div className="game-pair">
        {sides.map(side => {
          const { name, births: given } = round.pair[side]
          const isMore = isRight(births(round), side)
          return (
            <button
              key={side}
              ref={side === 0 ? first : undefined}
              type="button"
              aria-disabled={phase === 'told'}
              data-more={phase === 'told' ? isMore : undefined}
              data-picked={pick === side || undefined}
              onClick={() => choose(side)}
              onKeyDown={arrows}
            >
              <b>{name}</b>
              <span>{phase === 'told' && `${count(given)} ${round.sex}s`}</span>
              {phase === 'told' && isMore && <Icon name="check" />}
            </button>
          )
        })}
      </div>
      <p role="status" className="game-truth">
        {phase === 'told' && pick !== undefined && `${isRight(births(round), pick) ? 'Right.' : 'No.'} ${truth(round)}`}
      </p>
      <p className="game-on">
        {phase === 'told' ? (
          <Button ref={on} onClick={() => send({ type: 'go on' }, rounds.length)}>
            {at + 1 < rounds.length ? 'Next round' : 'See the score'}
          </Button>
        ) : (
          'Press the one you think.'
        )}
      </p>
    </div>
  )
}

/** The verdict on a score; guessing gives five of ten. */
function verdict(score: number): string {
  if (score >= 9) return 'You know the names of this country as few do.'
  if (score >= 7) return 'Well heard. Guessing alone would give five.'
  if (score >= 5) return 'About what guessing gives, which is five; the last rounds are close.'
  return 'Less than guessing gives, which is five. Names are full of surprises; here is how it was.'
}

const GameTable = ({ rounds, chosen }: { rounds: readonly Round[]; chosen: readonly (0 | 1)[] }) => (
  <ol className="game-table">
    {rounds.map((round, i) => {
      const right = isRight(births(round), chosen[i] ?? 0)
      return (
        <li key={`${round.year}${round.pair[0].name}`} data-right={right}>
          <p>
            {round.pair.map(({ name, path }, side) => (
              <span key={path}>
                {side > 0 && ' or '}
                <a href={path}>{name}</a>
              </span>
            ))}
            <b>{right ? 'Right' : 'Wrong'}</b>
          </p>
          <p>{truth(round)}</p>
        </li>
      )
    })}
  </ol>
)
