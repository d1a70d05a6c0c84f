// The game of two names: which one was given more often?
import { atom } from 'jotai'

/** Of a round: births of the two names, as they are shown. */
export type GameBirths = readonly [number, number]

export interface GameState {
  /** Of the round that is on, from 0. */
  round: number
  /** What was chosen in each round so far, the one that is on included. */
  chosen: readonly (0 | 1)[]
  phase: 'asking' | 'told' | 'over'
}

export type GameEvent = { type: 'choose'; at: 0 | 1 } | { type: 'go on' }

export const begun: GameState = { round: 0, chosen: [], phase: 'asking' }

/** An event that does not fit its moment changes nothing. @param rounds how many there are */
export function nextGame(state: GameState, event: GameEvent, rounds: number): GameState {
  if (event.type === 'choose')
    return state.phase === 'asking' ? { ...state, chosen: [...state.chosen, event.at], phase: 'told' } : state
  if (state.phase !== 'told') return state
  return state.round + 1 < rounds ? { ...state, round: state.round + 1, phase: 'asking' } : { ...state, phase: 'over' }
}

/** Whether a choice was the name given more often. */
export const isRight = ([a, b]: GameBirths, at: 0 | 1): boolean => (at === 0 ? a > b : b > a)

/** Rounds won so far. */
export const scoreOf = ({ chosen }: GameState, rounds: readonly GameBirths[]): number =>
  chosen.filter((at, i) => isRight(rounds[i] ?? [0, 0], at)).length

const state = atom<GameState>(begun)

/** Read the game of a page; write an event, and how many rounds there are. */
export const gameAtom = atom(
  get => get(state),
  (get, set, event: GameEvent, rounds: number) => set(state, nextGame(get(state), event, rounds)),
)
