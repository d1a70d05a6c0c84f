import { ShareThis } from '../content/share-this.tsx'
import { Island } from '../island.tsx'
import { type Round, truth } from './game-island.tsx'
import { CountsSource } from './source.tsx'
import { NameToolPage, ToolRule } from './tool-head.tsx'

interface Props {
  path: string
  rounds: readonly Round[]
  /** The address of these rounds, and of others. */
  own: string
  another: string
  /** First year of the game, and the newest. */
  years: readonly [number, number]
}

/** The game, the same for all who open its address; on paper for those without script. */
export const GameView = ({ path, rounds, own, another, years }: Props) => (
  <NameToolPage
    title="The baby name game"
    lead="Two names, one year: which of them was given to more children? Ten rounds that grow harder, and the true figures after each."
  >
    <noscript>
      <p>
        Playing needs JavaScript, which keeps the score. Here are the ten rounds to play on paper, or aloud with
        somebody beside you: decide first, then open the answer.
      </p>
      <ol className="game-paper">
        {rounds.map(round => (
          <li key={`${round.year}${round.pair[0].name}`}>
            In {round.year}, which name was given to more {round.sex}s: {round.pair[0].name} or {round.pair[1].name}?
            <details>
              <summary>Answer</summary>
              {truth(round)}
            </details>
          </li>
        ))}
      </ol>
    </noscript>
    <Island name="name-game" props={{ rounds, another }} when="idle" />
    <p className="text-small">
      <a href={own}>Link to these ten rounds</a>, to play them against somebody.
    </p>
    <ToolRule title="How the rounds are made">
      <p>
        A year from {years[0]} to {years[1]}, girls or boys, and one of the eighty names given most in it are drawn by
        lot; the other name was given about thirty times less often in the first round and about a quarter less in the
        last. Chance decides which stands on the left. No name comes twice, and the number at the end of the address
        gives the same rounds to anybody. Earlier years are left out because their counts are incomplete.
      </p>
    </ToolRule>
    <CountsSource last={years[1]} />
    <ShareThis piece={{ path, title: 'The baby name game' }} />
  </NameToolPage>
)
