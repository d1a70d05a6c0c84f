// Turns of the event loop for work that takes milliseconds of the processor.
import { setImmediate as nextTurn } from 'node:timers/promises'

/** While more and more come they are let in for so many milliseconds, and for so many turns where those are short. */
const letInFor = { ms: 10, turns: 12 }
/** Milliseconds of a long turn: many who are in ask at once, and to let in more makes it no shorter. */
const longMs = 25
/** Milliseconds of a usual piece of work. */
const pieceMs = 8

/**
 * Gives out turns of the event loop to all who ask, and between them as many as bring somebody new. Node lets in one
 * connection in a turn: where several pages are made in each, all others wait outside. Where turns are long without
 * that, as much work follows as takes the time of one.
 * @param arrived how many have come in so far
 * @returns resolves when it is one's own turn, in the order of asking
 */
export function ownTurns(arrived: () => number): () => Promise<void> {
  let last = Promise.resolve()
  let piecesLeft = 0
  async function letIn() {
    if (piecesLeft >= 1) return void piecesLeft--
    const began = performance.now()
    await nextTurn() // the rest of the turn in which it was asked for
    let [at, ms] = [performance.now(), 0]
    for (let turn = 1; ; turn++) {
      const [before, msBefore] = [arrived(), ms]
      await nextTurn()
      const now = performance.now()
      ms = now - at
      at = now
      if (arrived() === before || Math.min(ms, msBefore) > longMs) break
      if (turn >= letInFor.turns && now - began > letInFor.ms) break
    }
    piecesLeft = ms / pieceMs
  }
  return () => {
    last = last.then(letIn)
    return last
  }
}
